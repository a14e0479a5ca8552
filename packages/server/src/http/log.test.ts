import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it.each([
  ['debug', ['debug', 'info', 'error']],
  ['info', ['info', 'error']],
  ['error', ['error']],
  ['silent', []],
])('a log of level %s contains %j', (level, expected) => {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const log = createLog(level, sink);

  log.debug('debug');
  log.info('info');
  log.error('error');

  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(expected);
});
