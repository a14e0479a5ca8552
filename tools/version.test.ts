import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run-steps.ts';

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
}

const { version } = readManifest('package.json');
const packages = readdirSync(join(root, 'packages')).map((name) =>
  readManifest(`packages/${name}/package.json`),
);

it('every package has the version of the product and depends on the others in that version', () => {
  expect(version).toBe('25.6.2');
  for (const { name, version: own, dependencies = {} } of packages) {
    const others = Object.entries(dependencies).filter(([other]) => other.startsWith('@form-portal/'));
    expect([own, ...others.map(([, wanted]) => wanted)], name).toEqual([
      version,
      ...others.map(() => version),
    ]);
  }
});
