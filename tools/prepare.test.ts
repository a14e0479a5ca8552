import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './run-steps.ts';

let clone = '';

function write(path: string, content: string): string {
  const file = join(clone, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

function writeLock(path: string, packages: Readonly<Record<string, object>>): void {
  write(path, JSON.stringify({ lockfileVersion: 3, packages }));
}

/** Creates a program that records its calls and then runs `script`. */
function program(path: string, script: string): void {
  chmodSync(write(path, `#!/bin/sh\necho "${path} $*" >> calls\n${script}\n`), 0o755);
}

/** Returns the calls of programs since the last time this was called. */
function calls(): readonly string[] {
  const file = join(clone, 'calls');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(file, { force: true });
  return lines;
}

interface Prepared {
  readonly status: number | null;
  readonly said: readonly string[];
  readonly complained: readonly string[];
}

function prepare(mode: string, version = process.versions.node, env: NodeJS.ProcessEnv = {}): Prepared {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    process.getuid = () => 0`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'tools/prepare.mjs', mode],
    {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(clone, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    },
  );
  const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
  return { status, said: lines(stdout), complained: lines(stderr) };
}

const installs = 'bin/npm ci --no-audit --no-fund';
const builds = 'node_modules/.bin/node packages/web/build.ts';

describe('making a clone ready', () => {
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'prepare-'));
    cpSync(join(root, 'tools/prepare.mjs'), join(clone, 'tools/prepare.mjs'), { recursive: true });
    write('package.json', '{}');
    write('package-lock.json', '{}');
    for (const name of ['domain', 'field-types', 'ui', 'web']) write(`packages/${name}/src/index.ts`, name);
    program('bin/npm', 'mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json');
    program('node_modules/.bin/node', 'mkdir -p packages/web/dist');
  });

  afterEach(() => {
    rmSync(clone, { recursive: true });
  });

  it('prints the available modes in one line and does nothing else', () => {
    expect(prepare('begin')).toEqual({
      status: 1,
      said: [],
      complained: ["prepare: 'begin' is not one of start, dev, portal, check, test, journeys, chaos, bench"],
    });
    expect(calls()).toEqual([]);
  });

  it('installs what the lock file says, once per lock file', () => {
    expect(prepare('check').said).toEqual(['prepare: installing the dependencies of the lock file']);
    expect(calls()).toEqual([installs]);

    expect(prepare('check').said).toEqual([]);
    expect(calls()).toEqual([]);

    writeLock('package-lock.json', { '': {}, 'node_modules/a': { version: '1.0.0' } });
    prepare('check');
    expect(calls()).toEqual([installs]);
  });

  const locked = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
    'node_modules/@form-portal/own': { resolved: 'packages/own', link: true },
  };
  const { '': _project, 'node_modules/other-platform': _skipped, ...installed } = locked;

  it('does not install again what npm install has installed', () => {
    writeLock('package-lock.json', locked);
    writeLock('node_modules/.package-lock.json', installed);

    expect(prepare('check').said).toEqual([]);
    expect(calls()).toEqual([]);
  });

  it.each([
    ['is missing', { 'node_modules/@form-portal/own': {} }],
    ['has another version', { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['has other content', { ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-c' } }],
    ['is no longer in the lock file', { ...installed, 'node_modules/b': { version: '1.0.0' } }],
  ])('installs again when a package %s', (_case, packages) => {
    writeLock('package-lock.json', locked);
    writeLock('node_modules/.package-lock.json', packages);

    prepare('check');
    expect(calls()).toEqual([installs]);
  });

  it('stops when the installation fails, and retries it the next time', () => {
    program('bin/npm', 'echo no disk >&2; exit 1');
    const failed = {
      status: 1,
      said: ['prepare: installing the dependencies of the lock file'],
      complained: ['no disk', 'prepare: npm ci failed; see its messages above'],
    };

    expect(prepare('start')).toEqual(failed);
    expect(prepare('start')).toEqual(failed);
    expect(calls()).toEqual([installs, installs]);
  });

  it('builds the pages when a source has changed, but not for a test or a second start', () => {
    expect(prepare('start').said).toContain('prepare: building the pages');
    expect(calls()).toEqual([installs, builds]);

    write('packages/web/src/page.test.ts', 'a test');
    expect(prepare('start')).toEqual({ status: 0, said: [], complained: [] });
    expect(calls()).toEqual([]);

    write('packages/ui/src/index.ts', 'changed');
    prepare('start');
    expect(calls()).toEqual([builds]);

    rmSync(join(clone, 'packages/web/dist'), { recursive: true });
    prepare('start');
    expect(calls()).toEqual([builds]);
  });

  it('stops when the pages cannot be built, and retries it the next time', () => {
    program('node_modules/.bin/node', 'exit 1');
    for (const _time of ['first', 'second']) {
      expect(prepare('start')).toMatchObject({
        status: 1,
        complained: ['prepare: the pages could not be built; see the messages above'],
      });
    }
    expect(calls()).toEqual([installs, builds, builds]);
  });

  it('runs on an old Node and uses the Node installed by npm', () => {
    expect(prepare('start', '18.20.8').status).toBe(0);
    expect(calls()).toEqual([installs, builds]);
  });

  it('prints in one line that Node is too old when npm installed none', () => {
    rmSync(join(clone, 'node_modules/.bin/node'));
    expect(prepare('check', '20.19.5')).toMatchObject({
      status: 1,
      complained: [
        "prepare: Node 24 is needed, this is 20.19.5; install it, or leave npm's optional dependencies on",
      ],
    });
    expect(prepare('check').status).toBe(0);
  });

  it('uses the configured browser, and fails when it does not exist', () => {
    const browser = write('bin/some-browser', '');
    expect(prepare('journeys', undefined, { PORTAL_TEST_BROWSER: browser }).status).toBe(0);
    expect(readFileSync(join(clone, 'node_modules/.cache/form-portal/browser'), 'utf8')).toBe(browser);

    expect(prepare('journeys', undefined, { PORTAL_TEST_BROWSER: `${browser}-2` })).toMatchObject({
      status: 1,
      complained: [`prepare: PORTAL_TEST_BROWSER is '${browser}-2', where no file is`],
    });
  });

  it('finds a browser on the PATH', () => {
    const browser = write('bin/chromium-headless-shell', '');
    expect(prepare('journeys', undefined, { PORTAL_TEST_BROWSER: '' })).toMatchObject({
      status: 0,
      complained: [],
    });
    expect(readFileSync(join(clone, 'node_modules/.cache/form-portal/browser'), 'utf8')).toBe(browser);
  });

  it('installs the lighter browser once, as root, and takes another one where there is none', () => {
    prepare('start');
    calls();
    const other = write('bin/chromium', '');
    const asRoot = { PATH: join(clone, 'bin'), PORTAL_TEST_BROWSER: '' };
    const browser = () => readFileSync(join(clone, 'node_modules/.cache/form-portal/browser'), 'utf8');
    const asks = ['bin/apt-get update -qq', 'bin/apt-get install -y -qq chromium-headless-shell'];

    program('bin/apt-get', 'exit 100');
    for (const expected of [asks, []]) {
      expect(prepare('journeys', undefined, asRoot).status).toBe(0);
      expect(browser()).toBe(other);
      expect(calls()).toEqual(expected);
    }

    rmSync(join(clone, 'node_modules/.cache/form-portal/browser'));
    program('bin/apt-get', 'echo > bin/chromium-headless-shell');
    for (const expected of [asks, []]) {
      expect(prepare('journeys', undefined, asRoot).status).toBe(0);
      expect(browser()).toBe(join(clone, 'bin/chromium-headless-shell'));
      expect(calls()).toEqual(expected);
    }
  });
});
