import { type GenerateStep, generatedStaticDir, sourceKey } from '../../build';

// The sprite's compiler is loaded only when the step runs.
export const iconSpriteStep: GenerateStep = {
  name: 'icon-sprite',
  folders: [generatedStaticDir],
  hashInputs: () => sourceKey(),
  async run() {
    const { makeIconSprite } = await import('./makeIconSprite');
    return { files: makeIconSprite(), findings: [] };
  },
};
