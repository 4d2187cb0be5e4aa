import type { Plugin } from '@docusaurus/types';
import { darkForScriptless } from './darkForScriptless';

/** Gives readers without scripts the dark theme where their system is dark. */
export default function scriptlessDark(): Plugin {
  return {
    name: 'scriptless-dark',
    configurePostCss(options) {
      options.plugins.push(darkForScriptless);
      return options;
    },
  };
}
