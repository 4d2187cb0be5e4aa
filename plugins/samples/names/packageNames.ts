import { posix } from 'node:path';
import ts from 'typescript';
import {
  type ApiName,
  type ApiNames,
  firstSentenceIn,
  fullText,
  shortest,
  signatureForms,
} from '../../reference';
import { abbreviatedText } from './abbreviate';
import { DeclarationFiles, type Exported, type Named } from './declarationFiles';

interface EntryPoint {
  /** Where the docs explain what it exports. */
  page: string;
  /** The same for single names, as anchors of the page or as other addresses. */
  places?: Readonly<Record<string, string>>;
  /** The variable that samples keep the package's object in. Its members are explained, too. */
  object?: string;
  /** It has so few comments that a signature with all types is enough. */
  isSparse?: true;
}

const reactivity = '/client/svelte/reactivity';
const svelteAuth = '/client/svelte/authentication';
const svelteServer = '/client/svelte/sveltekit-server-rendering';

/** The packages around `convex` whose names are explained, by what samples import. */
const entryPoints: Readonly<Record<string, EntryPoint>> = {
  'convex-test': {
    page: '/testing/convex-test#the-calls',
    object: 't',
    places: {
      run: '#prepare-and-inspect-data',
      withIdentity: '#act-as-a-user',
      fetch: '#call-an-http-action',
      finishInProgressScheduledFunctions: '#move-the-time-forward',
      finishAllScheduledFunctions: '#move-the-time-forward',
    },
  },
  'convex-svelte': {
    page: '/client/svelte#client',
    places: {
      useQuery: `${reactivity}#queries`,
      useMutation: `${reactivity}#mutations`,
      useAction: `${reactivity}#actions`,
      usePaginatedQuery: `${reactivity}#paginate`,
      setupAuth: `${svelteAuth}#connect-a-provider`,
      ConvexAuthProvider: `${svelteAuth}#connect-a-provider`,
      useAuth: `${svelteAuth}#show-the-users-state`,
    },
  },
  'convex-svelte/sveltekit': {
    page: svelteServer,
    places: {
      initConvex: '#set-up-the-hook',
      encodeConvexLoad: '#set-up-the-hook',
      decodeConvexLoad: '#set-up-the-hook',
      encodeConvexLoadPaginated: '#set-up-the-hook',
      decodeConvexLoadPaginated: '#set-up-the-hook',
      convexLoad: '#load-a-query',
      convexLoadPaginated: '#load-a-page-of-a-long-list',
      createConvexHttpClient: '#form-actions',
    },
  },
  'convex-svelte/sveltekit/server': { page: `${svelteServer}#signed-in-users` },
  'convex-vue': {
    page: '/client/vue',
    isSparse: true,
    places: {
      convexVue: '#install-and-connect',
      useConvexQuery: '#read-data',
      useConvexMutation: '#write-data',
      useConvexClient: '#call-actions',
      useConvexHttpQuery: '#render-on-the-server',
    },
  },
  '@convex-dev/react-query': {
    page: '/client/tanstack-query',
    isSparse: true,
    places: {
      ConvexQueryClient: '#install-and-connect',
      queryFn: '#install-and-connect',
      hashFn: '#install-and-connect',
      connect: '#install-and-connect',
      convexQuery: '#read-data',
      useConvexMutation: '#write-data',
      convexAction: '#call-actions',
      useConvexAction: '#call-actions',
      useConvexPaginatedQuery: '#paginate',
    },
  },
};

/** What samples import from the packages. */
export const explainedPackages: readonly string[] = Object.keys(entryPoints);

/** The maximum number of characters of a signature. */
const longestSignature = 160;

/** Typing errors in comments, which readers would take for ours. */
// cspell:ignore Appliess
const typos: readonly (readonly [from: string, to: string])[] = [['Appliess ', 'Applies ']];

/**
 * The place of a declaration in a file of a package: `dist/esm-types/server/query.d.ts:31:4` in `convex`,
 * `convex-test/dist/index.d.ts:12:4` in others. Undefined for files elsewhere.
 * @param modulesDir the `node_modules` with the packages, with `/` at its end
 */
export function packagePlace(name: ts.Node, modulesDir: string): string | undefined {
  const source = name.getSourceFile();
  if (!source.fileName.startsWith(modulesDir)) return undefined;
  const path = source.fileName.slice(modulesDir.length).replace(/^convex\//, '');
  const { line, character } = source.getLineAndCharacterOfPosition(name.getStart(source));
  return `${path}:${line + 1}:${character}`;
}

/** The first sentence of a declaration's comment; empty if it has none, or if it's for the package's own use. */
function sentenceOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const comment = ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '';
  return typos.reduce((text, [from, to]) => text.replace(from, to), firstSentenceIn(comment));
}

/** Whether the package exports it for its own use. */
function isInternal({ name, node }: Exported): boolean {
  return (
    name.startsWith('_') || ts.getJSDocTags(node).some((tag) => tag.tagName.text === 'internal')
  );
}

/** A signature on one line: complete if that fits, without constraints and types where it doesn't. */
function signatureOf(node: ts.Node): { signature: string; isTyped: boolean } {
  const full = signatureForms(node, fullText);
  const short = signatureForms(node, abbreviatedText).map((form) =>
    form.replace(/(?::| =) …$/, ''),
  );
  const signature = shortest([...full, ...short], longestSignature);
  const isTyped = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
  return { signature, isTyped: isTyped && full.slice(0, 2).includes(signature) };
}

/** The methods of a class, or the members that a type lists. */
function membersOf(node: ts.Node): Named[] {
  if (ts.isClassDeclaration(node)) return node.members.filter(ts.isMethodDeclaration);
  if (!ts.isTypeAliasDeclaration(node)) return [];
  const parts = ts.isIntersectionTypeNode(node.type) ? [...node.type.types] : [node.type];
  return parts
    .flatMap((part) => (ts.isTypeLiteralNode(part) ? [...part.members] : []))
    .filter((member): member is typeof member & Named => member.name !== undefined);
}

/** The explanation of what `convex` exports, for a package that exports it under another name. */
function renamed(name: string, node: ts.Node, from: string, api: ApiNames): ApiName | undefined {
  if (!ts.isExportSpecifier(node) || !from.startsWith('convex/')) return undefined;
  const original = node.propertyName?.text ?? '';
  const module = from.slice('convex/'.length).replaceAll('/', '_');
  const href = `/api/functions/${module}.${original}`;
  const found = Object.values(api).find((one) => one.name === original && one.href === href);
  return found && { ...found, name, signature: name + found.signature.slice(original.length) };
}

/** Explains an export and its members, each with the node that names it. */
function explain(one: Exported, entry: EntryPoint, api: ApiNames): [Named, ApiName][] {
  const { name, node, from } = one;
  const { page, places = {}, object, isSparse } = entry;
  const hrefOf = (key: string) => {
    const place = places[key] ?? page;
    return place.startsWith('#') ? page.replace(/#.*|$/, place) : place;
  };
  if (isInternal(one)) return [];
  if (from !== undefined) {
    const found = renamed(name, node, from, api);
    return found ? [[node, { ...found, href: hrefOf(name) }]] : [];
  }
  const own = { name, sentence: sentenceOf(node), href: hrefOf(name) };
  const { signature, isTyped } = signatureOf(node);
  const explained: [Named, ApiName][] = [];
  if (own.sentence !== '' || (isSparse && isTyped)) explained.push([node, { ...own, signature }]);
  const owner = ts.isClassDeclaration(node) ? name : object;
  if (owner === undefined) return explained;
  for (const member of membersOf(node)) {
    const key = member.name.getText();
    const sentence = sentenceOf(member);
    if (sentence === '') continue;
    const href = hrefOf(key in places ? key : name);
    const { signature } = signatureOf(member);
    explained.push([member, { name: `${owner}.${key}`, signature, sentence, href }]);
  }
  return explained;
}

/**
 * Explains what the packages around `convex` export, with the comments in their declaration files. What has neither a
 * comment nor, in packages with few comments, a telling signature is left out.
 * @param packagesRoot the folder whose `node_modules` has the packages
 * @param api the names of `convex`
 */
export function packageNames(packagesRoot: string, api: ApiNames): ApiNames {
  const root = packagesRoot.replaceAll('\\', '/');
  const modulesDir = `${posix.join(root, 'node_modules')}/`;
  const files = new DeclarationFiles(root);
  const names: ApiNames = {};
  for (const [specifier, entry] of Object.entries(entryPoints)) {
    for (const one of files.exportsOf(files.open(specifier)).values()) {
      for (const [node, explanation] of explain(one, entry, api)) {
        const place = packagePlace(node.name, modulesDir);
        if (place !== undefined) names[place] ??= explanation;
      }
    }
  }
  return names;
}
