import { describe, expect, it } from 'vitest';
import { aForm } from '../../../testing/builders.ts';
import type { AttachmentRules, Form } from '../../form.ts';
import {
  allowCategory,
  allowExtensions,
  disallowCategory,
  disallowExtension,
  setMaxFileSize,
} from './attachment-rules.ts';

const form = aForm();
const having = (rules: Partial<AttachmentRules>): Form => ({
  ...form,
  attachments: { ...form.attachments, ...rules },
});

describe('the maximum file size', () => {
  it.each([0, 0.5, 25, 100_000])('accepts %d MB', (megabytes) => {
    expect(setMaxFileSize(form, megabytes)).toEqual(having({ maxFileSizeMb: megabytes }));
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 100_001, 10])('stays at 10 MB for %d', (megabytes) => {
    expect(setMaxFileSize(form, megabytes)).toBe(form);
  });
});

describe('file categories', () => {
  it('are added in the order of the codes and removed again', () => {
    const both = allowCategory(having({ categories: ['zip'] }), 'img');

    expect(both).toEqual(having({ categories: ['img', 'zip'] }));
    expect(disallowCategory(both, 'zip')).toEqual(having({ categories: ['img'] }));
  });

  it('change nothing when they are added or removed already', () => {
    const images = having({ categories: ['img'] });

    expect(allowCategory(images, 'img')).toBe(images);
    expect(disallowCategory(images, 'doc')).toBe(images);
  });
});

describe('custom extensions', () => {
  it.each([
    ['dwg', ['dwg']],
    ['.dwg', ['dwg']],
    ['  ..DWG ', ['dwg']],
    ['.tar.gz', ['tar.gz']],
    ['dwg, gpkg;ifc .3dm', ['dwg', 'gpkg', 'ifc', '3dm']],
    ['dwg dwg', ['dwg']],
    ['a/b dwg', ['dwg']],
  ])('typed as %j are stored as %j', (typed, endings) => {
    expect(allowExtensions(form, typed)).toEqual(having({ customExtensions: endings }));
  });

  it('are appended to the existing ones', () => {
    const before = having({ customExtensions: ['dwg'] });

    expect(allowExtensions(before, 'ifc dwg')).toEqual(having({ customExtensions: ['dwg', 'ifc'] }));
    expect(allowExtensions(before, '.DWG')).toBe(before);
  });

  it.each(['', '.', '../..', '*'])('typed as %j are ignored', (typed) => {
    expect(allowExtensions(form, typed)).toBe(form);
  });

  it('can be removed', () => {
    const before = having({ customExtensions: ['dwg', 'ifc'] });

    expect(disallowExtension(before, 'dwg')).toEqual(having({ customExtensions: ['ifc'] }));
    expect(disallowExtension(before, 'gpkg')).toBe(before);
  });
});
