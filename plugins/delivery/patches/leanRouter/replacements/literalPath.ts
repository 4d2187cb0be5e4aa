interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

interface Key {
  name: number;
}

/**
 * What path-to-regexp 1 makes of the paths that Docusaurus has: literal ones, and `*`.
 * @param keys gets the parts of the path that aren't literal
 */
export default function literalPath(path: string, keys: Key[], options: Options): RegExp {
  const { end = true, strict = false, sensitive = false } = options;
  if (path === '*') keys.push({ name: 0 });
  let source = path === '*' ? '(.*)' : path.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const hasSlash = path.endsWith('/');
  if (!strict) source = `${hasSlash ? source.slice(0, -2) : source}(?:\\/(?=$))?`;
  if (end) source += '$';
  else if (!strict || !hasSlash) source += '(?=\\/|$)';
  return new RegExp(`^${source}`, sensitive ? '' : 'i');
}
