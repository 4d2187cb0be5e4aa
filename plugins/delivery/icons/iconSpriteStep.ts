import { fingerprint, type GenerateStep, generatedStaticDir } from '../../build';

// The sprite's compiler is loaded only when the step runs.
export const iconSpriteStep: GenerateStep = {
  name: 'icon-sprite',
  folders: [generatedStaticDir],
  hashInputs: () => fingerprint({ entry: new URL('./makeIconSprite.ts', import.meta.url).href }),
  async run() {
    const { makeIconSprite } = await import('./makeIconSprite');
    return { files: makeIconSprite(), findings: [] };
  },
};
