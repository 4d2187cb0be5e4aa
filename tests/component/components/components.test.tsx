import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Aside, type AsideProps } from '../../../src/components/Aside/Aside';
import { Card, Cards } from '../../../src/components/Cards/Cards';
import { Heading } from '../../../src/components/elements/Heading';
import { HeaderCell, Table } from '../../../src/components/elements/Table';
import { FunctionFacts } from '../../../src/components/Facts/Facts';
import {
  Parameter,
  Parameters,
  ParameterType,
} from '../../../src/components/Parameters/Parameters';
import { Step, Steps } from '../../../src/components/Steps/Steps';
import { VideoLink } from '../../../src/components/VideoLink/VideoLink';
import { renderInSite } from '../renderInSite';

describe('Aside', () => {
  test.each<[AsideProps['type'], string]>([
    ['note', 'info'],
    ['tip', 'lightbulb'],
    ['warning', 'triangle-alert'],
    ['beta', 'flask-conical'],
  ])('is a note with a title, an icon of its type and its text: %s', (type, icon) => {
    renderInSite(
      <Aside type={type} title="Mind this">
        <p>The text.</p>
      </Aside>,
    );
    const aside = screen.getByRole('note');
    expect(aside.textContent).toBe('Mind thisThe text.');
    expect(aside.querySelector('use')?.getAttribute('href')).toBe(`#icon:${icon}`);
  });
});

describe('Card', () => {
  test('is one link that contains its title and text', () => {
    renderInSite(
      <Cards>
        <Card title="Schemas" href="/database/schemas" icon="table-2">
          Describe your tables.
        </Card>
      </Cards>,
    );
    const link = screen.getByRole('link', { name: 'Schemas Describe your tables.' });
    expect(link.getAttribute('href')).toBe('/database/schemas');
    expect(link.querySelector('use')?.getAttribute('href')).toBe('#icon:table-2');
  });
});

test('FunctionFacts answers four questions in a fixed order, whatever the order of its props', () => {
  render(
    <FunctionFacts cached="No" transactional="Yes" calledBy="Clients" runsIn="Convex runtime" />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Runs in',
    'Called by',
    'Transactional',
    'Cached',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Convex runtime',
    'Clients',
    'Yes',
    'No',
  ]);
});

test("the empty corner of a table isn't a header, unlike the other cells above the columns", () => {
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
  const header = screen.getByRole('columnheader');
  expect(header.textContent).toBe('Query');
  expect(header.dataset.align).toBe('right');
  expect(screen.getAllByRole('cell')).toHaveLength(1);
});

test('a table is in a named box that scrolls and is focusable', () => {
  render(
    <Table>
      <tbody>
        <tr>
          <td>a</td>
        </tr>
      </tbody>
    </Table>,
  );
  const box = screen.getByRole('group', { name: 'Table' });
  expect(box.tabIndex).toBe(0);
  expect(box.classList).toContain('scroll-x');
  expect(box.contains(screen.getByRole('table'))).toBe(true);
});

describe('Heading', () => {
  test('has an anchor that names it', () => {
    renderInSite(
      <Heading as="h2" id="writing-data">
        Writing data
      </Heading>,
    );
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading.id).toBe('writing-data');
    const anchor = screen.getByRole('link', { name: 'Direct link to Writing data' });
    expect(anchor.getAttribute('href')).toBe('#writing-data');
    expect(anchor.title).toBe('Direct link to Writing data');
  });

  test('names its anchor without its markup', () => {
    renderInSite(
      <Heading as="h3" id="get">
        Read with{' '}
        <code>
          db.<b>get</b>
        </code>
        , {2} ways{null}
      </Heading>,
    );
    expect(screen.getByTitle('Direct link to Read with db.get, 2 ways')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  });

  test('without an id has no anchor', () => {
    renderInSite(<Heading as="h4">Plain</Heading>);
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Plain');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('Parameter', () => {
  test('shows name, type and description', () => {
    const { container } = render(
      <Parameters>
        <Parameter name="limit" type="number">
          How many.
        </Parameter>
      </Parameters>,
    );
    expect(screen.getByText('limit')).toBeTruthy();
    expect(screen.getByText('number')).toBeTruthy();
    expect(container.textContent).toBe('limitnumberHow many.');
  });

  test('shows a type with links next to its name, before the description', () => {
    const { container } = render(
      <Parameters label="Returns">
        <Parameter name="id" id="id">
          <ParameterType>
            Promise&lt;<a href="/api/x">Id</a>&gt;
          </ParameterType>
          <p>Whose it is.</p>
        </Parameter>
      </Parameters>,
    );
    expect(container.textContent).toBe('ReturnsidPromise<Id>Whose it is.');
    expect(container.querySelector('#id')?.firstElementChild?.textContent).toBe('idPromise<Id>');
    expect(screen.getByRole('link', { name: 'Id' }).getAttribute('href')).toBe('/api/x');
  });

  test('says when it is required', () => {
    render(
      <Parameter name="id" type="Id" required>
        a
      </Parameter>,
    );
    expect(screen.getByText('required')).toBeTruthy();
  });
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
  const fetch = vi.spyOn(globalThis, 'fetch');
  const { container } = renderInSite(<VideoLink id="abc-123" title="How it works" />);
  const link = screen.getByRole('link', { name: /How it works.*Video on YouTube/ });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc-123');
  expect(container.querySelectorAll('iframe, img, video, script, link')).toHaveLength(0);
  expect(container.innerHTML.match(/https?:\/\/[^"]+/g)).toHaveLength(1);
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
});
