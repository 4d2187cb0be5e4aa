import {
  apiCatalogPath,
  apisFile,
  type EdgeContext,
  mcpPath,
  type SiteApi,
  siteAddress,
} from './site.ts';

const profile = 'https://www.rfc-editor.org/info/rfc9727';

/** The APIs of this host and those that the site documents, as a linkset (RFC 9264). */
async function linksetOf({ assets, site }: EdgeContext): Promise<object[]> {
  const address = (path: string) => siteAddress(site, path);
  const own = { anchor: address(apiCatalogPath), item: [{ href: address(mcpPath) }] };
  const response = await assets.read(apisFile);
  const apis: SiteApi[] = response.status === 200 ? await response.json() : [];
  const documented = apis.map(({ url, path }) => ({
    anchor: url,
    'service-doc': [
      { href: address(path), type: 'text/html' },
      { href: address(`${path}.md`), type: 'text/markdown' },
    ],
  }));
  return [own, ...documented];
}

export async function apiCatalog(request: Request, context: EdgeContext): Promise<Response> {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const linkset = await linksetOf(context);
  return new Response(method === 'HEAD' ? null : JSON.stringify({ linkset }), {
    headers: {
      'Content-Type': `application/linkset+json; profile="${profile}"`,
      'Cache-Control': 'public, max-age=3600',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      Link: `<${siteAddress(context.site, apiCatalogPath)}>; rel="api-catalog"`,
    },
  });
}
