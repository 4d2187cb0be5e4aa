import { expect, test } from 'vitest';
import { readDocs } from '../../plugins/search/evaluation/readDocs.mts';
import { readerQuestions, readerTasks, taskAddresses } from '../../plugins/search/readerTasks';

test('every section with tasks of readers is there', async () => {
  const pages = await readDocs(process.cwd());
  const addresses = new Set(
    pages.flatMap(({ path, sections }) =>
      sections.map(({ id }) => (id === '' ? path : `${path}#${id}`)),
    ),
  );
  expect(taskAddresses.filter((address) => !addresses.has(address))).toEqual([]);
});

test('the tasks and questions of a page come from its sections, each once', () => {
  expect(readerTasks('/database/writing-data').get('soft-delete')).toContain('soft delete');
  expect(readerTasks('/no/such/page').size).toBe(0);
  for (const address of taskAddresses) {
    const [route = '', id = ''] = address.split('#');
    const tasks = readerTasks(route).get(id) ?? [];
    const all = [...tasks, ...(readerQuestions(route).get(id) ?? [])];
    expect(all.length, address).toBeGreaterThan(0);
    expect(new Set(all).size, address).toBe(all.length);
  }
});
