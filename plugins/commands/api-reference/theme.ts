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
import type { PackageFacts, PageContext } from './pageContext';
import { indexPage, kindOf, modulePage, symbolPage } from './pages';
import { Declarations } from './sources';

/** What the theme is told from outside. */
export interface ThemeSetup {
  packageDir: string;
  facts: PackageFacts;
  fixer: ExampleFixer;
}

function modulesOf(project: ProjectReflection): DeclarationReflection[] {
  return (project.children ?? []).filter(({ kind }) => kind === ReflectionKind.Module);
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
export function themeFor({ packageDir, facts, fixer }: ThemeSetup): typeof MarkdownTheme {
  const declarations = new Declarations(packageDir);
  return class ReferenceTheme extends MarkdownTheme {
    override render(page: MarkdownPageEvent<Reflection>): string {
      const theme: MarkdownThemeContext = this.getRenderContext(page);
      const examples = new Examples(importsOf(page.project), (code) => fixer.fix(code));
      const context: PageContext = {
        theme,
        declarations,
        facts,
        fence: examples.write,
        anchorOf: (reflection) =>
          this.router.getAnchor(reflection) ?? reflection.name.toLowerCase(),
      };
      return [this.#body(context, page), ...examples.setup(), ''].join('\n\n');
    }

    #body(context: PageContext, { model, project }: MarkdownPageEvent<Reflection>): string {
      if (model.kindOf(ReflectionKind.Project)) return indexPage(context, modulesOf(project));
      const reflection = model as DeclarationReflection;
      return model.kindOf(ReflectionKind.Module)
        ? modulePage(context, reflection)
        : symbolPage(context, reflection);
    }
  };
}
