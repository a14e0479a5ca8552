import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The minimum a server must do to accept a submission durably: read the body, hash it, and write it to
 * SQLite with a full sync, one commit for all requests waiting at the same time. Baseline for the portal's
 * throughput. Run as a separate process with a folder as its argument.
 */
const database = new DatabaseSync(join(process.argv[2] ?? '.', 'bare.sqlite'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec('CREATE TABLE submission (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, body BLOB NOT NULL)');
const insert = database.prepare('INSERT INTO submission (hash, body) VALUES (?, ?)');

const waiting: (() => void)[] = [];
let open = false;

function store(body: Buffer, done: () => void): void {
  if (!open) {
    open = true;
    database.exec('BEGIN IMMEDIATE');
    setImmediate(() => {
      database.exec('COMMIT');
      open = false;
      for (const respond of waiting.splice(0)) respond();
    });
  }
  insert.run(createHash('sha256').update(body).digest('hex'), body);
  waiting.push(done);
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    store(Buffer.concat(parts), () =>
      response.writeHead(201, { 'content-type': 'application/json' }).end('{}'),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${String((server.address() as AddressInfo).port)}/`);
});
