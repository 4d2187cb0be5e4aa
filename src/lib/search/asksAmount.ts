const amount =
  /\bhow (?:long|soon|far|big|large|many|much|deep|high)\b|\b(?:limit|max|maximum|minimum|price|cost|size)\b/i;

/** Whether a question asks for a number: a limit, a price, a time. */
export function asksAmount(question: string): boolean {
  return amount.test(question);
}
