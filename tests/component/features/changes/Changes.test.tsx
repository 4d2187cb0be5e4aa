import { describe, expect, test } from 'vitest';
import { Changes, Upgrade } from '../../../../src/features/changes';
import { renderInSite } from '../../renderInSite';

const page = (
  <Changes>
    <h2 id="1.48.0">1.48.0</h2>
    <p>October 22, 2026</p>
    <Upgrade>
      <p>Confirm indexes.</p>
    </Upgrade>
    <p>Files in mutations.</p>
    {'\n'}
    <h2 id="1.42.2">1.42.2</h2>
    <Upgrade>
      <p>Return the session.</p>
    </Upgrade>
    <h2 id="1.36.1">1.36.1</h2>
    <ul>
      <li>Defaults by type.</li>
    </ul>
  </Changes>
);

const open = (path: string) => renderInSite(page, { path });

/** The text of the page in reading order, block by block. */
const blocks = (container: HTMLElement) =>
  Array.from(
    container.querySelectorAll('h2, h3, h4, p:not([data-markdown-ignore]), li, summary'),
    ({ textContent }) => textContent,
  );

const everything = [
  '1.48.0',
  'October 22, 2026',
  'Change when you upgrade',
  'Confirm indexes.',
  'Files in mutations.',
  '1.42.2',
  'Change when you upgrade',
  'Return the session.',
  '1.36.1',
  'Defaults by type.',
];

describe("what's new", () => {
  test('begins with what to change for the release in the address, and folds what the reader has', () => {
    const { container } = open('/changes?from=1.36.1');
    expect(blocks(container)).toEqual([
      'Upgrade from 1.36.1',
      'For 1.48.0',
      'Confirm indexes.',
      'For 1.42.2',
      'Return the session.',
      '1.48.0',
      'October 22, 2026',
      'Files in mutations.',
      '1.42.2',
      'Nothing else is new.',
      'What you have already',
      '1.36.1',
      'Defaults by type.',
    ]);
    expect(container.querySelector('details')?.open).toBe(false);
  });

  test('shows the section that the address names, even if the reader has that release', () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function () {
      shown.push(this.id);
    };
    const { container } = open('/changes?from=1.42.2#1.36.1');
    expect(shown).toEqual(['1.36.1']);
    expect(container.querySelector('details')?.open).toBe(true);
  });

  test.each(['', '?from=latest', '?from=1.36', '?from=', '?from=1.40.0'])(
    'is everything at /changes%s',
    (search) => {
      const { container } = open(`/changes${search}`);
      expect(blocks(container)).toEqual(everything);
    },
  );
});
