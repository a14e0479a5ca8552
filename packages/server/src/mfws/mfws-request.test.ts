import { describe, expect, it } from 'vitest';
import { readMfwsRequest } from './mfws-request.ts';

describe('readMfwsRequest', () => {
  it.each([
    ['/REST/objects/0', 'objects/0'],
    ['/REST//Objects/0.aspx//', 'objects/0'],
    ['/REST/Objects/0.ASHX', 'objects/0'],
    ['/REST///', ''],
  ])('reads the path of %s as %j', (url, path) => {
    expect(readMfwsRequest('GET', url, '/REST').path).toBe(path);
  });

  it('takes little time with as many slashes as an address may have', () => {
    const url = `/REST/a${'/'.repeat(16_000)}a`;
    const started = performance.now();
    for (let round = 0; round < 10; round += 1) readMfwsRequest('GET', url, '/REST');

    expect(performance.now() - started).toBeLessThan(500);
  });
});
