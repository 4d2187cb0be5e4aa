import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TryForm } from '../../../../src/features/try-it/form/TryForm';
import type { HttpOperation } from '../../../../src/lib/httpOperation';
import { createProject, deleteProject } from '../../../unit/features/try-it/request/operations';
import { renderInSite } from '../../renderInSite';

const token = 'team-token-5f2c9a';
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
  request.mockReset();
});

const show = (operation: HttpOperation) => renderInSite(<TryForm operation={operation} />);
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) =>
  fireEvent.input(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const send = () => act(async () => fireEvent.click(button('Send request')));
const status = () => document.querySelector('p[role=status]')?.textContent;

function answer(body: string, init: ResponseInit = {}): void {
  const headers = { 'Content-Type': 'application/json', ...init.headers };
  request.mockResolvedValueOnce(new Response(body, { status: 200, ...init, headers }));
}

describe('TryForm', () => {
  test('sends nothing invalid: messages appear next to their fields, and the first one gets the focus', async () => {
    show(createProject);
    type(/team_id/, 'x');
    field(/Body/).focus();
    await send();
    expect(request).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field(/Team Token/));
    for (const [name, problem] of [
      [/Team Token/, 'The token is needed first.'],
      [/team_id/, 'team_id must be a whole number.'],
    ] as const) {
      const described = field(name).getAttribute('aria-describedby') ?? '';
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(described)?.textContent).toBe(problem);
    }
    type(/team_id/, '42');
    expect(field(/team_id/).hasAttribute('aria-invalid')).toBe(false);
    expect(field(/Team Token/).getAttribute('aria-invalid')).toBe('true');
  });

  test('the body is fields and the JSON that is sent: each follows the other', async () => {
    show(createProject);
    type(/projectName/, 'Party');
    expect(JSON.parse(field(/Body/).value)).toEqual({ projectName: 'Party' });
    fireEvent.input(field(/deploymentType/), { target: { value: 'prod' } });
    expect(JSON.parse(field(/Body/).value)).toEqual({
      projectName: 'Party',
      deploymentType: 'prod',
    });
    type(/Body/, '{"projectName": "Pic');
    expect(field(/projectName/).value).toBe('Party');
    type(/Body/, '{"projectName": "Picnic"}');
    expect(field(/projectName/).value).toBe('Picnic');
    expect(field(/deploymentType/).value).toBe('');
    type(/Team Token/, token);
    type(/projectName/, 'Lunch');
    answer('{}');
    await send();
    const [, init] = request.mock.calls[0] ?? [];
    expect(JSON.parse(String(init?.body))).toEqual({ projectName: 'Lunch' });
  });

  test('shows status, time, size, headers and the indented body of a response, and announces it', async () => {
    show(createProject);
    type(/Team Token/, token);
    answer('{"projectId":9007199254740993}', { headers: { 'X-Request-Id': 'abc' } });
    await send();
    const result = screen.getByRole('region', { name: 'Result' });
    expect(result.querySelector('code')?.textContent).toBe('{  "projectId": 9007199254740993}');
    expect(result.querySelectorAll('[aria-label="Response body"] .line')).toHaveLength(3);
    expect(result.textContent).toMatch(/200.*\d ms · 30 B/);
    expect(result.textContent).toMatch(/x-request-id: abc/i);
    expect(status()).toMatch(/^Response 200 after \d+ ms$/);
  });

  test('sends the token in its header only, and never writes it into the document', async () => {
    show(createProject);
    type(/Team Token/, ` ${token} `);
    answer('{}');
    await send();
    const [url, init] = request.mock.calls[0] ?? [];
    expect(url).toBe('https://api.convex.dev/v1/teams/42/create_project');
    expect(new Headers(init?.headers).get('Authorization')).toBe(`Bearer ${token}`);
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
    });
    expect(String(init?.body)).not.toContain(token);
    expect(document.documentElement.outerHTML).not.toContain(token);
    expect(document.body.textContent).toContain('$CONVEX_TEAM_TOKEN');
  });

  test('a token is remembered only for pages with the same kind of token', () => {
    show(deleteProject);
    expect(field(/Team Token/).value).toBe(token);
    expect(field(/team_id/).value).toBe('');
  });

  test("what can't be undone is confirmed first", async () => {
    show(deleteProject);
    type(/team_id/, '7');
    await send();
    expect(request).not.toHaveBeenCalled();
    const consent = screen.getByRole<HTMLInputElement>('checkbox');
    expect(document.activeElement).toBe(consent);
    fireEvent.click(consent);
    request.mockResolvedValueOnce(new Response(null, { status: 200 }));
    await send();
    expect(request).toHaveBeenCalledOnce();
    expect(screen.getByText('No body')).toBeTruthy();
  });

  test('while a request is pending it is busy, sends no other, and can be cancelled', async () => {
    show(createProject);
    request.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    await send();
    expect(button('Sending').getAttribute('aria-busy')).toBe('true');
    expect(status()).toBe('Sending');
    await act(async () => fireEvent.click(button('Sending')));
    expect(request).toHaveBeenCalledOnce();
    await act(async () => fireEvent.click(button('Cancel')));
    expect(document.activeElement).toBe(button('Send request'));
    expect(status()).toBe('Cancelled');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  test.each([
    ['a server that lets no page read it', [new TypeError('no'), new Response()], /cannot read/],
    ['no server', [new TypeError('no'), new TypeError('no')], /could not be reached/],
  ])('%s is explained, with the same request for a terminal', async (_, outcomes, title) => {
    show(createProject);
    for (const outcome of outcomes) {
      if (outcome instanceof Error) request.mockRejectedValueOnce(outcome);
      else request.mockResolvedValueOnce(outcome);
    }
    await send();
    await waitFor(() =>
      expect(screen.getByText(title, { selector: 'p:not([role])' })).toBeTruthy(),
    );
    const [, probe] = request.mock.calls;
    expect(probe?.[0]).toBe('https://api.convex.dev');
    expect(probe?.[1]).not.toHaveProperty('headers');
    const details = screen.getByText('The same with curl').closest('details');
    expect(details?.open).toBe(true);
    expect(details?.textContent).toContain('-H "Authorization: Bearer $CONVEX_TEAM_TOKEN"');
  });

  test('a body with markup in it stays text', async () => {
    show(createProject);
    answer('{"html":"<img src=x onerror=alert(1)>"}');
    await send();
    expect(document.querySelector('pre img')).toBeNull();
    expect(document.querySelector('pre')?.textContent).toContain('<img src=x');
  });
});
