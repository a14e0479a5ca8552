import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { permissions } from '../users/permissions.ts';
import { problemCodes } from '../problems/problem.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

const rows: readonly (readonly [string, Route])[] = Object.entries(routes);

/** The three calls that edit one kind of vault structure element. */
function editing(kind: string): readonly (readonly [method: string, path: string, permission: string])[] {
  const path = `/api/admin/vault/${kind}`;
  return [
    ['POST', path, 'vault.administer'],
    ['PUT', `${path}/:id`, 'vault.administer'],
    ['DELETE', `${path}/:id`, 'vault.administer'],
  ];
}

// Method, path and permission of every call.
const calls = [
  ['GET', '/api/settings', 'site.read'],
  ['POST', '/api/settings', 'settings.write'],
  ['POST', '/api/admin/logos', 'settings.write'],
  ['GET', '/api/file-types', 'site.read'],
  ['GET', '/api/translations', 'site.read'],
  ['POST', '/api/translations', 'translations.write'],
  ['POST', '/api/session', 'session.use'],
  ['GET', '/api/session', 'session.use'],
  ['DELETE', '/api/session', 'session.use'],
  ['POST', '/api/session/confirmation', 'account.use'],
  ['POST', '/api/account/password', 'account.use'],
  ['GET', '/api/account/sessions', 'account.use'],
  ['DELETE', '/api/account/sessions', 'account.use'],
  ['DELETE', '/api/account/sessions/:id', 'account.use'],
  ['GET', '/api/admin/sessions', 'sessions.administer'],
  ['DELETE', '/api/admin/sessions', 'sessions.administer'],
  ['DELETE', '/api/admin/sessions/:id', 'sessions.administer'],
  ['GET', '/saml/session', 'session.use'],
  ['GET', '/api/auth/config', 'session.use'],
  ['POST', '/api/set-token', 'session.use'],
  ['GET', '/api/forms', 'forms.open'],
  ['GET', '/api/forms/:id', 'forms.open'],
  ['GET', '/api/admin/forms', 'forms.administer'],
  ['GET', '/api/admin/forms/:id', 'forms.administer'],
  ['POST', '/api/forms', 'forms.administer'],
  ['DELETE', '/api/forms/:id', 'forms.administer'],
  ['GET', '/api/admin/forms/:id/draft', 'forms.administer'],
  ['PUT', '/api/admin/forms/:id/draft', 'forms.administer'],
  ['DELETE', '/api/admin/forms/:id/draft', 'forms.administer'],
  ['GET', '/api/admin/forms/:id/revisions', 'forms.administer'],
  ['GET', '/api/admin/forms/:id/revisions/:revision', 'forms.administer'],
  ['POST', '/api/admin/forms/:id/revisions/:revision/restore', 'forms.administer'],
  ['POST', '/api/submissions', 'forms.submit'],
  ['GET', '/api/submissions/:id/receipt', 'receipt.read'],
  ['GET', '/api/admin/submissions', 'submissions.administer'],
  ['GET', '/api/admin/submissions/:id', 'submissions.administer'],
  ['GET', '/api/admin/submissions/:id/attachments/:index', 'submissions.administer'],
  ['POST', '/api/admin/submissions/:id/deliver', 'submissions.administer'],
  ['DELETE', '/api/admin/submissions/:id', 'submissions.administer'],
  ['GET', '/api/structure', 'structure.read'],
  ['GET', '/api/structure/properties/:id/valuelist/items', 'structure.read'],
  ['GET', '/api/admin/vault/objects', 'vault.administer'],
  ['GET', '/api/admin/vault/objects/:type/:id', 'vault.administer'],
  ['GET', '/api/admin/vault/objects/:type/:id/files/:fileId/content', 'vault.administer'],
  ...['object-types', 'classes', 'properties', 'value-lists', 'users'].flatMap(editing),
  ...editing('value-lists/:list/items'),
  ['GET', '/healthz', 'health.read'],
  ['GET', '/readyz', 'health.read'],
  ['GET', '/api/admin/forms/:id/confirmation', 'submissions.administer'],
  ['PUT', '/api/admin/forms/:id/confirmation', 'submissions.administer'],
  ['GET', '/api/admin/forms/:id/opening', 'forms.administer'],
  ['PUT', '/api/admin/forms/:id/opening', 'forms.administer'],
  // Lets a page warn before the session expires without prolonging it (docs/protocols/sign-on.md#lifetimes).
  ['GET', '/api/session/end', 'session.use'],
  // Data for the vault structure screens, and languages (specification §3).
  ['GET', '/api/admin/vault/structure', 'vault.administer'],
  ['GET', '/api/admin/vault/uses', 'vault.administer'],
  ['GET', '/api/admin/vault/users', 'vault.administer'],
  ['GET', '/api/admin/vault/value-lists/:list/items', 'vault.administer'],
  ...editing('languages'),
  // Checks for operators who set up a vault, and masked values of its objects.
  ['POST', '/api/admin/vault/check', 'vault.administer'],
  ['POST', '/api/admin/vault/objects/:type/:id/properties/:property/show', 'vault.administer'],
  // Extra data for the submissions screen and the audit log (specification D33).
  ['GET', '/api/admin/submission-counts', 'submissions.administer'],
  ['POST', '/api/admin/person-keys', 'submissions.administer'],
  ['GET', '/api/admin/submission-export', 'submissions.administer'],
  ['GET', '/api/admin/submission-status-counts', 'submissions.administer'],
  ['GET', '/api/admin/submissions/:id/pdf', 'submissions.administer'],
  ['POST', '/api/admin/submissions/:id/values/:field/show', 'submissions.administer'],
  ['POST', '/api/admin/submissions/:id/identity/:attribute/show', 'submissions.administer'],
  ['DELETE', '/api/admin/test-submissions', 'submissions.administer'],
  ['POST', '/api/admin/forms/:id/deliver', 'submissions.administer'],
  ['GET', '/api/admin/forms/:id/submissions', 'submissions.administer'],
  ['GET', '/api/admin/forms/:id/submission-rules', 'submissions.administer'],
  ['PUT', '/api/admin/forms/:id/submission-rules', 'submissions.administer'],
  ['GET', '/api/admin/audit', 'audit.read'],
  ['GET', '/api/admin/audit/export', 'audit.read'],
  // Rights of data subjects: access and erasure.
  ['POST', '/api/admin/data-requests/find', 'privacy.administer'],
  ['POST', '/api/admin/data-requests/export', 'privacy.administer'],
  ['POST', '/api/admin/data-requests/erase', 'privacy.administer'],
  // Texts whose English original has changed since they were translated.
  ['GET', '/api/admin/translations/outdated', 'translations.write'],
  ['DELETE', '/api/admin/translations/outdated/:language/:key', 'translations.write'],
] as const;

describe('the table of calls', () => {
  it('contains exactly the listed calls with their permissions', () => {
    const found = rows.map(([, { method, path, permission }]) => [method, path, permission]);

    expect(found.map(String).sort()).toEqual(calls.map(String).sort());
  });

  it.each(rows)('route %s has its id as key and declares every path parameter', (id, route) => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared =
      route.params === undefined
        ? []
        : Object.keys(z.toJSONSchema(route.params, { io: 'input', unrepresentable: 'any' }).properties ?? {});

    expect(route.id).toBe(id);
    expect(declared.sort()).toEqual(inPath.sort());
  });

  it('documents for sending every problem of attachments, opening times and maintenance', () => {
    const onlyInThePage = 'attachment.unreadable';
    const ofForms = Object.entries(problemCodes).flatMap(([code, { status }]) =>
      code.startsWith('attachment.') || (code.startsWith('form.') && status === 403) ? [code] : [],
    );

    expect(routes.submit.problems).toEqual(
      expect.arrayContaining(ofForms.filter((code) => code !== onlyInThePage)),
    );
    expect(routes.submit.problems).toEqual(
      expect.arrayContaining(['site.maintenance', 'request.address-uploads']),
    );
  });

  it('documents for restoring a form the problems of saving one, except a conflict', () => {
    expect(routes.restoreFormRevision.problems).toEqual(
      expect.arrayContaining(routes.saveForm.problems.filter((code) => code !== 'revision_conflict')),
    );
  });

  it.each([
    ['vault.password-guessable', ['addVaultUser', 'changeVaultUser']],
    ['session.confirmation-needed', ['addVaultUser', 'changeVaultUser']],
    ['vault.last-admin', ['changeVaultUser', 'removeVaultUser']],
    ['translations.tag-invalid', ['addVaultLanguage', 'changeVaultLanguage']],
    ['vault.member-in-use', ['changeVaultClass', 'changeVaultProperty']],
  ])('documents %s for exactly the structure calls that may be refused with it', (code, expected) => {
    const elements = rows.filter(([, { path }]) => path.startsWith('/api/admin/vault/'));
    const found = elements.filter(([, { problems }]) => (problems as readonly string[]).includes(code));

    expect(found.map(([id]) => id)).toEqual(expected);
  });

  it('restricts /api/admin and /api/structure to administrators', () => {
    for (const [id, { path, permission }] of rows)
      if (/^\/api\/(admin|structure)/.test(path)) expect(permissions[permission], id).toEqual(['admin']);
  });

  it('returns lists of errors for settings and translations only', () => {
    const lists = rows.filter(([, route]) => route.errorShape === 'list').map(([id]) => id);

    expect(lists).toEqual(['saveSettings', 'saveTranslations']);
  });

  it.each([
    ['1', 1],
    ['50', 50],
    ['200', 200],
    ['0', undefined],
    ['201', undefined],
    ['-1', undefined],
    ['1e2', undefined],
    ['', undefined],
  ])('reads the list limit %j as %s', (limit, expected) => {
    const read = routes.listSubmissions.query.safeParse({ limit });

    expect(read.success ? read.data.limit : undefined).toBe(expected);
  });
});
