/** Whether the last day of a filter is before its first, so that nothing matches. Days are `YYYY-MM-DD`; empty for no limit. */
export function isReversed({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return from !== '' && to !== '' && to < from;
}
