import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** Media types whose files get smaller. */
const compressible = /^(text\/|image\/svg|font\/(ttf|otf))|[/+](json|javascript|xml|wasm)\b/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** @param type a `Content-Type` */
export function isCompressible(type: string): boolean {
  return compressible.test(type);
}

/**
 * Chooses how to send a body: the encoding with the highest q, brotli before gzip before none.
 * @param header the request's `Accept-Encoding`
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights: Map<string, number> = new Map();
  for (const part of (header ?? '').split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (!name) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  const any = weights.get('*');
  const choices: [Encoding, number][] = [
    ['br', weights.get('br') ?? any ?? 0],
    ['gzip', weights.get('gzip') ?? any ?? 0],
    // An unlisted plain body is acceptable but never preferred.
    ['identity', weights.get('identity') ?? 0.0001],
  ];
  return choices.reduce((best, choice) => (choice[1] > best[1] ? choice : best))[0];
}

async function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipped(body, { level: 9 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/** Compresses each body once, because the best quality takes long. */
export class EncodingCache {
  readonly #encoded: Map<string, Promise<Buffer>> = new Map();
  readonly #quality: number;

  /** @param quality of brotli, 0 to 11 */
  constructor(quality: number) {
    this.#quality = quality;
  }

  /** @param hash changes with the body */
  encode(hash: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    const key = `${hash}-${encoding}`;
    const known = this.#encoded.get(key) ?? encode(body, encoding, this.#quality);
    this.#encoded.set(key, known);
    return known;
  }
}
