import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { version } from '../../../../node_modules/convex/package.json';
import { SamplesNote } from '../../../../src/features/page';
import { renderInSite } from '../../renderInSite';

test('names the installed version and links to how samples are checked', () => {
  renderInSite(<SamplesNote />);
  const link = screen.getByRole('link', { name: `Samples checked with convex ${version}` });
  expect(link.getAttribute('href')).toBe('/understanding/checked-samples');
});
