/** The codes of the refusals in what a portal has logged, oldest first. */
export function refusalCodesIn(log: string): readonly string[] {
  return log.split('\n').flatMap((line) => /"code":"([^"]+)"/.exec(line)?.[1] ?? []);
}
