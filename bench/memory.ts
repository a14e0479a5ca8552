import { readFileSync } from 'node:fs';
import type { Portal } from '../e2e/support/portal.ts';
import type { WireForm } from './forms.ts';
import { pdfOf, runLoad } from './load.ts';
import type { Row } from './row.ts';
import { valuesOf } from './submissions.ts';

const megabyte = 1_048_576;
const visitors = 20;

function residentMegabytes(processId: number): number {
  const status = readFileSync(`/proc/${String(processId)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** The server's memory while twenty visitors upload 100 MB each at the same time. */
export async function memoryRow(portal: Portal, form: WireForm): Promise<Row> {
  const idle = residentMegabytes(portal.processId);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(portal.processId));
  }, 50);
  const result = await runLoad({
    url: `${portal.url}/api/submissions`,
    form: form.GUID,
    values: valuesOf(form),
    attachment: pdfOf(100 * megabyte),
    connections: visitors,
    seconds: 0.001,
  });
  clearInterval(watch);
  return {
    what: 'Memory of the server while 20 visitors upload 100 MB each',
    budget: '< 150 MB above idle',
    measured: `${idle.toFixed(0)} MB idle, ${peak.toFixed(0)} MB at most: +${(peak - idle).toFixed(0)} MB; refused ${String(result.refused)}`,
    kept: peak - idle < 150 && result.refused === 0,
  };
}
