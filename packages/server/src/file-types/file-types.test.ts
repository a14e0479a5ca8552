import { expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';

describePortal('file types', (given) => {
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
