/** What a reader has chosen; null follows the system. */
export type ColorModeChoice = 'light' | 'dark' | null;

/**
 * What the switch chooses next: system, light, dark where the system's preference counts, else light and dark.
 * @throws for a value that is no color mode
 */
export function nextColorMode(
  choice: ColorModeChoice,
  current: 'light' | 'dark',
  respectsSystem: boolean,
): ColorModeChoice {
  if (!respectsSystem) return current === 'dark' ? 'light' : 'dark';
  switch (choice) {
    case null:
      return 'light';
    case 'light':
      return 'dark';
    case 'dark':
      return null;
    default:
      throw new Error(`unexpected color mode ${String(choice)}`);
  }
}
