import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pushRecords } from '../../../../../plugins/search/build/pushRecords.mts';
import { parseSiteEnv } from '../../../../../src/site/env';

const search = { ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_API_KEY: 'public' };
const env = parseSiteEnv({ ...search, ALGOLIA_ADMIN_API_KEY: 'secret' });

/** Pushes to a host that gives every request the same answer, and lists what it got. */
async function push(objects: object[], status: number, answer: object) {
  const file = join(tmpdir(), `records-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(objects));
  const requests: string[] = [];
  await pushRecords(env, file, {
    requester: {
      send: async ({ method, url, headers, data }) => {
        const path = new URL(url).pathname.replace(/_tmp_\d+/, '_tmp');
        requests.push(`${headers['x-algolia-api-key']} ${method} ${path} ${data}`);
        return { status, content: JSON.stringify(answer), isTimedOut: false };
      },
    },
  });
  return requests.filter((request) => !request.includes('GET'));
}

test('a push fills another index, which then takes the place of the old one', async () => {
  const requests = await push([{ objectID: '/a' }], 200, { taskID: 1, status: 'published' });
  expect(requests[1]).toMatch(/^secret POST \/1\/indexes\/docs_tmp\/batch .*"objectID":"\/a"/);
  expect(requests.at(-1)).toMatch(/docs_tmp\/operation .*"operation":"move","destination":"docs"/);
});

test('a push that fails says why, without the key', async () => {
  const refusal = push([{}], 403, { status: 403, message: 'Invalid key secret' });
  await expect(refusal).rejects.toThrow('The index was not replaced: Invalid key …');
  await expect(push([], 200, {})).rejects.toThrow('is empty');
  await expect(pushRecords(parseSiteEnv({}), '')).rejects.toThrow('ALGOLIA_ADMIN_API_KEY');
});
