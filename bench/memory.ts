import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Portal } from '../e2e/support/portal/portal.ts';
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

/** Runs `work`; returns its result and the maximum resident set size of the process while it ran, in megabytes. */
async function watchMemory<R>(
  processId: number,
  work: () => Promise<R>,
): Promise<{ readonly result: R; readonly peak: number }> {
  let peak = residentMegabytes(processId);
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(processId));
  }, 50);
  try {
    const result = await work();
    return { result, peak };
  } finally {
    clearInterval(watch);
  }
}

const drainingMs = 20_000;

/** The server's memory under many small submissions, and during their delivery afterwards. */
export async function submissionMemoryRow(portal: Portal, form: WireForm): Promise<Row> {
  const { result, peak } = await watchMemory(portal.processId, async () => {
    const load = await runLoad({
      url: `${portal.url}/api/submissions`,
      form: form.GUID,
      values: valuesOf(form),
      attachment: pdfOf(100_000),
      connections: 64,
      seconds: 60,
    });
    await sleep(drainingMs);
    return load;
  });
  return {
    what: 'Memory of the server while 64 connections post 100 kB attachments for a minute, and 20 s after',
    budget: '≤ 512 MB',
    measured: `${peak.toFixed(0)} MB at most, ${result.perSecond.toFixed(0)} submissions /s; refused ${String(result.refused)}`,
    kept: peak <= 512 && result.refused === 0,
  };
}

/** The server's memory while twenty visitors upload 100 MB each at the same time. */
export async function memoryRow(portal: Portal, form: WireForm): Promise<Row> {
  const idle = residentMegabytes(portal.processId);
  const { result, peak } = await watchMemory(portal.processId, () =>
    runLoad({
      url: `${portal.url}/api/submissions`,
      form: form.GUID,
      values: valuesOf(form),
      attachment: pdfOf(100 * megabyte),
      connections: visitors,
      seconds: 0.001,
    }),
  );
  return {
    what: 'Memory of the server while 20 visitors upload 100 MB each',
    budget: '< 150 MB above idle',
    measured: `${idle.toFixed(0)} MB idle, ${peak.toFixed(0)} MB at most: +${(peak - idle).toFixed(0)} MB; refused ${String(result.refused)}`,
    kept: peak - idle < 150 && result.refused === 0,
  };
}
