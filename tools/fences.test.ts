import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './run-steps.ts';

/** Allowed imports between packages, as in docs/architecture.md. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  ui: [],
  storage: [],
  'field-types': ['domain', 'ui'],
  vault: ['domain', 'storage'],
  server: ['domain', 'field-types', 'storage', 'vault'],
  web: ['domain', 'field-types', 'ui'],
  'dev-idp': [],
};
const names = Object.keys(mayImport);

/** A file of the small test tree: its path, its content, and the fences that must reject it. */
interface ImportCase {
  readonly path: string;
  readonly source: string;
  readonly fences: readonly string[];
}

const packagePairs: readonly ImportCase[] = names.flatMap((from) =>
  names
    .filter((to) => to !== from)
    .map((to) => ({
      path: `packages/${from}/src/uses-${to}.ts`,
      source: `import '../../${to}/src/index.ts';`,
      fences: mayImport[from]?.includes(to) === true ? [] : [`${from}-imports-only-what-it-may`],
    })),
);

const inside = (path: string, source: string, ...fences: readonly string[]): ImportCase => ({
  path: `packages/${path}`,
  source,
  fences,
});

const cases: readonly ImportCase[] = [
  ...packagePairs,
  inside('server/src/main.ts', `import '@form-portal/domain/wire'; import '@form-portal/vault';`),
  inside(
    'vault/src/types-only.ts',
    `import type { Field } from '@form-portal/field-types';\nexport const field: Field[] = [];`,
    'vault-imports-only-what-it-may',
  ),
  inside('ui/src/one.ts', `import './other.ts';`, 'no-cycles'),
  inside('ui/src/other.ts', `import './one.ts';`),

  inside('domain/src/clock.ts', `import 'node:fs';`, 'domain-is-pure'),
  inside('domain/src/clock.test.ts', `import 'node:fs'; import 'vitest'; import './testing/forms.ts';`),
  inside('ui/src/menu.tsx', `import 'node:path';`, 'ui-runs-in-browsers'),
  inside('field-types/src/text/text.ts', `import 'path';`, 'ui-runs-in-browsers'),
  inside('web/src/public/page.tsx', `import 'node:fs';`, 'web-runs-in-browsers'),
  inside('web/build.ts', `import 'node:fs';`),

  inside('domain/src/form/form.ts', `import 'zod';`, 'schemas-only-in-wire-and-api'),
  inside('domain/src/form/form.wire.ts', `import 'zod';`),
  inside('domain/src/api/call.ts', `import 'zod';`),
  inside('ui/src/schema.ts', `import 'zod';`, 'visitors-carry-no-schemas'),
  inside('field-types/src/schema.ts', `import '@form-portal/domain/wire';`, 'visitors-carry-no-schemas'),
  inside('web/src/public/call.ts', `import '@form-portal/domain/api';`, 'visitors-carry-no-schemas'),
  inside(
    'web/src/shared/form.ts',
    `import '../../../domain/src/form/form.wire.ts';`,
    'visitors-carry-no-schemas',
  ),
  inside('web/src/admin/save.ts', `import '@form-portal/domain/wire';`),

  inside(
    'web/src/public/card.tsx',
    `import '../admin/editor/model/apply.ts';`,
    'visitors-carry-no-administration',
  ),
  inside('web/src/admin/card.tsx', `import '../shared/form.ts';`),

  inside('web/src/admin/editor/model/state.ts', `import 'react';`, 'editor-model-is-pure'),
  inside('web/src/admin/editor/model/tool.ts', `import '@form-portal/ui';`, 'editor-model-is-pure'),
  inside('web/src/admin/editor/model/commands/save.ts', `import '@form-portal/ui/icons';`),
  inside('web/src/admin/editor/model/apply.ts', `import './state.ts'; import '@form-portal/domain';`),

  inside('field-types/src/date/date.ts', `import 'react';`, 'rules-know-no-react'),
  inside('field-types/src/time/time.ts', `import './time.input.tsx';`, 'rules-know-no-react'),
  inside('field-types/src/time/time.input.tsx', `import 'react';`),
  inside('field-types/src/date/date.input.tsx', `import './date-range.ts';`, 'controls-carry-no-rules'),
  inside('field-types/src/date/date-range.ts', `import '../shared/date-problems.ts';`),
  inside('field-types/src/rating/rating.input.tsx', `import './rating.ts';`, 'controls-carry-no-rules'),
  inside('field-types/src/rating/rating.ts', `import './rating-settings.ts';`),
  inside('field-types/src/select/select.ts', `import '../shared/date-problems.ts';`),
  inside('field-types/src/slider/slider.input.tsx', `import './slider-settings.ts';`),
  inside('field-types/src/ui.ts', `import './time/time.input.tsx';`),
  inside(
    'field-types/src/email/email.ts',
    `import '../text/text.ts'; import '../shared/text/line.ts';`,
    'field-types-are-apart',
  ),
  inside('field-types/src/shared/text/line.ts', `import '../../longtext/text.ts';`, 'field-types-are-apart'),
  inside('field-types/src/longtext/text.ts', `import './limit.ts';`),
  inside('field-types/src/longtext/text.test.ts', `import '../text/text.ts';`),
  inside('server/src/http/draw.ts', `import 'react';`, 'server-knows-no-react'),
  inside('server/src/http/fields.ts', `import '@form-portal/field-types/ui';`, 'server-knows-no-react'),
  inside('storage/src/draw.ts', `import 'react';`, 'server-knows-no-react'),
  inside('vault/src/draw.ts', `import 'react';`, 'server-knows-no-react'),

  inside('storage/src/clock.ts', `import './testing/clock.ts';`, 'tests-stay-out-of-the-product'),
  inside('domain/src/laws.ts', `import 'fast-check';`, 'tests-stay-out-of-the-product'),
  inside('vault/src/port.ts', `import './contract/all.contract.ts';`, 'tests-stay-out-of-the-product'),
  inside('ui/src/expect.ts', `import 'vitest';`, 'tests-stay-out-of-the-product'),

  inside('server/src/forms/save.ts', `import '../settings/read.ts';`, 'server-features-are-apart'),
  inside(
    'server/src/forms/list.ts',
    `import './save.ts'; import '../audit/note.ts'; import '../db/tables.ts';`,
  ),
  inside('server/src/audit/list.ts', `import '../identity/session.ts';`, 'server-features-are-apart'),
  inside('server/src/compose/all.ts', `import '../forms/list.ts'; import '../settings/read.ts';`),
];

/** Files that exist only to be imported. */
const importTargets = [
  ...names.map((name) => `packages/${name}/src/index.ts`),
  'packages/domain/src/wire.ts',
  'packages/domain/src/api/index.ts',
  'packages/domain/src/testing/forms.ts',
  'packages/field-types/src/longtext/limit.ts',
  'packages/field-types/src/shared/date-problems.ts',
  'packages/field-types/src/rating/rating-settings.ts',
  'packages/field-types/src/slider/slider-settings.ts',
  'packages/storage/src/testing/clock.ts',
  'packages/vault/src/contract/all.contract.ts',
  ...['settings/read', 'audit/note', 'db/tables', 'identity/session'].map(
    (path) => `packages/server/src/${path}.ts`,
  ),
];

const tree = mkdtempSync(join(tmpdir(), 'fences-'));

function write(path: string, source: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), source);
}

function writeTree(): void {
  const own = ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];
  const packages = names.map((name) => `packages/${name}/package.json`);
  for (const path of [...own, ...packages]) cpSync(join(root, path), join(tree, path));
  for (const path of importTargets) write(path, 'export type Field = string;\n');
  for (const { path, source } of cases) write(path, `${source}\n`);
  mkdirSync(join(tree, 'node_modules/@form-portal'), { recursive: true });
  for (const name of names)
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@form-portal', name));
  for (const library of ['react', 'zod', 'vitest', 'fast-check']) {
    write(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }));
    write(`node_modules/${library}/index.js`, '');
  }
}

interface CruiseResult {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

function findViolations(): readonly string[] {
  const program = join(root, 'node_modules/.bin/depcruise');
  const args = ['packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const { stdout } = spawnSync(program, args, { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { summary } = JSON.parse(stdout) as CruiseResult;
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

interface Fence {
  readonly name: string;
  readonly to: { readonly path?: string };
}

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  readonly forbidden: readonly Fence[];
};

describe('the import fences (docs/architecture.md)', () => {
  let found: readonly string[] = [];

  beforeAll(() => {
    writeTree();
    found = findViolations();
  });

  afterAll(() => {
    rmSync(tree, { recursive: true });
  });

  it.each(forbidden.map(({ name }) => name))(
    'reject a file for %s, and nothing that the fence allows',
    (fence) => {
      const expected = cases
        .filter((one) => one.fences.includes(fence))
        .map(({ path }) => `${fence}: ${path}`);
      expect(expected).not.toEqual([]);
      expect(found.filter((one) => one.startsWith(`${fence}: `)).sort()).toEqual(expected.sort());
    },
  );

  it('are covered by the cases', () => {
    const known = new Set(cases.flatMap(({ fences }) => fences));
    expect(forbidden.map(({ name }) => name).sort()).toEqual([...known].sort());
  });

  it('surround every package', () => {
    expect(readdirSync(join(root, 'packages')).sort()).toEqual([...names].sort());
  });

  it('surround every folder of the server that is not shared', () => {
    const common = [
      'compose',
      'config',
      'db',
      'http',
      'samples',
      'testing',
      'audit',
      'metrics',
      'tables',
      'form-logic',
      'form-opening',
    ];
    const folders = readdirSync(join(root, 'packages/server/src'), { withFileTypes: true });
    const features = folders.filter((one) => one.isDirectory() && !common.includes(one.name));
    const path = forbidden.find(({ name }) => name === 'server-features-are-apart')?.to.path ?? '';
    for (const { name } of features) expect(`packages/server/src/${name}/`).toMatch(new RegExp(path));
  });
});
