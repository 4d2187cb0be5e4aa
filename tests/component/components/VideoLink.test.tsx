import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VideoLink } from '../../../src/components/VideoLink/VideoLink';
import { renderInSite } from '../renderInSite';

test('a video is a link that names its target, and nothing is loaded until it is followed', () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const { container } = renderInSite(<VideoLink id="abc-123" title="How it works" />);
  const link = screen.getByRole('link', { name: /How it works.*Video on YouTube/ });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc-123');
  expect(container.querySelectorAll('iframe, img, video, script, link')).toHaveLength(0);
  expect(container.innerHTML.match(/https?:\/\/[^"]+/g)).toHaveLength(1);
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
});
