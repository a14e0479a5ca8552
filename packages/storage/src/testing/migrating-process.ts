/** Opens the database named by its argument when something arrives on standard input, and prints whether it had to run the migration. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../open-database.ts';

let result = 'found it done';

process.stdout.write('ready\n');
await once(process.stdin, 'data');

const database = await openDatabase(
  JSON.parse(process.argv[2] ?? ''),
  [
    {
      name: '0001-slow',
      up: async ({ schema }) => {
        result = 'ran it';
        await schema.createTable('slow').addColumn('id', 'text').execute();
        await sleep(300);
      },
    },
  ],
  () => new Date(),
);
await database.close();
process.stdout.write(`${result}\n`);
process.stdin.destroy();
