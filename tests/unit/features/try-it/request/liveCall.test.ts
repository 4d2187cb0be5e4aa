import { describe, expect, test } from 'vitest';
import { credentialsOf } from '../../../../../src/features/try-it/request/credentials';
import { liveCall } from '../../../../../src/features/try-it/request/liveCall';
import { samplesOf } from '../../../../../src/lib/httpSamples/samples';
import { createProject, runQuery } from './operations';

describe('the call that a form describes', () => {
  test('has the values of the fields, and no token', () => {
    const [credential] = credentialsOf(createProject.auth);
    const values = { 'path.team_id': '7', body: '{"projectName":"Mine"}', token: 'secret' };
    const call = liveCall(createProject, values, credential);
    expect(call?.url).toContain('/teams/7/');
    expect(call?.body).toEqual({ projectName: 'Mine' });
    expect(JSON.stringify(call)).not.toContain('secret');
    if (!call) throw new Error('There is no call.');
    for (const { code } of samplesOf(createProject, call)) {
      expect(code).toContain('Mine');
      expect(code).toContain('/teams/7/');
    }
  });

  test('keeps a placeholder for what is still empty', () => {
    const call = liveCall(createProject, { 'path.team_id': '', body: '' }, undefined);
    expect(call?.url).toContain('{team_id}');
    expect(call?.body).toBeUndefined();
  });

  test('has the address of the example until the own one is complete', () => {
    const [{ variables }] = runQuery.servers;
    const own = 'https://own-otter-1.convex.cloud';
    const urlFor = (address: string) =>
      liveCall(runQuery, { 'server.deploymentUrl': address, body: '{}' }, undefined)?.url;
    expect(urlFor('https:')).toContain(variables[0]?.default);
    expect(urlFor(`${own}/`)).toMatch(new RegExp(`^${own}/api`));
  });

  test('is unknown while the body is not JSON', () => {
    expect(liveCall(createProject, { body: '{"a":' }, undefined)).toBeUndefined();
  });
});
