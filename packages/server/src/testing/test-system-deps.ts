import { parseGuid, type Guid, type RenderPage } from '@form-portal/domain';
import { createHash, randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { SystemDeps } from '../compose/infrastructure/system-deps.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createLog } from '../http/log.ts';

/** A clock that moves only when a test advances it. */
export interface TestClock {
  readonly now: () => Date;
  advance(ms: number): void;
}

/** System dependencies that tests can inspect and control. */
export interface TestSystemDeps extends SystemDeps {
  readonly clock: TestClock;
  /** The whole log, as text. */
  readonly logged: () => string;
  /** Every pause so far (ms); none is actually waited for. */
  readonly pauses: readonly number[];
}

/** The initial time of every test, for reproducible results. */
export const testStart = '2026-11-20T12:00:00.000Z';

/** A stopped clock, a page renderer that only prints its input, and a log in memory. */
export function testSystemDeps(renderPage: RenderPage = describePage): TestSystemDeps {
  let at = Date.parse(testStart);
  const lines: string[] = [];
  const pauses: number[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const now = () => new Date(at);
  return {
    now,
    clock: { now, advance: (ms) => void (at += ms) },
    logged: () => lines.join(''),
    pauses,
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    newGuid,
    randomBytes,
    log: createLog('info', sink),
    metrics: createMetrics(),
    web: { renderPage, assetFolders: [], adminPage: null, development: null },
    passwordCost: { n: 16, r: 1, p: 1 },
  };
}

function newGuid(): Guid {
  const hex = createHash('sha256').update(randomBytes(16)).digest('hex');
  return parseGuid(
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
  )!;
}

/** Replaces the built renderer: prints the page's data, with the placeholders where pages have them. */
const describePage: RenderPage = (page, context) => {
  const values = JSON.stringify({ page, context }).replaceAll('<', '\\u003c');
  const hidden =
    page.kind === 'form'
      ? '<input name="guid" value="%draft-guid%"><input name="at" value="%opened-at%">'
      : '';
  const html = `<!doctype html><html lang="${context.languageTag}"><style>p{}</style>${hidden}<script type="application/json" id="page-data">${values}</script></html>`;
  return { html, firstLength: html.indexOf('<script'), inlineStyles: ['p{}'] };
};
