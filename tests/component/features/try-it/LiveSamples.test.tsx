import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Tab, Tabs } from '../../../../src/components/Tabs/Tabs';
import { RequestSamples } from '../../../../src/features/try-it';
import { TryForm } from '../../../../src/features/try-it/form/TryForm';
import { createProject } from '../../../unit/features/try-it/request/operations';
import { renderInSite } from '../../renderInSite';

const labels = ['curl', 'JavaScript', 'Python', 'TypeScript client'];

/** The text of a tab's panel; only one of them is shown. */
const panel = (label: string) =>
  screen.getAllByRole('tabpanel', { hidden: true })[labels.indexOf(label)]?.textContent;

function show() {
  return renderInSite(
    <>
      <RequestSamples>
        {'\n'}
        <Tabs group="request-language">
          {labels.map((label) => (
            <Tab key={label} label={label}>
              Example for {label}
            </Tab>
          ))}
        </Tabs>
        {'\n'}
      </RequestSamples>
      <TryForm operation={createProject} />
    </>,
  );
}

describe('the samples of an operation', () => {
  test('follow the form in each language, without the token', () => {
    show();
    fireEvent.input(screen.getByLabelText(/Team Token/), { target: { value: 'secret-1' } });
    fireEvent.input(screen.getByLabelText(/team_id/), { target: { value: '4711' } });
    for (const name of ['curl', 'JavaScript', 'Python']) {
      expect(panel(name)).toContain('/teams/4711/');
      expect(panel(name)).toContain('CONVEX_TEAM_TOKEN');
      expect(panel(name)).not.toContain('secret-1');
    }
    expect(panel('TypeScript client')).toBe('Example for TypeScript client');
  });
});
