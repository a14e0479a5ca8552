import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './run-steps.ts';

const read = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'form-portal-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command; undefined when it is not installed. */
function run(command: string, ...args: readonly string[]) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 600_000 });
  return error === undefined ? { status, output: stdout + stderr } : undefined;
}

const systemd = run('systemd-analyze', '--version');
/** Whether the daemon responds, not just its client. */
const docker = run('docker', 'version')?.status === 0;

describe('the systemd unit', () => {
  const unit = read('form-portal.service');

  it('grants write access only to its data folder, and no privileges', () => {
    for (const line of [
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'User=form-portal',
    ])
      expect(unit.split('\n')).toContain(line);
    expect(unit).toContain('StateDirectory=form-portal\n');
    expect(unit).toContain('PORTAL_DATA_DIR=/var/lib/form-portal\n');
  });

  it('gives the portal more time to stop than it needs', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(23);
  });

  it.skipIf(systemd === undefined)(
    'is accepted by systemd and rated as well protected (needs systemd-analyze)',
    () => {
      // systemd-analyze requires the programs of a unit to exist; here the portal is in this folder.
      const file = join(folder, 'form-portal.service');
      writeFileSync(file, unit.replaceAll('/opt/form-portal', root));

      const verified = run('systemd-analyze', 'verify', file);
      const security = run('systemd-analyze', 'security', '--offline=true', '--threshold=20', file);

      expect(verified).toEqual({ status: 0, output: '' });
      expect(security?.status, security?.output).toBe(0);
    },
  );
});

describe('the container recipe', () => {
  const recipe = read('Dockerfile').replaceAll('\\\n', '').split('\n');
  const last = recipe.slice(recipe.findLastIndex((line) => line.startsWith('FROM ')));

  it('runs as an unprivileged user, has a health check, and receives signals directly', () => {
    expect(last).toContain('USER node');
    expect(last).toContain('VOLUME /data');
    expect(last.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/healthz'))).toBe(true);
    expect(last).toContain('ENTRYPOINT ["node", "--max-semi-space-size=8", "packages/server/src/main.ts"]');
  });

  it('copies only existing files', () => {
    const copied = recipe.flatMap((line) => /^COPY --from=build \/portal\/(\S+)/.exec(line)?.[1] ?? []);

    expect(copied.length).toBeGreaterThan(2);
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
  });

  it('is composed with a read-only file system, no capabilities and time to stop', () => {
    const { portal } = parse(read('compose.yaml')).services;

    expect(portal).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '30s',
      volumes: ['data:/data'],
    });
    expect(existsSync(join(root, 'deploy', portal.build.context, portal.build.dockerfile))).toBe(true);
  });

  it.skipIf(!docker)(
    'can be built (needs a Docker daemon)',
    () => {
      const built = run('docker', 'build', '-q', '-f', join(root, 'deploy/Dockerfile'), root);

      expect(built?.status, built?.output).toBe(0);
    },
    600_000,
  );
});
