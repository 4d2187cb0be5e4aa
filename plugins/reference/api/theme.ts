import {
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import { type MarkdownPageEvent, MarkdownTheme } from 'typedoc-plugin-markdown';
import { commentMdx } from './comments';
import { exampleWriter, type ImportTable } from './examples';
import { indexPage, modulePage, typesPage } from './modulePage';
import type { PackageFacts, PageContext } from './pageParts';
import { kindOf, TypeGroup } from './router';
import { Declarations } from './sources';
import { Releases } from './surface';
import { symbolPage } from './symbolPage';
import { setupOf } from './texts';

/** What the theme is told from outside. */
export interface ThemeSetup {
  packageDir: string;
  facts: PackageFacts;
  historyFile: string;
}

const symbolsOf = (module: DeclarationReflection) =>
  (module.children ?? []).filter((symbol) => kindOf(symbol) !== undefined);

/** Finds a symbol by its name: the entry point's own, or the only one. */
function symbolNamed(
  modules: readonly DeclarationReflection[],
  page: Reflection,
  name: string,
): DeclarationReflection | undefined {
  const found = modules.flatMap(symbolsOf).filter((symbol) => symbol.name === name);
  const own = found.find(({ parent }) => parent === page || parent === page.parent);
  return own ?? (found.length === 1 ? found[0] : undefined);
}

function importsOf(modules: readonly DeclarationReflection[]): ImportTable {
  const imports = new Map<string, { specifier: string; isType: boolean }>();
  for (const module of modules) {
    for (const symbol of symbolsOf(module)) {
      if (imports.has(symbol.name)) continue;
      const isType = ['type', 'interface'].includes(kindOf(symbol) ?? '');
      imports.set(symbol.name, { specifier: module.name, isType });
    }
  }
  return imports;
}

/** Creates the theme that writes the pages in this site's MDX. Types and links come from the plugin. */
export function themeFor(
  project: ProjectReflection,
  { packageDir, facts, historyFile }: ThemeSetup,
): typeof MarkdownTheme {
  const modules = (project.children ?? []).filter(({ kind }) => kind === ReflectionKind.Module);
  const writeExample = exampleWriter(importsOf(modules));
  const shared = {
    facts,
    declarations: new Declarations(packageDir),
    releases: new Releases(project, historyFile, facts.version),
  };

  function bodyOf(page: PageContext, model: Reflection): string {
    if (model.kindOf(ReflectionKind.Project)) return indexPage(page, modules);
    if (model instanceof TypeGroup) return typesPage(page, model);
    const reflection = model as DeclarationReflection;
    return model.kindOf(ReflectionKind.Module)
      ? modulePage(page, reflection)
      : symbolPage(page, reflection);
  }

  return class ReferenceTheme extends MarkdownTheme {
    override render(page: MarkdownPageEvent<Reflection>): string {
      const theme = this.getRenderContext(page);
      const context: PageContext = {
        ...shared,
        theme,
        mdx: (parts, options) => commentMdx(theme, parts, writeExample, options),
        anchorOf: (reflection) =>
          this.router.getAnchor(reflection) ?? reflection.name.toLowerCase(),
        symbolNamed: (name) => symbolNamed(modules, page.model, name),
      };
      const setup = setupOf(page.url.replace(/\.mdx$/, ''));
      return [bodyOf(context, page.model), ...setup, ''].join('\n\n');
    }
  };
}
