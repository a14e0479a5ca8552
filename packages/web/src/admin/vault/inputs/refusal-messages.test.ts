import { describe, expect, it } from 'vitest';
import { memberMessage, refusalMessages } from './refusal-messages.ts';
import type { Problem } from '@form-portal/domain';
import type { SaveFailure } from '../../unsaved-changes/unsaved-changes.ts';

/** Returns the key and its parameters. */
const text = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  [key, ...Object.values(values)].join(' ');
const invalid = (path: string): Problem => ({ code: 'request.invalid', path });
const refused = (problems: readonly Problem[], error = ''): SaveFailure => ({
  phase: 'refused',
  by: 'server',
  problems,
  error,
});

describe('the message of a member', () => {
  it.each([
    ['Name', 'Name', 'admin.vault.name'],
    ['Translations.3', 'Translations.3', 'admin.vault.name'],
    ['Items[1]', 'Items', 'admin.vault.items 2'],
  ])('at the path %s is shown at %s by its label', (path, member, label) => {
    expect(memberMessage([invalid(path)], member, text)).toContain(label);
  });

  it.each([
    ['Name', 'Tag'],
    ['Translations.3', 'Translations.1'],
    ['ItemsOfAnother', 'Items'],
  ])('at the path %s is not shown at %s', (path, member) => {
    expect(memberMessage([invalid(path)], member, text)).toBeUndefined();
  });
});

describe('the messages of a refusal', () => {
  it('omit those that a control shows', () => {
    expect(refusalMessages(refused([invalid('Translations.1'), invalid('Tag')]), text)).toEqual([]);
  });

  it('name each problem of a member without a control once', () => {
    const problems = [invalid('Properties[1].ID'), invalid('Properties[1].ID'), invalid('Tag')];
    expect(refusalMessages(refused(problems), text)).toEqual([
      expect.stringContaining('admin.vault.properties 2'),
    ]);
  });

  it.each<[string, SaveFailure, string]>([
    ['the server’s sentence', refused([{ code: 'vault.in-use' }], 'It is used.'), 'It is used.'],
    ['a general one without it', refused([{ code: 'unexpected' }]), 'problem.unexpected'],
    [
      'the connection',
      { phase: 'failed', cause: 'offline', problems: [{ code: 'unexpected' }], error: '' },
      'admin.noConnection',
    ],
  ])('without a member are %s', (_what, failure, message) => {
    expect(refusalMessages(failure, text)).toEqual([message]);
  });
});
