import { expect, it } from 'vitest';
import { describePortalOnSqlite } from '../testing/app-under-test.ts';

describePortalOnSqlite('file types', (given) => {
  it('are listed by category with extensions and media types', async () => {
    const types = (await given().client().get('/api/file-types')).json();

    expect(types.map(({ Category }: { Category: string }) => Category)).toEqual([
      'img',
      'doc',
      'vid',
      'au',
      'zip',
      'code',
    ]);
    expect(types[1]).toMatchObject({
      Extensions: expect.arrayContaining(['pdf']),
      MimeTypes: expect.arrayContaining(['application/pdf']),
    });
  });
});
