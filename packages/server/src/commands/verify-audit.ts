import { verifyChain, type ChainBreak } from '../audit/verify-chain.ts';
import { openExistingStorage } from '../compose/infrastructure/open-storage.ts';
import { realSystemDeps } from '../compose/infrastructure/system-deps.ts';
import { noWeb, noArguments, readOwnConfig, type Command } from './command.ts';

/** Verifies the hash chain of the audit log. Exit code 1 when it is broken. */
export const verifyAuditCommand: Command = {
  usage: '',
  argumentCount: noArguments,
  summary: 'verify that no row of the audit log was changed or removed',
  async run(_args, print) {
    const { database } = await openExistingStorage(readOwnConfig(), realSystemDeps(noWeb));
    try {
      const { start, verified, firstBreak } = await verifyChain(database);
      print(
        start.number === 0
          ? 'The log begins with its first row.'
          : `Rows up to ${start.number} were removed for their age; row ${start.number} had the hash ${start.hash}.`,
      );
      print(describeCount(start.number, verified));
      print(firstBreak === null ? 'The audit log is intact.' : describeBreak(firstBreak));
      return firstBreak === null ? 0 : 1;
    } finally {
      await database.close();
    }
  },
};

function describeCount(start: number, verified: number): string {
  if (verified === 0) return 'No rows were verified.';
  if (verified === 1) return `1 row verified: ${start + 1}.`;
  return `${verified} rows verified: ${start + 1} to ${start + verified}.`;
}

function describeBreak({ kind, number, row }: ChainBreak): string {
  if (kind === 'missing') return `BROKEN: row ${number} is missing.`;
  if (kind === 'end')
    return `BROKEN: the log does not end where it should; row ${number} is the first uncertain one.`;
  const details = row === null ? '' : ` (${row.at}, ${row.event}, ${row.id})`;
  return `BROKEN: row ${number}${details} is not what was written.`;
}
