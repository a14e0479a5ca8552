import type { Migration } from '@form-portal/storage';

/** Hyphen, non-breaking hyphen, figure, en and em dash, bar, minus, and the small and wide hyphens. */
const otherDashes = [
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\ufe63',
  '\uff0d',
];

/**
 * Indexes submissions with a dash other than `-` again: an identity code written with one was indexed as words, instead of
 * as the hash by which codes are found.
 */
export const otherDashesIndexed: Migration = {
  name: '0091-other-dashes',
  async up(transaction) {
    const rows = await transaction
      .deleteFrom('submission_search')
      .where((row) => row.or(otherDashes.map((dash) => row('text', 'like', `%${dash}%`))))
      .returning('submission')
      .execute();
    for (const { submission } of rows)
      await transaction
        .updateTable('submissions')
        .set({ search_indexed: 0 })
        .where('guid', '=', submission)
        .execute();
  },
};
