import ComponentCreator from '@docusaurus/core/lib/client/exports/ComponentCreator';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Component } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../renderInSite';
import { flaky } from '../stubs/generated/registry';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

class Catch extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? `Error: ${this.state.error.message}` : this.props.children;
  }
}

function show(path: string) {
  const Page = ComponentCreator(path, 'abc') as unknown as ComponentType;
  renderInSite(
    <Catch>
      <Page />
    </Catch>,
  );
}

describe('a page that loads lazily', () => {
  test('whose load fails shows the error text and a Retry button, which works once the fault is lifted', async () => {
    flaky.failures = 2;
    show('/flaky');
    expect(await screen.findByText(/Loading chunk 42 failed\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Loading chunk 42 failed\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The page')).toBeTruthy();
  });

  test("whose module has no default export: page component has no default export, by Docusaurus' words", async () => {
    show('/no-default');
    expect(
      await screen.findByText(
        /^Error: The page component at \/no-default doesn't have a default export\. This makes it impossible to render anything\./,
      ),
    ).toBeTruthy();
  });
});
