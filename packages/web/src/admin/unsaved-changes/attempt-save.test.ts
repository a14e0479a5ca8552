import { describe, expect, it } from 'vitest';
import { CallError } from '../api/call.ts';
import { attemptSave } from './attempt-save.ts';

const problems = [{ code: 'request.invalid', path: 'Name' }] as const;
const failing = (status: number) => () => Promise.reject(new CallError(status, 'Why', problems));

describe('an attempt to save', () => {
  it('returns the stored version', async () => {
    expect(await attemptSave(() => Promise.resolve('new'))).toEqual({ kind: 'saved', stored: 'new' });
  });

  it.each([
    [0, { kind: 'save-failed', cause: 'offline' }],
    [400, { kind: 'save-refused', by: 'server' }],
    [401, { kind: 'save-failed', cause: 'signed-out' }],
    [403, { kind: 'save-failed', cause: 'signed-out' }],
    [409, { kind: 'save-failed', cause: 'server' }],
    [413, { kind: 'save-failed', cause: 'server' }],
    [502, { kind: 'save-failed', cause: 'server' }],
  ])('that gets the status %d says why', async (status, outcome) => {
    expect(await attemptSave(failing(status))).toEqual({ ...outcome, problems, error: 'Why' });
  });

  it.each([
    ['the version somebody else saved', 'theirs', { kind: 'save-conflict', stored: 'theirs' }],
    ['its deletion', null, { kind: 'save-conflict', stored: null }],
    ['a failure when the response cannot be read', undefined, { kind: 'save-failed', cause: 'server' }],
  ])('in a conflict returns %s', async (_what, theirs, outcome) => {
    expect(await attemptSave<string>(failing(409), () => Promise.resolve(theirs))).toMatchObject(outcome);
  });

  it('in a conflict can fail to fetch the newer version', async () => {
    expect(await attemptSave<string>(failing(409), failing(0))).toMatchObject({ cause: 'offline' });
  });

  it('passes on programming errors', async () => {
    await expect(attemptSave(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
  });
});
