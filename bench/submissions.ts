import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Portal } from '../e2e/support/portal/portal.ts';
import type { WireForm } from './forms.ts';
import { pdfOf, runLoad } from './load.ts';
import type { Load, LoadResult } from './load.ts';
import type { Row } from './row.ts';

const attachmentBytes = 100_000;
const connectionCounts = [16];
const seconds = 8;

async function startBareServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bare-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), folder]);
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
  );
  const stop = async (): Promise<void> => {
    child.kill();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Returns values for every required field of the reference form. */
export function valuesOf(form: WireForm): Readonly<Record<string, string | boolean>> {
  const values: Record<string, string | boolean> = {};
  for (const field of form.Fields) {
    if (field.Type === 'text' || field.Type === 'longtext') values[field.GUID] = 'Kuusilahden Soutajat ry';
    if (field.Type === 'number' || field.Type === 'rating' || field.Type === 'slider')
      values[field.GUID] = '3';
    if (field.Type === 'date') values[field.GUID] = '2027-01-31';
    if (field.Type === 'time') values[field.GUID] = '14:30';
    if (field.Type === 'datetime') values[field.GUID] = '2027-01-31 14:30';
    if (field.Type === 'dropdown' || field.Type === 'select') values[field.GUID] = '1';
    if (field.Type === 'boolean') values[field.GUID] = true;
  }
  return values;
}

function rowOf(connections: number, portal: LoadResult, bare: LoadResult): Row {
  const share = portal.perSecond / bare.perSecond;
  const spread = portal.p99 / portal.p50;
  const measured =
    `${portal.perSecond.toFixed(0)} /s, bare ${bare.perSecond.toFixed(0)} /s: ${share.toFixed(2)} ×; ` +
    `p50 ${portal.p50.toFixed(0)} ms, p99 ${portal.p99.toFixed(0)} ms: ${spread.toFixed(1)} ×; refused ${String(portal.refused)}`;
  return {
    what: `Accepted submissions, durable, 100 kB attachment, ${String(connections)} connections`,
    budget: '≥ 0.4 × bare server; p99 ≤ 5 × p50',
    measured,
    kept: share >= 0.4 && spread <= 5 && portal.refused === 0,
  };
}

/** Real multipart submissions to the portal and to the bare server, alternating. */
export async function submissionRows(portal: Portal, form: WireForm): Promise<readonly Row[]> {
  const load = { form: form.GUID, values: valuesOf(form), attachment: pdfOf(attachmentBytes), seconds };
  const rows: Row[] = [];
  for (const connections of connectionCounts) {
    const bare = await startBareServer();
    const on = (url: string): Promise<LoadResult> => runLoad({ ...load, url, connections } satisfies Load);
    const theirs = await on(bare.url);
    await bare.stop();
    const ours = await on(`${portal.url}/api/submissions`);
    rows.push(rowOf(connections, ours, theirs));
  }
  return rows;
}
