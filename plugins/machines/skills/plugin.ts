import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { routeOf } from '../../../src/lib/routeOf';
import { listDocs, loadedDocs } from '../../content';
import { readSkill } from './readSkill';

/** Where the sources are. Docusaurus makes no pages of them, but every check of pages includes them. */
const sourceDir = 'docs/_skills';

/** Where agents look for skills. https://github.com/cloudflare/agent-skills-discovery-rfc */
const publicDir = '.well-known/agent-skills';

const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Publishes the skills in `docs/_skills`, with an index that agents and their installers read. */
export default function agentSkills({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const { url: siteUrl } = siteConfig;
  const router = siteConfig.future.experimental_router;
  let routes: ReadonlyMap<string, string> = new Map();

  return {
    name: 'agent-skills',

    async allContentLoaded({ allContent }) {
      routes = new Map(
        loadedDocs(allContent).docs.map(({ source, permalink }) => [
          source.replace(/^@site\//, ''),
          routeOf(permalink, baseUrl),
        ]),
      );
    },

    async postBuild({ outDir }) {
      if (!existsSync(join(siteDir, sourceDir))) return;
      const site = { siteUrl, baseUrl, router, routes };
      const skills = await Promise.all(
        listDocs(siteDir, sourceDir).map(async (file) =>
          readSkill(file, await readFile(join(siteDir, file), 'utf8'), site),
        ),
      );
      const entries = skills.map(({ name, description, text }) => ({
        name,
        type: 'skill-md',
        description,
        url: `${siteUrl}${baseUrl}${publicDir}/${name}/SKILL.md`,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      }));
      const files: [path: string, text: string][] = [
        ['index.json', `${JSON.stringify({ $schema: schema, skills: entries }, null, 2)}\n`],
        ...skills.map(({ name, text }): [string, string] => [`${name}/SKILL.md`, text]),
      ];
      for (const [path, text] of files) {
        const file = join(outDir, publicDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
