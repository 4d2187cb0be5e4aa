import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writerGuide } from '../../../../../plugins/content/schema/writerGuide';

test('the guide for writers is the one that the definitions make', async () => {
  await expect(writerGuide()).toMatchFileSnapshot(resolve('src/components/README.md'));
});
