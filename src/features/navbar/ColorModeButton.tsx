import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';

/** Switches between light and dark; says it is disabled until the page is active in the browser. */
export function ColorModeButton(): ReactNode {
  const isBrowser = useIsBrowser();
  const { colorMode, setColorMode } = useColorMode();
  return (
    <button
      className="icon-button"
      type="button"
      aria-disabled={!isBrowser}
      aria-label={`Switch between dark and light mode (currently ${colorMode} mode)`}
      onClick={() => isBrowser && setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun-moon" />
    </button>
  );
}
