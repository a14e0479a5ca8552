import { openStorage } from '../compose/infrastructure/open-storage.ts';
import { realSystemDeps } from '../compose/infrastructure/system-deps.ts';
import { noWeb, readOwnConfig, type Command } from './command.ts';

/** Makes the files of the data folder those of the configured database, whichever they belonged to (docs/operations.md). */
export const adoptFilesCommand: Command = {
  usage: '',
  summary: 'say that the files in the data folder belong to the configured database',
  async run(_words, print) {
    const { database, blobs } = await openStorage(readOwnConfig(), realSystemDeps(noWeb));
    try {
      const before = await blobs.checkFolder();
      if (before === 'ours') {
        print('The files belong to this database already. Nothing was changed.');
        return 0;
      }
      await blobs.adoptFolder();
      print('The files in the folder blobs now belong to this database.');
      print(
        'Those that it does not name are put into blobs/quarantine within an hour of the portal running, and removed 14 days later.',
      );
      return 0;
    } finally {
      await database.close();
    }
  },
};
