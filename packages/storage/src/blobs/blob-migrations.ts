import type { Migration } from '../database.ts';
import { bytesColumn } from '../dialect.ts';

const blobs: Migration = {
  name: '0001-blobs',
  async up({ schema }, engine) {
    await schema
      .createTable('blobs')
      .addColumn('sha256', 'text', (column) => column.primaryKey())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('upload', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('blob_chunks')
      .addColumn('upload', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('content', bytesColumn(engine), (column) => column.notNull())
      .addPrimaryKeyConstraint('blob_chunks_key', ['upload', 'position'])
      .execute();
    await schema
      .createTable('blob_uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('blob_references')
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull().references('blobs.sha256'))
      .addPrimaryKeyConstraint('blob_references_key', ['owner', 'sha256'])
      .execute();
    await schema.createIndex('blob_references_by_content').on('blob_references').column('sha256').execute();
    await schema
      .createTable('blob_releases')
      .addColumn('sha256', 'text', (column) => column.primaryKey())
      .execute();
  },
};

const installation: Migration = {
  name: '0061-installation',
  async up({ schema }) {
    await schema
      .createTable('installation')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

/** The blob store's part of the schema. */
export const blobMigrations: readonly Migration[] = [blobs, installation];
