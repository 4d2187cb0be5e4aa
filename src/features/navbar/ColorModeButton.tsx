import { useColorMode, useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';

/** What a reader has chosen; null follows the system. */
type ColorModeChoice = 'light' | 'dark' | null;

/** The switch's modes, in order. */
const choices: readonly ColorModeChoice[] = [null, 'light', 'dark'];

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
  const at = choices.indexOf(choice);
  if (at < 0) throw new Error(`unexpected color mode ${String(choice)}`);
  return choices[at + 1] ?? null;
}

const icons = { system: 'laptop', light: 'sun', dark: 'moon' } as const;

/** Switches the color mode; says it is disabled until the page is active in the browser. */
export function ColorModeButton(): ReactNode {
  const isBrowser = useIsBrowser();
  const { respectPrefersColorScheme } = useThemeConfig().colorMode;
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  const shown = respectPrefersColorScheme ? (colorModeChoice ?? 'system') : colorMode;
  const next = () => nextColorMode(colorModeChoice, colorMode, respectPrefersColorScheme);
  return (
    <button
      className="icon-button"
      type="button"
      aria-disabled={!isBrowser}
      aria-label={`Switch between dark and light mode (currently ${shown} mode)`}
      onClick={() => isBrowser && setColorMode(next())}
    >
      <Icon name={icons[shown]} />
    </button>
  );
}
