import { describe, expect, test } from 'vitest';
import { credentialsOf } from '../../../../../src/features/try-it/request/credentials';
import { liveCall } from '../../../../../src/features/try-it/request/liveCall';
import { samplesOf } from '../../../../../src/lib/httpSamples/samples';
import { createProject } from './operations';

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
});
