import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countPages } from './benchBuild.mts';
import { brotliBytes } from './brotliBytes.mts';
import { copyProject } from './copyProject.mts';
import { measureProcess } from './measureProcess.mts';
import { projectCommand } from './projectCommand.mts';

const perSection = 25;

/**
 * Writes generated pages to `docs/corpus` in a copy of the project and adds them to its sidebar.
 */
function writeCorpus(directory: string, count: number) {
  const sections = [];
  for (let first = 0; first < count; first += perSection) {
    const section = `corpus/section-${first / perSection + 1}`;
    mkdirSync(join(directory, 'docs', section), { recursive: true });
    const ids = [];
    for (let index = first; index < Math.min(first + perSection, count); index += 1) {
      const id = index === first ? `${section}/index` : `${section}/page-${index + 1}`;
      writeFileSync(join(directory, 'docs', `${id}.mdx`), corpusPage(index + 1));
      ids.push(id);
    }
    sections.push({
      type: 'category',
      label: `Section ${first / perSection + 1}`,
      link: { type: 'doc', id: ids[0] },
      items: ids.slice(1),
    });
  }
  const sidebars = join(directory, 'sidebars.ts');
  const source = readFileSync(sidebars, 'utf8');
  const group = {
    type: 'category',
    label: 'Corpus',
    collapsible: false,
    collapsed: false,
    items: sections,
  };
  writeFileSync(
    sidebars,
    source.replace(/\n {2}\],\n\};/, `\n    ${JSON.stringify(group)},\n  ],\n};`),
  );
}

/**
 * Removes the social images, which would be drawn for each generated page.
 * @throws when the configuration no longer contains the plugin in the expected form
 */
function dropSocialImages(directory: string) {
  const file = join(directory, 'docusaurus.config.ts');
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(
    /\n {4}\[\n {6}'\.\/plugins\/(?:docusaurus\/og-images|delivery\/social-images)\/[\s\S]*?\n {4}\],/,
    '',
  );
  if (changed === source)
    throw new Error('docusaurus.config.ts does not configure og-images as expected.');
  writeFileSync(file, changed);
}

function corpusPage(number: number) {
  const sections = [1, 2, 3, 4].map(
    (part) => `## Part ${part} of page ${number}

Page ${number} reads documents of table ${part} through an index and shows them in a list. The text has the length of a usual paragraph, so that pages weigh what pages weigh.

\`\`\`ts title="convex/table${number}x${part}.ts"
import { query } from "./_generated/server";

export const list${part} = query({
  args: {},
  handler: async (ctx) => {
    return await ctx.db.query("table${number}").order("desc").take(${part * 10});
  },
});
\`\`\`
`,
  );
  return `---
title: Generated page ${number}
description: Page ${number} of a corpus that is generated to measure how the build and the pages grow with the site.
kind: explanation
---

Page ${number} stands for a page of the usual length: a lead, four sections and four samples.

${sections.join('\n')}`;
}

function compressed(build: string, name: RegExp) {
  const folder = join(build, 'assets/js');
  const file = readdirSync(folder).find((candidate) => name.test(candidate));
  return file === undefined ? 0 : brotliBytes(readFileSync(join(folder, file)));
}

/**
 * Bytes (brotli 11) of all scripts that the application starts with on a page.
 * @param page path of its HTML file in the build
 * @throws when the page names no scripts
 */
export function startJsBytes(build: string, page: string): number {
  const html = readFileSync(join(build, page), 'utf8');
  const [, scripts] = /data-scripts=(?:"([^"]+)"|([^\s">]+))/.exec(html)?.filter(Boolean) ?? [];
  if (scripts === undefined) throw new Error(`${page} names no scripts to start with.`);
  return scripts
    .split(' ')
    .reduce((sum, script) => sum + brotliBytes(readFileSync(join(build, script))), 0);
}

/** The page that figures are about. */
const guide = 'functions/query-functions.html';

/**
 * Builds the project with generated pages added, without social images for them.
 * @param counts of generated pages, one build for each
 * @returns rows of a table
 */
export async function benchGrowth(root: string, counts: readonly number[]): Promise<object[]> {
  const rows = [];
  for (const count of counts) {
    const { directory, remove } = copyProject(root);
    try {
      if (count > 0) writeCorpus(directory, count);
      dropSocialImages(directory);
      const cost = await measureProcess(process.execPath, projectCommand(directory, 'build'), {
        cwd: directory,
        env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=12288' },
      });
      const build = join(directory, 'build');
      rows.push({
        'further pages': count,
        seconds: cost.seconds.toFixed(1),
        'CPU seconds': cost.cpuSeconds.toFixed(1),
        'peak MB': cost.peakMegabytes.toFixed(0),
        'HTML files': countPages(build),
        'HTML of a guide': brotliBytes(readFileSync(join(build, guide))),
        'main.js': compressed(build, /^main\./),
        'runtime.js': compressed(build, /^runtime~main\./),
        "JS of a guide's start": startJsBytes(build, guide),
      });
    } finally {
      remove();
    }
  }
  return rows;
}

/** The rows of `benchGrowth` as one object for programs. */
export function summarizeGrowth(rows: readonly object[]) {
  const starts = rows.map((row) => {
    const columns = new Map<string, unknown>(Object.entries(row));
    return {
      furtherPages: Number(columns.get('further pages')),
      startJsBytes: Number(columns.get("JS of a guide's start")),
    };
  });
  const today = starts.find(({ furtherPages }) => furtherPages === 0);
  const grown = starts.filter((start) => start !== today);
  return {
    page: `/${guide.replace('.html', '')}`,
    startJsBytes: today?.startJsBytes,
    grownStartJsBytes: grown.at(-1)?.startJsBytes,
    grown,
  };
}
