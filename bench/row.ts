/** A row of the budgets table. */
export interface Row {
  /** What was measured. */
  readonly what: string;
  readonly budget: string;
  readonly measured: string;
  /** Whether the budget is met. */
  readonly kept: boolean;
}

/** Returns the percentile of the values for a share (0–1). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Formats the rows as a markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, budget, measured, kept }) =>
      `| ${what} | ${budget} | ${measured} | ${kept ? 'yes' : '**no**'} |`,
  );
  return ['| What | Budget | Measured | Kept |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
