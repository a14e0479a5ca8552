import { bytesColumn, type Migration } from '@form-portal/storage';

/** Logos that administrators uploaded; the settings name the ones that are shown. */
export const siteLogos: Migration = {
  name: '0076-site-logos',
  async up({ schema }, engine) {
    await schema
      .createTable('site_logos')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('content', bytesColumn(engine), (column) => column.notNull())
      .addColumn('uploaded_at', 'text', (column) => column.notNull())
      .execute();
  },
};
