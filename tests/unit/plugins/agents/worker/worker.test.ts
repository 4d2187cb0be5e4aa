// cspell:ignore cscript erver
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

const varies = ({ headers }: EdgeAnswer) => /\baccept\b(?!-)/i.test(headers.vary ?? '');

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

// handleRequest.test.ts has every Accept header.
test.each([
  ['/functions/actions', '*/*', 200, 'html', '<h1>Actions</h1>'],
  ['/functions/actions', 'text/markdown', 200, 'markdown', '# Actions\n'],
  ['/functions/actions', 'image/png', 406, 'markdown', '# Not acceptable'],
  ['/', 'text/markdown', 200, 'markdown', '# Landing\n'],
  ['/api/classes/%73erver.Foo', 'text/markdown', 200, 'markdown', '# Class: Foo\n'],
  ['/home?from=here', 'text/markdown', 200, 'markdown', '# Home\n'],
  // A page without a Markdown copy.
  ['/no-copy', 'text/markdown', 200, 'html', '<h1>'],
] as const)('negotiates %s for %s: %i, %s', async (path, accept, status, type, text) => {
  const answer = await send(path, { headers: { accept } });
  expect([answer.status, answer.headers['content-type']]).toEqual([status, types[type]]);
  expect(answer.text).toContain(text);
  expect(varies(answer)).toBe(true);
  if (status === 406) expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['/functions/actions.md', 'text/html', types.markdown, '# Actions\n'],
  ['/functions/actions.md', '*/*;q=0', types.markdown, '# Actions\n'],
  ['/robots.txt', 'text/markdown', 'text/plain; charset=utf-8', 'User-agent'],
])('never negotiates %s for %s', async (path, accept, type, text) => {
  const answer = await send(path, { headers: { accept } });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
  expect(answer.text).toContain(text);
  expect(varies(answer)).toBe(false);
});

test.each([
  ['/functions', 'text/markdown'],
  ['/functions', 'image/png'],
  ['/functions.md', '*/*'],
  ['/nope', 'text/markdown'],
  ['/nope', '*/*'],
  ['/old', '*/*'],
  ['/.well-known/api-catalog', '*/*'],
])('HEAD has the status and headers of GET for %s with %s', async (path, accept) => {
  const headers = { accept };
  const get = await send(path, { headers });
  const head = await send(path, { method: 'HEAD', headers });
  expect([head.status, head.text]).toEqual([get.status, '']);
  const names = ['content-type', 'etag', 'vary', 'link', 'location', 'cache-control'];
  for (const name of names) expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
});

test.each([
  ['/functions', 'text/markdown'],
  ['/functions.md', '*/*'],
  ['/robots.txt', '*/*'],
])('spares the body of %s as %s that the client has', async (path, accept) => {
  const { headers } = await send(path, { headers: { accept } });
  const etag = headers.etag ?? '';
  for (const known of [etag, `"other", ${etag}`, `W/${etag.replace(/^W\//, '')}`, '*']) {
    const again = await send(path, { headers: { accept, 'if-none-match': known } });
    expect([known, again.status, again.text]).toEqual([known, 304, '']);
    for (const name of ['etag', 'vary', 'cache-control']) {
      expect([name, again.headers[name]]).toEqual([name, headers[name]]);
    }
    expect(again.headers).not.toHaveProperty('content-type');
  }
});

test('sends the other variant to a client that has one', async () => {
  const { etag = '' } = (await send('/functions')).headers;
  const headers = { accept: 'text/markdown', 'if-none-match': etag };
  expect((await send('/functions', { headers })).status).toBe(200);
});

test.each([
  ['/functions', '*/*', '</functions.md>; rel="alternate"; type="text/markdown"'],
  ['/functions', 'text/markdown', '<https://docs.example.dev/functions>; rel="canonical"'],
  ['/functions.md', '*/*', '<https://docs.example.dev/functions>; rel="canonical"'],
  ['/index.md', '*/*', '<https://docs.example.dev/>; rel="canonical"'],
])(
  '%s for %s names its other variant, documents for machines and uses',
  async (path, accept, other) => {
    const { headers } = await send(path, { headers: { accept } });
    expect(headers.link?.split(', ')).toEqual([
      other,
      '</llms.txt>; rel="llms-txt"',
      '</llms-full.txt>; rel="llms-full-txt"',
      '</.well-known/agent-skills/index.json>; rel="agent-skills"',
      '</.well-known/api-catalog>; rel="api-catalog"',
    ]);
    expect(headers['x-llms-txt']).toBe('/llms.txt');
    // Only one address of the same content is for search engines.
    expect(headers['x-robots-tag']).toBe(path.endsWith('.md') ? 'noindex' : undefined);
    if (other.includes('canonical')) {
      expect(headers['content-signal']).toBe('search=yes, ai-input=yes, ai-train=yes');
    }
  },
);

describe('not found', () => {
  test.each([
    ['/functions/action', 'text/markdown'],
    ['/functions/action.md', '*/*'],
  ])('%s for %s suggests a page in Markdown', async (path, accept) => {
    const answer = await send(path, { headers: { accept } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe(types.markdown);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(varies(answer)).toBe(true);
    expect(answer.text).toContain('# Page not found');
    expect(answer.text).toContain(`\`${path}\``);
    for (const address of ['/functions/actions.md', '/llms.txt', '/mcp']) {
      expect(answer.text).toContain(`https://docs.example.dev${address}`);
    }
  });

  test.each([
    ['/nope', 'text/html'],
    ['/nope', 'image/png'],
    ['/nope.html', 'text/markdown'],
    ['/nope.png', 'text/markdown'],
    ['/404', 'text/html'],
    ['/404.html', 'text/html'],
    ['/_headers', '*/*'],
    ['/assets/js/missing.1a2b3c4d.js', '*/*'],
  ])('%s for %s is the HTML page, never kept, whatever _headers says', async (path, accept) => {
    const answer = await send(path, { headers: { accept, 'if-none-match': '*' } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe(types.html);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('<h1>Not found</h1>');
  });

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
  ['/old.html', '/home'],
  ['/old/', '/old'],
  ['/old.md?a=1', '/home.md?a=1'],
  ['/old-anchor?a=1', '/functions?a=1#intro'],
  ['/old-anchor.md', '/functions.md#intro'],
  ['/old-query?a=1', '/home?from=old&a=1'],
  ['/old-external', 'https://stack.convex.dev/post'],
  ['/old-external.md', 'https://stack.convex.dev/post'],
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

  test('sends pages, and names other URLs with the base', async () => {
    expect((await below('/docs/', markdown)).text).toBe('# Landing\n');
    const html = await below('/docs/home');
    expect(html.headers.link).toContain('</docs/home.md>; rel="alternate"');
    expect(html.headers.link).toContain('</docs/llms.txt>; rel="llms-txt"');
    const copyOf = await below('/docs/home', markdown);
    expect(copyOf.text).toBe('# Home\n');
    expect(copyOf.headers.link).toContain('<https://docs.example.dev/docs/home>');
    expect(copyOf.headers['content-location']).toBe('/docs/home.md');
  });

  test.each([
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
    ['/edge/site.json', '/nope', 404, '<h1>Not found</h1>'],
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
