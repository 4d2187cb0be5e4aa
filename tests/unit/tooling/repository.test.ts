import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as simpleIcons from 'simple-icons';
import { describe, expect, test } from 'vitest';
import biome from '../../../biome.json';
import packageJson from '../../../package.json';
import { securityTxt } from '../../../plugins/delivery/security-txt/securityTxt';
import { logoSlugs } from '../../../src/components/icons';
import { product } from '../../../src/site/product';

const read = (file: string) => readFileSync(file, 'utf8');
const licenseOf = (name: string): string =>
  JSON.parse(read(`node_modules/${name}/package.json`)).license;

describe('the licenses', () => {
  test('are those in package.json, of the owner in the footer', () => {
    expect(packageJson.license).toBe('MIT AND CC-BY-4.0');
    expect(read('LICENSE')).toContain(
      `MIT License\n\nCopyright (c) ${product.copyrightYear} ${product.organization}\n`,
    );
    expect(read('LICENSE-docs')).toMatch(/^Attribution 4\.0 International\n/);
  });

  test('of packages in the notice are those that the packages have', () => {
    const rows = [...read('NOTICE.md').matchAll(/^\|.*\| (`.+`) +\| (\S.+\S) +\|$/gm)].flatMap(
      ([, names = '', licenses = '']) => {
        const parts = licenses.split(', ');
        return names.split(', ').map((name, index) => [name.replaceAll('`', ''), parts[index]]);
      },
    );
    expect(rows.length).toBeGreaterThan(6);
    expect(rows).toEqual(rows.map(([name = '']) => [name, licenseOf(name)]));
  });

  test('of logos that differ from the rest are in the notice', () => {
    const slugs: readonly string[] = Object.values(logoSlugs);
    const own = Object.values(simpleIcons).flatMap(({ slug, title, license }) =>
      slugs.includes(slug) && license ? [`${title} ${license.type}`] : [],
    );
    expect(own.length).toBeGreaterThan(1);
    const [, listed = ''] = /logos have other licenses: (.+?)\. /.exec(read('NOTICE.md')) ?? [];
    expect(listed.split(', ').sort()).toEqual(own.sort());
  });

  test.each([
    ['inter-OFL.txt', '@fontsource-variable/inter'],
    ['jetbrains-mono-OFL.txt', '@fontsource-variable/jetbrains-mono'],
    ['lucide.txt', 'lucide-static'],
  ])('of what the site sends are sent, too: %s', (file, name) => {
    expect(read(`static/licenses/${file}`)).toBe(read(`node_modules/${name}/LICENSE`));
  });
});

test('the repository is the one that the edit links use', () => {
  expect(packageJson.repository.url).toBe(`git+${product.repositoryUrl}.git`);
});

test('reports of vulnerabilities go to the same address everywhere', () => {
  const sent = securityTxt({
    email: product.securityEmail,
    policy: '',
    date: new Date(),
    canonical: '',
  });
  const [, email] = /Contact: mailto:(.+)/.exec(sent) ?? [];
  for (const file of ['SECURITY.md', '.github/ISSUE_TEMPLATE/config.yml']) {
    expect(read(file), file).toContain(email);
  }
});

test('.nvmrc has the version of Node that package.json pins for each system', () => {
  expect([...new Set(Object.values(packageJson.optionalDependencies))]).toEqual([
    read('.nvmrc').trim(),
  ]);
});

test('editors format like Biome', () => {
  const { indentStyle, indentWidth, lineWidth } = biome.formatter;
  const [, all = ''] = read('.editorconfig').split(/^\[\*\]$/m);
  expect(all).toContain(`indent_style = ${indentStyle}\n`);
  expect(all).toContain(`indent_size = ${indentWidth}\n`);
  expect(all).toContain(`max_line_length = ${lineWidth}\n`);
});

// An export without a repository has no attributes.
test.runIf(existsSync('.git'))('every file is text with LF on every system, or binary', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).split('\n');
  const known = files.flatMap((line) => {
    const [, index, attributes, path] = /^i\/(\S+) +w\/\S* +attr\/(.*?) *\t(.+)$/.exec(line) ?? [];
    return path === undefined ? [] : [{ path, index, attributes }];
  });
  expect(known.length).toBeGreaterThan(1000);
  const isRight = ({ index, attributes }: (typeof known)[number]) =>
    index === '-text'
      ? attributes === '-text'
      : (index === 'lf' || index === 'none') && attributes === 'text=auto eol=lf';
  expect(known.filter((file) => !isRight(file))).toEqual([]);
});
