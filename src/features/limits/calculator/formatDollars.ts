const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount of money: `$1,234.50`. */
export const formatDollars = (amount: number) => dollars.format(amount);
