import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TryForm } from '../../../../../plugins/reference/http/ui/TryForm';
import type { HttpFormOperation } from '../../../../../src/lib/http';
import { renderInSite } from '../../../renderInSite';

const createProject: HttpFormOperation = {
  method: 'POST',
  path: '/teams/{team_id}/create_project',
  servers: [{ url: 'https://api.convex.dev/v1', variables: [] }],
  auth: {
    required: true,
    schemes: [{ name: 'Team Token', prefix: 'Bearer', description: 'From the dashboard.' }],
  },
  parameters: [
    {
      name: 'team_id',
      in: 'path',
      required: true,
      description: 'The team.',
      schema: { type: 'integer' },
      example: 42,
    },
  ],
  body: { required: true, contentType: 'application/json', example: { projectName: 'Party' } },
  responses: [],
  warning: undefined,
};

const token = 'team-token-5f2c9a';
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', request);
});
afterEach(() => request.mockReset());

const show = (operation = createProject) => renderInSite(<TryForm operation={operation} />);
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name = 'Send request') => act(async () => fireEvent.click(button(name)));
const status = () => document.querySelector('p[role=status]')?.textContent;

test('sends the token in its header only, never writes it into the document, and shows the response', async () => {
  show();
  type(/Team Token/, ` ${token} `);
  type(/Body/, '{"projectName":"Lunch"}');
  request.mockResolvedValueOnce(new Response('{"id":9007199254740993,"a":"<i>"}'));
  await press();
  const [url, init] = request.mock.calls[0] ?? [];
  expect(url).toBe('https://api.convex.dev/v1/teams/42/create_project');
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"projectName":"Lunch"}',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    redirect: 'manual',
  });
  expect(document.documentElement.outerHTML).not.toContain(token);
  const result = screen.getByRole('region', { name: 'Result' });
  expect(result.querySelector('code')?.textContent).toContain('  "id": 9007199254740993,');
  expect(result.querySelector('pre i')).toBeNull();
  expect(result.textContent).toContain('$CONVEX_TEAM_TOKEN');
  expect(result.textContent).toMatch(/200.*\d ms/s);
  expect(status()).toMatch(/^Response 200 after \d+ ms$/);
});

test("remembers the token, and has what can't be undone named and confirmed", async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  show({ ...createProject, warning: 'All data is lost.' });
  expect(field(/Team Token/).value).toBe(token);
  expect(field(/team_id/).value).toBe('');
  type(/team_id/, '7');
  await press();
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('All data is lost.'));
  expect(request).not.toHaveBeenCalled();
  confirm.mockReturnValue(true);
  request.mockResolvedValueOnce(new Response(null));
  await press();
  expect(request).toHaveBeenCalledOnce();
  expect(screen.getByText('No body')).toBeTruthy();
});

test('while a request is pending it is busy, sends no other, and can be cancelled', async () => {
  show();
  request.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  await press();
  expect(button('Sending').getAttribute('aria-busy')).toBe('true');
  expect(status()).toBe('Sending');
  await press('Sending');
  expect(request).toHaveBeenCalledOnce();
  await press('Cancel');
  expect(document.activeElement).toBe(button('Send request'));
  expect(status()).toBe('Cancelled');
});

const no = new TypeError('no');
const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
const broken = new Response(new ReadableStream({ start: (stream) => stream.error(no) }));
test.each<[string, () => Promise<Response>]>([
  ['The browser cannot read the response', () => Promise.reject(no)],
  ['The server redirects to another address', async () => redirect],
  ['The connection broke', async () => broken],
])('%s, with the same request for a terminal', async (title, respond) => {
  show();
  request.mockImplementationOnce(respond);
  await press();
  await screen.findByText(title, { selector: 'p:not([role])' });
  expect(status()).toBe(title);
  expect(screen.getByRole('group', { name: 'The request with curl' }).textContent).toContain(
    '-H "Authorization: Bearer $CONVEX_TEAM_TOKEN"',
  );
});
