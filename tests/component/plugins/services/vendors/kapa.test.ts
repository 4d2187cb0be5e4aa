import { expect, test, vi } from 'vitest';
import { start } from '../../../../../plugins/services/vendors/kapa';
import { fakeContext } from './fakeContext';

const askAi = vi.hoisted(() => ({
  createWidget: vi.fn(() => 'widget'),
  setAskAiProvider: vi.fn(),
}));

vi.mock('../../../../../plugins/ask-ai', () => askAi);

test('makes the widget the provider of Ask AI, with the name, color and icon of the site', async () => {
  await start({ websiteId: 'website' }, fakeContext().context);
  expect(askAi.createWidget).toHaveBeenCalledExactlyOnceWith({
    websiteId: 'website',
    projectName: 'Convex',
    projectColor: '#8d2676',
    projectLogo: 'https://docs.example.com/favicon.svg',
  });
  expect(askAi.setAskAiProvider).toHaveBeenCalledExactlyOnceWith('widget');
});
