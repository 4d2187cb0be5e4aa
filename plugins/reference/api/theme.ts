import {
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import {
  type MarkdownPageEvent,
  MarkdownTheme,
  type MarkdownThemeContext,
} from 'typedoc-plugin-markdown';
import type { ExampleFixer } from './exampleFixes';
import { Examples, type ImportTable } from './examples';
import { indexPage } from './indexPage';
import { kindOf } from './kinds';
import { modulePage } from './modulePage';
import type { PackageFacts, PageContext } from './pageContext';
import { Releases } from './releases';
import { Declarations } from './sources';
import { symbolPage } from './symbolPage';
import { TypeGroup } from './typeGroups';
import { typesPage } from './typesPage';

/** What the theme is told from outside. */
export interface ThemeSetup {
  packageDir: string;
  facts: PackageFacts;
  historyFile: string;
  fixer: ExampleFixer;
}

function modulesOf(project: ProjectReflection): DeclarationReflection[] {
  return (project.children ?? []).filter(({ kind }) => kind === ReflectionKind.Module);
}

/** Finds a symbol by its name: the entry point's own, or the only one. */
function symbolNamed(
  project: ProjectReflection,
  page: Reflection,
  name: string,
): DeclarationReflection | undefined {
  const found = modulesOf(project)
    .flatMap(({ children = [] }) => children)
    .filter((symbol) => symbol.name === name && kindOf(symbol) !== undefined);
  const own = found.find(({ parent }) => parent === page || parent === page.parent);
  return own ?? (found.length === 1 ? found[0] : undefined);
}

function importsOf(project: ProjectReflection): ImportTable {
  const imports = new Map<string, { specifier: string; isType: boolean }>();
  for (const module of modulesOf(project)) {
    for (const symbol of module.children ?? []) {
      const kind = kindOf(symbol);
      if (kind === undefined || imports.has(symbol.name)) continue;
      const isType = kind === 'type' || kind === 'interface';
      imports.set(symbol.name, { specifier: module.name, isType });
    }
  }
  return imports;
}

/** Creates the theme that writes the pages in this site's MDX. Types and links come from the plugin. */
export function themeFor({
  packageDir,
  facts,
  historyFile,
  fixer,
}: ThemeSetup): typeof MarkdownTheme {
  const declarations = new Declarations(packageDir);
  let releases: Releases | undefined;
  return class ReferenceTheme extends MarkdownTheme {
    override render(page: MarkdownPageEvent<Reflection>): string {
      const theme: MarkdownThemeContext = this.getRenderContext(page);
      releases ??= new Releases(page.project, historyFile, facts.version);
      const examples = new Examples(importsOf(page.project), (code) => fixer.fix(code));
      const context: PageContext = {
        theme,
        declarations,
        facts,
        releases,
        fence: examples.write,
        anchorOf: (reflection) =>
          this.router.getAnchor(reflection) ?? reflection.name.toLowerCase(),
        symbolNamed: (name) => symbolNamed(page.project, page.model, name),
      };
      return [this.#body(context, page), ...examples.setup(), ''].join('\n\n');
    }

    #body(context: PageContext, { model, project }: MarkdownPageEvent<Reflection>): string {
      if (model.kindOf(ReflectionKind.Project)) return indexPage(context, modulesOf(project));
      if (model instanceof TypeGroup) return typesPage(context, model);
      const reflection = model as DeclarationReflection;
      return model.kindOf(ReflectionKind.Module)
        ? modulePage(context, reflection)
        : symbolPage(context, reflection);
    }
  };
}
