import { posix } from 'node:path';
import { readGenerated } from '../../lib/generatedDir';
import { referenceDir } from '../../lib/referenceDir';

/** What a name of the package is. */
export type SymbolKind = 'class' | 'interface' | 'namespace' | 'function' | 'constant' | 'type';

/** A public name of the package and where it is described. */
export interface ApiSymbol {
  name: string;
  /** Its entry point as addresses write it: `react_auth0`. */
  module: string;
  kind: SymbolKind;
  /** The page's route: its own, or that of its entry point. */
  route: string;
  /** On the page of its entry point; undefined where it has a page of its own. */
  anchor?: string;
  /** Names of its properties and methods. */
  members: string[];
}

/** What the generator tells the sidebar and the links in guides. */
export interface ApiIndex {
  packageName: string;
  version: string;
  /** Entry points by the last part of their address, in order. */
  modules: { id: string; specifier: string }[];
  /** In source order within an entry point. */
  symbols: ApiSymbol[];
}

const indexFile = posix.join(referenceDir, 'symbols.json');

/** Reads the index of the generated pages. @throws when they have not been generated. */
export function readApiIndex(siteDir: string): ApiIndex {
  return readGenerated<ApiIndex>(siteDir, indexFile);
}

/** The doc id of a page, as the sidebar names it. */
export function docIdOf(route: string): string {
  return route.slice(1);
}
