import { describe, expect, it } from 'vitest';
import { permissions } from '../identity/permissions.ts';
import { problemCodes } from '../problem.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

const rows: readonly (readonly [string, Route])[] = Object.entries(routes);

// Method, address and permission of every call that specification section 7 and the additions promise.
const promised = [
  ['GET', '/api/settings', 'site.read'],
  ['POST', '/api/settings', 'settings.write'],
  ['GET', '/api/file-types', 'site.read'],
  ['GET', '/api/translations', 'site.read'],
  ['POST', '/api/translations', 'translations.write'],
  ['POST', '/api/session', 'session.use'],
  ['GET', '/api/session', 'session.use'],
  ['DELETE', '/api/session', 'session.use'],
  ['GET', '/saml/session', 'session.use'],
  ['GET', '/api/forms', 'forms.open'],
  ['GET', '/api/forms/:id', 'forms.open'],
  ['GET', '/api/admin/forms', 'forms.administer'],
  ['GET', '/api/admin/forms/:id', 'forms.administer'],
  ['POST', '/api/forms', 'forms.administer'],
  ['DELETE', '/api/forms/:id', 'forms.administer'],
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
  ['GET', '/healthz', 'health.read'],
  ['GET', '/readyz', 'health.read'],
] as const;

describe('the table of calls', () => {
  it('has exactly the promised calls with their permissions (§7, D5)', () => {
    const found = rows.map(([, { method, path, permission }]) => [method, path, permission]);

    expect(found.map(String).sort()).toEqual(promised.map(String).sort());
  });

  it.each(rows)('row %s is named by its own id and describes all its parameters', (id, route) => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const described = route.params?._zod.def.type === 'object' && 'shape' in route.params._zod.def;

    expect(route.id).toBe(id);
    expect(described).toBe(inPath.length > 0);
    expect(Object.keys(permissions)).toContain(route.permission);
    for (const code of route.problems) expect(Object.keys(problemCodes)).toContain(code);
  });

  it('never lets anybody but administrators into /api/admin and /api/structure (D5)', () => {
    for (const [id, { path, permission }] of rows)
      if (/^\/api\/(admin|structure)/.test(path)) expect(permissions[permission], id).toEqual(['admin']);
  });

  it('tells several errors at once for settings and translations only (D7)', () => {
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
  ])('reads the limit %j of a list as %s', (limit, expected) => {
    const read = routes.listSubmissions.query.safeParse({ limit });

    expect(read.success ? read.data.limit : undefined).toBe(expected);
  });
});
