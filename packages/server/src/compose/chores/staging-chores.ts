import { minuteMs } from '@form-portal/domain';
import type { StagedFileStore } from '../../submissions/staging/staged-files.store.ts';
import type { Chore } from './run-chores.ts';

/**
 * Removes expired staged files and sweeps their blobs right away: once they no longer count towards the limits of staging, they
 * must not take up space.
 */
export function stagingChores(
  stagedFiles: Pick<StagedFileStore, 'removeExpired'>,
  sweepContents: () => Promise<unknown>,
): readonly Chore[] {
  return [
    {
      name: 'remove staged files',
      everyMs: 10 * minuteMs,
      async run() {
        if ((await stagedFiles.removeExpired()) > 0) await sweepContents();
      },
    },
  ];
}
