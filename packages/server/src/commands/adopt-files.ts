import { openExistingStorage } from '../compose/infrastructure/open-storage.ts';
import { realSystemDeps } from '../compose/infrastructure/system-deps.ts';
import { noWeb, noArguments, readOwnConfig, type Command } from './command.ts';

/** Assigns the files of the data folder to the configured database (docs/operations.md#database-and-files-belong-together). */
export const adoptFilesCommand: Command = {
  usage: '',
  argumentCount: noArguments,
  summary: 'declare that the files in the data folder belong to the configured database',
  async run(_args, print) {
    const { database, blobs } = await openExistingStorage(readOwnConfig(), realSystemDeps(noWeb));
    try {
      if ((await blobs.checkFolder()) === 'ours') {
        print('The files already belong to this database. Nothing was changed.');
        return 0;
      }
      await blobs.adoptFolder();
      print('The files in the folder blobs now belong to this database.');
      print(
        'Files that it does not name are moved to blobs/quarantine within an hour after the portal starts, and removed 14 days later.',
      );
      return 0;
    } finally {
      await database.close();
    }
  },
};
