// cspell:ignore cscript erver fooo
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AssetsBinding } from '../../../../../plugins/agents/worker/site';
import { openAssets } from '../../../../../scripts/delivery/server.mts';
import { type EdgeAnswer, fixtureSite, type Send } from '../../../../edge/send';
import site from '../../../../fixtures/edge-site/edge/site.json';

const types = {
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
} as const;

const markdown = { headers: { accept: 'text/markdown' } };

function varies({ headers }: EdgeAnswer): boolean {
  const names = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.includes('accept');
}

/** Calls the Worker directly; a fresh one, because it remembers the build. */
async function sendTo(assets: AssetsBinding): Promise<Send> {
  vi.resetModules();
  const { default: worker } = await import('../../../../../plugins/agents/worker/worker');
  return async (path, { method = 'GET', headers = {} } = {}) => {
    const request = new Request(`http://localhost${path}`, { method, headers });
    const response = await worker.fetch(request, { ASSETS: assets });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };
}

/** The site, with another answer for some files. */
function withFiles(answers: Record<string, () => Promise<Response>>): AssetsBinding {
  const assets = openAssets(fixtureSite);
  return {
    fetch: (request) => answers[new URL(request.url).pathname]?.() ?? assets.fetch(request),
  };
}

let send: Send;
beforeAll(async () => {
  send = await sendTo(openAssets(fixtureSite));
});

describe('content negotiation', () => {
  // unit/plugins/agents/worker/handleRequest.test.ts has every header.
  test.each([
    [undefined, 'html'],
    ['text/markdown', 'markdown'],
    ['image/png', 406],
  ] as const)('Accept: %s → %s', async (accept, sent) => {
    const answer = await send('/functions/actions', {
      headers: accept === undefined ? {} : { accept },
    });
    expect(answer.status).toBe(sent === 406 ? 406 : 200);
    expect(answer.headers['content-type']).toBe(types[sent === 406 ? 'markdown' : sent]);
    expect(varies(answer)).toBe(true);
    if (sent === 'html') expect(answer.text).toContain('<h1>Actions</h1>');
    if (sent === 'markdown') expect(answer.text).toBe('# Actions\n');
    if (sent === 406) expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['/', '# Landing\n'],
    ['/home', '# Home\n'],
    ['/api/classes/server.Foo', '# Class: Foo\n'],
    ['/api/classes/%73erver.Foo', '# Class: Foo\n'],
    ['/home?from=here', '# Home\n'],
  ])('sends the Markdown of %s', async (path, text) => {
    const answer = await send(path, markdown);
    expect([answer.status, answer.text]).toEqual([200, text]);
  });

  test('sends the HTML of a page that has no Markdown copy', async () => {
    const answer = await send('/no-copy', markdown);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, types.html]);
    expect(varies(answer)).toBe(true);
  });

  test.each(['/robots.txt', '/data.json'])('never negotiates %s', async (path) => {
    const [plain, asked] = await Promise.all([send(path), send(path, markdown)]);
    expect(asked.status).toBe(200);
    expect(asked.text).toBe(plain.text);
    expect(asked.headers['content-type']).toBe(plain.headers['content-type']);
    expect(varies(asked)).toBe(false);
  });
});

test.each([
  ['/functions', {}],
  ['/functions', { accept: 'text/markdown' }],
  ['/functions', { accept: 'image/png' }],
  ['/functions.md', {}],
  ['/nope', { accept: 'text/markdown' }],
  ['/nope', {}],
  ['/old', {}],
  ['/robots.txt', {}],
  ['/.well-known/api-catalog', {}],
])('HEAD has the status and headers of GET for %s with %o', async (path, headers) => {
  const [get, head] = await Promise.all([
    send(path, { headers }),
    send(path, { method: 'HEAD', headers }),
  ]);
  expect([head.status, head.text]).toEqual([get.status, '']);
  const names = ['content-type', 'etag', 'vary', 'link', 'location', 'cache-control'];
  for (const name of names) expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
});

describe('ETag', () => {
  test('differs between the variants of a page', async () => {
    const [html, copy] = await Promise.all([send('/functions'), send('/functions', markdown)]);
    expect(html.headers.etag).toMatch(/^(W\/)?".+"$/);
    expect(copy.headers.etag).toMatch(/^(W\/)?".+"$/);
    expect(copy.headers.etag).not.toBe(html.headers.etag);
  });

  test.each([
    ['/functions', 'text/html'],
    ['/functions', 'text/markdown'],
    ['/functions.md', '*/*'],
    ['/robots.txt', '*/*'],
  ])('spares the body of %s as %s that the client has', async (path, accept) => {
    const first = await send(path, { headers: { accept } });
    const etag = first.headers.etag ?? '';
    for (const known of [etag, `"other", ${etag}`, `W/${etag.replace(/^W\//, '')}`, '*']) {
      const again = await send(path, { headers: { accept, 'if-none-match': known } });
      expect([known, again.status, again.text]).toEqual([known, 304, '']);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers.vary).toBe(first.headers.vary);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(again.headers).not.toHaveProperty('content-type');
    }
  });
});

describe('the .md URL', () => {
  test.each(['text/html', 'text/markdown', 'image/png', '*/*;q=0'])(
    'ignores Accept: %s',
    async (accept) => {
      const answer = await send('/functions/actions.md', { headers: { accept } });
      expect([answer.status, answer.text]).toEqual([200, '# Actions\n']);
      expect(answer.headers['content-type']).toBe(types.markdown);
      expect(varies(answer)).toBe(false);
    },
  );

  test('is not for search engines, unlike the Markdown at the URL of the page', async () => {
    expect((await send('/home.md')).headers['x-robots-tag']).toBe('noindex');
    expect((await send('/home', markdown)).headers).not.toHaveProperty('x-robots-tag');
    expect((await send('/home')).headers).not.toHaveProperty('x-robots-tag');
  });

  test('says what it may be used for, at either URL', async () => {
    for (const { headers } of [await send('/home.md'), await send('/home', markdown)]) {
      expect(headers['content-signal']).toBe('search=yes, ai-input=yes, ai-train=yes');
    }
  });

  test('of the landing page is /index.md', async () => {
    const answer = await send('/index.md');
    expect([answer.status, answer.text]).toEqual([200, '# Landing\n']);
    expect(answer.headers.link).toContain('<https://docs.example.dev/>; rel="canonical"');
  });
});

describe('Link', () => {
  const documents = [
    '</llms.txt>; rel="llms-txt"',
    '</llms-full.txt>; rel="llms-full-txt"',
    '</.well-known/agent-skills/index.json>; rel="agent-skills"',
    '</.well-known/api-catalog>; rel="api-catalog"',
  ];

  test('of a page names its Markdown copy and the documents for machines', async () => {
    const { headers } = await send('/functions');
    const copy = '</functions.md>; rel="alternate"; type="text/markdown"';
    expect(headers.link).toBe([copy, ...documents].join(', '));
    expect(headers['x-llms-txt']).toBe('/llms.txt');
  });

  test.each([
    ['/functions', markdown],
    ['/functions.md', {}],
  ])('of the Markdown at %s names the page', async (path, request) => {
    const { headers } = await send(path, request);
    const page = '<https://docs.example.dev/functions>; rel="canonical"';
    expect(headers.link).toBe([page, ...documents].join(', '));
  });
});

describe('not found', () => {
  test.each([
    ['/functions/action', 'text/markdown', '/functions/actions.md'],
    ['/functions/action.md', '*/*', '/functions/actions.md'],
    ['/api/classes/server.Fooo', 'text/markdown', '/api/classes/server.Foo.md'],
  ])('%s for %s suggests %s in Markdown', async (path, accept, page) => {
    const answer = await send(path, { headers: { accept } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe(types.markdown);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(varies(answer)).toBe(true);
    expect(answer.text).toContain('# Page not found');
    expect(answer.text).toContain(`\`${path}\``);
    expect(answer.text).toContain(`](https://docs.example.dev${page})`);
    expect(answer.text).toContain('https://docs.example.dev/llms.txt');
    expect(answer.text).toContain('https://docs.example.dev/mcp');
  });

  test.each([
    ['/nope', 'text/html'],
    ['/nope', 'image/png'],
    ['/nope.html', 'text/markdown'],
    ['/nope.png', 'text/markdown'],
    ['/404', 'text/html'],
    ['/404.html', 'text/html'],
    ['/_headers', '*/*'],
    ['/_redirects', '*/*'],
    ['/functions/nope/', 'text/html'],
  ])('%s for %s is the HTML page', async (path, accept) => {
    const first = await send(path, { headers: { accept } });
    const { location } = first.headers;
    const answer = location ? await send(location, { headers: { accept } }) : first;
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe(types.html);
    expect(answer.text).toContain('<h1>Not found</h1>');
  });

  test.each(['/assets/js/missing.1a2b3c4d.js', '/nope', '/404'])(
    '%s is never kept, whatever _headers says about the path',
    async (path) => {
      const answer = await send(path, { headers: { 'if-none-match': '*' } });
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('shows a long or hostile path safely', async () => {
    const answer = await send(`/${'x'.repeat(4000)}%60%0A#%20heading`, markdown);
    expect(answer.status).toBe(404);
    expect(answer.text.length).toBeLessThan(1000);
    const short = await send('/a%60b%0A%0Ac%3Cscript%3E', markdown);
    expect(short.text).toContain('`/abc<script>`');
  });
});

test.each([
  ['/old', '/home'],
  ['/old?a=1&b=2', '/home?a=1&b=2'],
  ['/old.html', '/home'],
  ['/old/', '/old'],
  ['/old.md', '/home.md'],
  ['/old.md?a=1', '/home.md?a=1'],
  ['/old-anchor', '/functions#intro'],
  ['/old-anchor?a=1', '/functions?a=1#intro'],
  ['/old-anchor.md', '/functions.md#intro'],
  ['/old-query?a=1', '/home?from=old&a=1'],
  ['/old-external', 'https://stack.convex.dev/post'],
  ['/old-external.md', 'https://stack.convex.dev/post'],
  ['/home.html', '/home'],
  ['/home.html?a=1', '/home?a=1'],
  ['/index.html', '/'],
  ['/functions/index.html', '/functions'],
  ['/functions/index', '/functions'],
  ['/functions/', '/functions'],
  ['/functions//actions', '/functions/actions'],
  ['//evil.example/', '/evil.example'],
])('redirects lead %s to %s', async (path, location) => {
  for (const request of [{}, markdown]) {
    const { status, headers } = await send(path, request);
    expect([status, headers.location]).toEqual([301, location]);
  }
});

test.each(['POST', 'OPTIONS'])('%s is not allowed', async (method) => {
  for (const path of ['/functions', '/functions.md', '/nope', '/robots.txt']) {
    const { status, headers } = await send(path, { method, ...markdown });
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
  }
});

test.each([
  ['/a%5c..%5cb', 400],
  ['/..%2f..%2fpackage.json', 400],
  ['/%2Fetc/passwd', 400],
  ['/a%00.html', 400],
  ['/%zz', 400],
  ['/%2e%2e/%2e%2e/package.json', 404],
])('a hostile request for %s gets %i', async (path, status) => {
  expect((await send(path)).status).toBe(status);
});

test.each(['/mcp/', '//mcp', '/.well-known/api-catalog/'])(
  '%s is answered by the module without the slash',
  async (path) => {
    const plain = path.replace('//', '/').replace(/\/$/, '');
    const [answer, expected] = await Promise.all([send(path), send(plain)]);
    expect([answer.status, answer.text]).toEqual([expected.status, expected.text]);
  },
);

test('/.well-known/api-catalog is a linkset (RFC 9727)', async () => {
  const { status, headers, text } = await send('/.well-known/api-catalog');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  );
  expect(headers.link).toBe(
    '<https://docs.example.dev/.well-known/api-catalog>; rel="api-catalog"',
  );
  const { linkset } = JSON.parse(text);
  expect(linkset).toEqual([
    {
      anchor: 'https://docs.example.dev/.well-known/api-catalog',
      item: [{ href: 'https://docs.example.dev/mcp' }],
    },
    {
      anchor: 'https://api.example.dev/v1',
      'service-doc': [
        { href: 'https://docs.example.dev/home', type: 'text/html' },
        { href: 'https://docs.example.dev/home.md', type: 'text/markdown' },
      ],
    },
  ]);
});

describe('below a base URL', () => {
  let below: Send;
  beforeAll(async () => {
    below = await sendTo(
      withFiles({
        '/edge/site.json': async () => Response.json({ ...site, baseUrl: '/docs/' }),
        '/edge/redirects.json': async () => Response.json({ '/old': '/docs/home' }),
      }),
    );
  });

  test.each([
    ['/docs/', '# Landing\n'],
    ['/docs/functions/actions', '# Actions\n'],
    ['/docs/functions/actions.md', '# Actions\n'],
  ])('sends the Markdown of %s', async (path, text) => {
    const answer = await below(path, markdown);
    expect([answer.status, answer.text]).toEqual([200, text]);
  });

  test('names other URLs with the base', async () => {
    const html = await below('/docs/home');
    expect(html.headers.link).toContain('</docs/home.md>; rel="alternate"');
    expect(html.headers.link).toContain('</docs/llms.txt>; rel="llms-txt"');
    const copyOf = await below('/docs/home', markdown);
    expect(copyOf.headers.link).toContain('<https://docs.example.dev/docs/home>');
    expect(copyOf.headers['content-location']).toBe('/docs/home.md');
  });

  test.each([
    ['/docs', '/docs/'],
    ['/docs?a=1', '/docs/?a=1'],
    ['/docs/index.html', '/docs/'],
    ['/docs/home/', '/docs/home'],
    ['/docs/old', '/docs/home'],
    ['/docs/old.md', '/docs/home.md'],
  ])('leads %s to %s', async (path, location) => {
    const { status, headers } = await below(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each(['/', '/home', '/home.md', '/docsx/home'])('has nothing at %s', async (path) => {
    expect((await below(path)).status).toBe(404);
  });
});

describe('a fault in the Worker', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  test.each([
    ['/edge/site.json', '/functions/actions', 200, '<h1>Actions</h1>'],
    ['/edge/site.json', '/functions/actions.md', 200, '# Actions'],
    ['/edge/site.json', '/nope', 404, '<h1>Not found</h1>'],
    ['/edge/site.json', '/assets/missing.js', 404, '<h1>Not found</h1>'],
    ['/home.md', '/home', 200, '<h1>Home</h1>'],
  ])('that comes from %s leaves the static answer to %s', async (file, path, status, text) => {
    const faulty = await sendTo(withFiles({ [file]: () => Promise.reject(new Error('injected')) }));
    const answer = await faulty(path, markdown);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(console.error).toHaveBeenCalledWith(new Error('injected'));
  });

  test('does not repeat what may have had an effect', async () => {
    const faulty = await sendTo(withFiles({ '/edge/site.json': async () => new Response('{') }));
    expect((await faulty('/mcp', { method: 'POST' })).status).toBe(500);
  });

  test('has the list of pages read again, which is read once otherwise', async () => {
    const read = vi
      .fn(async () => Response.json(site))
      .mockRejectedValueOnce(new Error('injected'));
    const send = await sendTo(withFiles({ '/edge/site.json': read }));
    expect((await send('/home', markdown)).text).toContain('<h1>Home</h1>');
    for (let count = 0; count < 3; count += 1) {
      expect((await send('/home', markdown)).text).toBe('# Home\n');
    }
    expect(read).toHaveBeenCalledTimes(2);
  });
});
