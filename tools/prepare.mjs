// Prepares a fresh clone for an npm script. Plain JavaScript, because it runs on whatever Node (18 or newer)
// the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'form-portal');
const neededNode = 24;
const stepsByScript = {
  start: ['dependencies', 'pages'],
  dev: ['dependencies'],
  portal: ['dependencies'],
  check: ['dependencies'],
  test: ['dependencies', 'pages'],
  journeys: ['dependencies', 'pages', 'browser'],
  chaos: ['dependencies'],
  bench: ['dependencies', 'pages', 'browser'],
};

const say = (text) => console.log(`prepare: ${text}`);

function fail(text) {
  console.error(`prepare: ${text}`);
  process.exit(1);
}

function run(command, args, options = {}) {
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
      .status === 0
  );
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

function remembered(name) {
  const file = join(cache, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function remember(name, value) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), value);
}

function packagesIn(lockFile) {
  const path = join(root, lockFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).packages ?? {}) : undefined;
}

/**
 * Whether node_modules holds the packages of the lock file, by the record npm itself keeps there once an
 * installation is complete. Optional packages may be missing: most are for other platforms.
 */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  const { '': _project, ...locked } = packagesIn('package-lock.json');
  const isAsLocked = ([path, { version, integrity, optional, devOptional }]) =>
    path in installed
      ? installed[path].version === version && installed[path].integrity === integrity
      : Boolean(optional || devOptional);
  return Object.entries(locked).every(isAsLocked) && Object.keys(installed).every((path) => path in locked);
}

function prepareDependencies() {
  if (isInstalled()) return;
  say('installing the dependencies of the lock file');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) fail('npm ci failed; see its messages above');
}

/**
 * Returns the Node to run the portal with: the one installed by npm, else the machine's when it is new
 * enough.
 */
function portalNode() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  return fail(
    `Node ${neededNode} is needed, this is ${process.versions.node}; install it, or leave npm's optional dependencies on`,
  );
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return entry.name === 'dist' || entry.name === 'node_modules' ? [] : filesBelow(path);
    return entry.name.includes('.test.') ? [] : [path];
  });
}

function preparePages() {
  const sources = ['domain', 'field-types', 'ui', 'web']
    .flatMap((name) => filesBelow(`packages/${name}`))
    .sort();
  const state = hashOf([...sources, 'package-lock.json']);
  if (existsSync(join(root, 'packages/web/dist')) && remembered('pages') === state) return;
  say('building the pages');
  if (!run(portalNode(), ['packages/web/build.ts']))
    fail('the pages could not be built; see the messages above');
  remember('pages', state);
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path) && statSync(path).isFile());
}

/** Renders the same pages as a whole Chromium with a quarter less work. */
const headlessShell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome'];

function namedBrowser() {
  const named = process.env.PORTAL_TEST_BROWSER;
  if (!named) return undefined;
  return existsSync(named) ? named : fail(`PORTAL_TEST_BROWSER is '${named}', where no file is`);
}

function rememberedBrowser() {
  const browser = remembered('browser');
  return existsSync(browser) ? browser : undefined;
}

/** Only root may install; returns undefined where there is no such package. */
function debianBrowser(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  say(`installing Debian's ${name} for the journeys`);
  const limit = { timeout: 180_000 };
  run('apt-get', ['update', '-qq'], limit);
  return run('apt-get', ['install', '-y', '-qq', name], limit) ? onPath(name) : undefined;
}

function wholeBrowser() {
  return wholeBrowsers.map(onPath).find(Boolean) ?? playwrightBrowser();
}

function playwrightBrowser() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  return stdout && existsSync(stdout) ? stdout : undefined;
}

function fetchedBrowser() {
  say('fetching a browser for the journeys');
  return run('npx', ['playwright', 'install', 'chromium'], { timeout: 180_000 })
    ? playwrightBrowser()
    : undefined;
}

function prepareBrowser() {
  const browser =
    namedBrowser() ??
    onPath(headlessShell) ??
    rememberedBrowser() ??
    debianBrowser(headlessShell) ??
    wholeBrowser() ??
    fetchedBrowser() ??
    debianBrowser('chromium');
  if (!browser) fail('no Chromium was found or could be installed; name one in PORTAL_TEST_BROWSER');
  remember('browser', browser);
}

const steps = { dependencies: prepareDependencies, pages: preparePages, browser: prepareBrowser };
const mode = process.argv[2] ?? '';
if (!(mode in stepsByScript)) fail(`'${mode}' is not one of ${Object.keys(stepsByScript).join(', ')}`);
for (const step of stepsByScript[mode]) steps[step]();
portalNode();
