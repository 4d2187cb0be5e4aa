import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Aside } from '../../../src/components/Aside/Aside';
import { HeaderCell, Heading, Table } from '../../../src/components/elements/elements';
import { FunctionFacts } from '../../../src/components/Facts/Facts';
import { Card } from '../../../src/components/Links/Links';
import {
  Parameter,
  Parameters,
  ParameterType,
} from '../../../src/components/Parameters/Parameters';
import { Step, Steps } from '../../../src/components/Steps/Steps';
import { VideoLink } from '../../../src/components/VideoLink/VideoLink';
import { renderInSite } from '../renderInSite';

test('an aside is a note with an icon of its type', () => {
  renderInSite(
    <Aside type="warning" title="Mind this">
      <p>The text.</p>
    </Aside>,
  );
  const aside = screen.getByRole('note');
  expect(aside.textContent).toBe('Mind thisThe text.');
  expect(aside.querySelector('use')?.getAttribute('href')).toBe('#icon:triangle-alert');
});

test('a card is one link that contains its title and text', () => {
  renderInSite(
    <Card title="Schemas" href="/database/schemas" icon="table-2">
      Describe your tables.
    </Card>,
  );
  const link = screen.getByRole('link', { name: 'Schemas Describe your tables.' });
  expect(link.getAttribute('href')).toBe('/database/schemas');
  expect(link.querySelector('use')?.getAttribute('href')).toBe('#icon:table-2');
});

test('the facts of a function come in a fixed order, whatever the order of the props', () => {
  const { container } = render(
    <FunctionFacts cached="No" transactional="Yes" calledBy="Clients" runsIn="Convex runtime" />,
  );
  expect([...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    ...['Runs in', 'Convex runtime', 'Called by', 'Clients'],
    ...['Transactional', 'Yes', 'Cached', 'No'],
  ]);
});

test("a table is in a named box that scrolls and is focusable, and its empty corner isn't a header", () => {
  render(
    <Table>
      <thead>
        <tr>
          <HeaderCell />
          <HeaderCell data-align="right">Query</HeaderCell>
        </tr>
      </thead>
    </Table>,
  );
  const box = screen.getByRole('group', { name: 'Table' });
  expect(box.tabIndex).toBe(0);
  expect(box.classList).toContain('scroll-x');
  expect(box.contains(screen.getByRole('table'))).toBe(true);
  const header = screen.getByRole('columnheader');
  expect([header.textContent, header.dataset.align]).toEqual(['Query', 'right']);
  expect(screen.getAllByRole('cell')).toHaveLength(1);
});

test('a heading has an anchor that names it without its markup, and none without an id', () => {
  renderInSite(
    <>
      <Heading as="h3" id="get">
        Read with{' '}
        <code>
          db.<b>get</b>
        </code>
        , {2} ways{null}
      </Heading>
      <Heading as="h4">Plain</Heading>
    </>,
  );
  expect(screen.getByRole('heading', { level: 3 }).id).toBe('get');
  const title = 'Direct link to Read with db.get, 2 ways';
  const anchor = screen.getByRole('link', { name: title });
  expect(anchor.getAttribute('href')).toBe('#get');
  expect(anchor.title).toBe(title);
  expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Plain');
});

test('a parameter has its type, with links too, next to its name, and its description below', () => {
  const { container } = render(
    <Parameters label="Returns">
      <Parameter name="limit" type="number" required>
        How many.
      </Parameter>
      <Parameter name="id" id="id">
        <ParameterType>
          Promise&lt;<a href="/api/x">Id</a>&gt;
        </ParameterType>
        <p>Whose it is.</p>
      </Parameter>
    </Parameters>,
  );
  const texts = ['Returns', 'limit', 'number', 'required', 'How many.', 'id', 'Promise<Id>'];
  expect(container.textContent).toBe(`${texts.join('')}Whose it is.`);
  expect(container.querySelector('#id')?.firstElementChild?.textContent).toBe('idPromise<Id>');
  expect(screen.getByRole('link', { name: 'Id' }).getAttribute('href')).toBe('/api/x');
});

test('steps that have a first number continue the count of the page', () => {
  const { container } = render(
    <Steps first="3">
      <Step>three</Step>
    </Steps>,
  );
  expect(container.firstElementChild?.hasAttribute('data-continued')).toBe(true);
});

test('a video is a link that names its target, and nothing is loaded until it is followed', () => {
  const { container } = renderInSite(<VideoLink id="abc-123" title="How it works" />);
  const link = screen.getByRole('link', { name: /How it works.*Video on YouTube/ });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc-123');
  expect(container.querySelectorAll('iframe, img, video, script, link')).toHaveLength(0);
  expect(container.innerHTML.match(/https?:\/\/[^"]+/g)).toHaveLength(1);
});
