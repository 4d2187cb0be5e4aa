import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConvexHttpClient } from 'convex/browser';
import { anyApi } from 'convex/server';
import { expect, test } from 'vitest';
import { readTasks, serveTasks } from '../../../../../scripts/samples/quickstarts/serveTasks.mts';

const { tasks, users } = anyApi;

test('the real client reads the tasks of a sample file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'convex-docs-tasks-'));
  const file = join(folder, 'sampleData.jsonl');
  const server = await serveTasks(() => readTasks(file));
  const client = new ConvexHttpClient(server.url);
  try {
    expect(await client.query(tasks?.get as never)).toEqual([]);
    writeFileSync(file, '{"text": "Swim", "isCompleted": true}\n{"text": "Shop"}\n');
    expect(await client.query(tasks?.get as never)).toMatchObject([
      { _id: 'task0', text: 'Swim', isCompleted: true },
      { _id: 'task1', text: 'Shop' },
    ]);
    await expect(client.query(users?.get as never)).rejects.toThrow();
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
