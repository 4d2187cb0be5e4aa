import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Fold } from '../../../src/components/article/Fold';
import { Response } from '../../../src/components/reference/Response';
import { Responses } from '../../../src/components/reference/Responses';
import { Endpoint } from '../../../src/features/try-it';

describe('Endpoint', () => {
  test('shows method and address, and highlights placeholders', () => {
    const { container } = render(
      <Endpoint method="POST" server="{deploymentUrl}/api" path="/teams/{team_id}/delete" />,
    );
    expect(container.textContent).toBe('POST{deploymentUrl}/api/teams/{team_id}/delete');
    expect(screen.getByText('{team_id}').tagName).toBe('SPAN');
    expect(screen.getByText('{deploymentUrl}').tagName).toBe('SPAN');
  });

  test('may break before each slash of the path, and not within the scheme', () => {
    const { container } = render(
      <Endpoint method="GET" server="https://api.example/v1" path="/a/b" />,
    );
    const broken = container.querySelector('code')?.innerHTML.replace(/<\/?span[^>]*>/g, '');
    expect(broken).toBe('https://api.example<wbr>/v1<wbr>/a<wbr>/b');
  });
});

describe('Responses', () => {
  test('unfold to their bodies; the expected one is open', () => {
    const { container } = render(
      <Responses>
        <Response status="200" title="Done" open>
          The body.
        </Response>
        <Response status="4XX" title="Refused" failed>
          The reason.
        </Response>
      </Responses>,
    );
    const [done, refused] = container.querySelectorAll('details');
    expect([done?.open, refused?.open]).toEqual([true, false]);
    expect(refused?.querySelector('summary')?.textContent).toBe('4XX Refused');
    expect(refused?.textContent).toContain('The reason.');
  });
});

describe('Fold', () => {
  test('contains the fields of a nested value, folded', () => {
    const { container } = render(<Fold summary="Fields of results">status</Fold>);
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')?.textContent).toBe('Fields of results');
  });
});
