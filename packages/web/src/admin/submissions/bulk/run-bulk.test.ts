import { expect, it } from 'vitest';
import { aRow } from '../testing/a-row.ts';
import { runBulk, type BulkProgress } from './run-bulk.ts';

const rows = ['one', 'two', 'three'].map((reference) => aRow({ reference }));

it('a bulk action continues after a failure, and reports its progress and which ones failed', async () => {
  const tried: string[] = [];
  const steps: BulkProgress[] = [];
  const refused = new Error('no');

  const result = await runBulk({
    rows,
    apply: ({ reference }) => {
      tried.push(reference);
      return reference === 'two' ? Promise.reject(refused) : Promise.resolve();
    },
    signal: new AbortController().signal,
    onProgress: (progress) => steps.push(progress),
  });

  expect(tried).toEqual(['one', 'two', 'three']);
  expect(steps.map((step) => [step.tried, step.failures.length])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
  ]);
  expect(result.failures).toEqual([{ row: rows[1], error: refused }]);
});

it('a bulk action that is stopped tries no more submissions', async () => {
  const stop = new AbortController();
  const tried: string[] = [];

  const result = await runBulk({
    rows,
    apply: ({ reference }) => {
      tried.push(reference);
      stop.abort();
      return Promise.resolve();
    },
    signal: stop.signal,
    onProgress: () => undefined,
  });

  expect(tried).toEqual(['one']);
  expect(result).toEqual({ tried: 1, failures: [] });
});
