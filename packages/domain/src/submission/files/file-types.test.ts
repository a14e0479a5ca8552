import { describe, expect, it } from 'vitest';
import { fileCategories, fileTypes } from './file-types.ts';
import { fileTypesSchema, fileTypesToWire } from './file-types.wire.ts';
import { refusedExtensions } from './refused-extensions.ts';

describe('file types', () => {
  it('have one row for every category, in order', () => {
    expect(fileTypes.map(({ category }) => category)).toEqual(fileCategories);
    expect(fileTypes.map(({ labelKey }) => labelKey)).toEqual([
      'images',
      'documents',
      'videos',
      'audio',
      'archives',
      'code',
    ]);
  });

  it('list every extension once, in lower case without a dot', () => {
    const extensions = fileTypes.flatMap((type) => type.extensions);

    expect(new Set(extensions).size).toBe(extensions.length);
    for (const extension of extensions) expect(extension).toMatch(/^[a-z0-9]+$/);
  });

  it('list every media type once and well-formed', () => {
    const mediaTypes = fileTypes.flatMap((type) => type.mediaTypes);

    expect(new Set(mediaTypes).size).toBe(mediaTypes.length);
    for (const mediaType of mediaTypes)
      expect(mediaType).toMatch(/^(image|application|text|video|audio)\/[a-z0-9.+-]+$/);
  });

  it.each([...refusedExtensions])('never include %s, which is always refused', (extension) => {
    expect(fileTypes.some((type) => type.extensions.includes(extension))).toBe(false);
  });

  it('have the wire members Category, Extensions and MimeTypes', () => {
    const wire = fileTypesToWire(fileTypes);

    expect(fileTypesSchema.safeParse(wire).success).toBe(true);
    expect(wire[4]).toMatchObject({ Category: 'zip' });
    expect(wire.map((row) => Object.keys(row))).toEqual(
      fileCategories.map(() => ['Category', 'Extensions', 'MimeTypes']),
    );
  });
});
