/** What a reader has chosen; null follows the system. */
export type ColorModeChoice = 'light' | 'dark' | null;

/**
 * The switch's next mode: system, light, dark if the system's preference is respected, otherwise light and dark.
 * @throws if the value isn't a color mode
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
