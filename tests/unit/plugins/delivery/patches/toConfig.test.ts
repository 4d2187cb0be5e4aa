import { expect, test } from 'vitest';
import {
  definePatch,
  type PatchChanges,
} from '../../../../../plugins/delivery/patches/definePatch';
import { toConfig } from '../../../../../plugins/delivery/patches/toConfig';

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
    name: 'minimalThing',
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
  const check = config.plugins.at(-1) as { apply: (compiler: object) => void };
  check.apply({
    hooks: {
      thisCompilation: {
        tap: (_name: string, act: (compilation: object) => void) =>
          act({ errors, hooks: { finishModules } }),
      },
    },
  });
  const replacements = config.plugins.filter((plugin) => plugin instanceof Replacement);
  return { errors: errors.map(({ message }) => message), replacements };
}

test('a rewrite fails the build, naming the patch, when no module has the file', () => {
  const rewrites = [{ file: /a\.js$/, rewrite: (source: string) => source }];
  expect(build({ rewrites }, ['/x/a.js']).errors).toEqual([]);
  expect(build({ rewrites }, ['/x/b.js']).errors).toEqual([
    expect.stringMatching(/minimalThing no longer matches: no module has a file like .*a\\\.js/),
  ]);
});

test('a replacement takes the other module for the importers it names, and fails the build without any', () => {
  const file = '/own/preload.ts';
  const replacements = [{ request: /preload/, importedFrom: /client$/, file }];
  const { replacements: made, errors } = build({ replacements }, ['/core/preload.js']);
  const requests = ['/core/client', '/core/other'].map((context) => {
    const asked = { request: './preload', context };
    for (const { change } of made) change(asked);
    return asked.request;
  });
  expect(requests).toEqual([file, './preload']);
  expect(errors).toEqual([
    expect.stringContaining('minimalThing no longer matches: nothing imports /preload/'),
  ]);
  expect(build({ replacements }, [file]).errors).toEqual([]);
});
