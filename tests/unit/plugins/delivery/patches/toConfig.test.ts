import { describe, expect, test } from 'vitest';
import {
  definePatch,
  type PatchChanges,
} from '../../../../../plugins/delivery/patches/definePatch';
import { type CheckMatches, toConfig } from '../../../../../plugins/delivery/patches/toConfig';

interface Asked {
  request: string;
  context: string;
}

class Replacement {
  readonly request: RegExp;
  readonly change: (asked: Asked) => void;

  constructor(request: RegExp, change: (asked: Asked) => void) {
    this.request = request;
    this.change = change;
  }
}

/** The configuration of a patch, and the errors of a build with some modules. */
function build(changes: PatchChanges | undefined, resources: string[]) {
  const patch = definePatch({
    name: 'leanThing',
    why: 'Less is sent.',
    versions: {},
    changes: () => changes,
  });
  const bundler = { NormalModuleReplacementPlugin: Replacement };
  const config = toConfig([patch], { bundler } as never);
  const errors: Error[] = [];
  const modules = resources.map((resource) => ({ resource }));
  const finishModules = {
    tap: (_name: string, act: (all: Iterable<object>) => void) => act([...modules, {}]),
  };
  const check = config.plugins.at(-1) as CheckMatches;
  check.apply({
    hooks: {
      thisCompilation: {
        tap: (_name, act) => act({ errors, hooks: { finishModules } }),
      },
    },
  });
  const replacements = config.plugins.filter((plugin) => plugin instanceof Replacement);
  return { config, errors: errors.map(({ message }) => message), replacements };
}

const rewrite = (source: string) => source;

describe('a rewrite', () => {
  test('fails the build, naming the patch, when no module has the file', () => {
    expect(build({ rewrites: [{ file: /a\.js$/, rewrite }] }, ['/x/b.js']).errors).toEqual([
      expect.stringMatching(/leanThing no longer matches: no module has a file like .*a\\\.js/),
    ]);
  });
});

describe('a replacement', () => {
  const asked = (context: string) => ({ request: './preload', context });

  test('takes the other module only for the importers it names', () => {
    const replacement = { request: /preload/, importedFrom: /client$/, file: '/own/preload.ts' };
    const { replacements } = build({ replacements: [replacement] }, []);
    const [inside, outside] = [asked('/core/client'), asked('/core/other')];
    for (const { change } of replacements) {
      change(inside);
      change(outside);
    }
    expect([inside.request, outside.request]).toEqual(['/own/preload.ts', './preload']);
  });

  test('fails the build when nothing asked for the module', () => {
    const replacements = [{ request: /preload/, importedFrom: /./, file: '/own/preload.ts' }];
    expect(build({ replacements }, ['/own/preload.ts']).errors).toEqual([]);
    expect(build({ replacements }, ['/core/preload.js']).errors).toEqual([
      expect.stringContaining('leanThing no longer matches: nothing imports /preload/'),
    ]);
  });
});
