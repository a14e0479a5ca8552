import { describe, expect, it } from 'vitest';
import { aForm } from '../../../testing/builders.ts';
import type { AttachmentRules, Form } from '../../form.ts';
import {
  allowCategory,
  allowExtensions,
  refuseCategory,
  refuseExtension,
  setMaxFileSize,
} from './attachment-rules.ts';

const form = aForm();
const having = (rules: Partial<AttachmentRules>): Form => ({
  ...form,
  attachments: { ...form.attachments, ...rules },
});

describe('the largest size of a file', () => {
  it.each([0, 0.5, 25, 100_000])('may be %d MB', (megabytes) => {
    expect(setMaxFileSize(form, megabytes)).toEqual(having({ maxFileSizeMb: megabytes }));
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 100_001, 10])('stays 10 MB for %d', (megabytes) => {
    expect(setMaxFileSize(form, megabytes)).toBe(form);
  });
});

describe('categories', () => {
  it('are allowed in the order of the codes and refused again', () => {
    const both = allowCategory(having({ categories: ['zip'] }), 'img');

    expect(both).toEqual(having({ categories: ['img', 'zip'] }));
    expect(refuseCategory(both, 'zip')).toEqual(having({ categories: ['img'] }));
  });

  it('change nothing when they are so already', () => {
    const images = having({ categories: ['img'] });

    expect(allowCategory(images, 'img')).toBe(images);
    expect(refuseCategory(images, 'doc')).toBe(images);
  });
});

describe('custom endings', () => {
  it.each([
    ['dwg', ['dwg']],
    ['.dwg', ['dwg']],
    ['  ..DWG ', ['dwg']],
    ['.tar.gz', ['tar.gz']],
    ['dwg, gpkg;ifc .3dm', ['dwg', 'gpkg', 'ifc', '3dm']],
    ['dwg dwg', ['dwg']],
    ['a/b dwg', ['dwg']],
  ])('typed as %j are kept as %j', (typed, endings) => {
    expect(allowExtensions(form, typed)).toEqual(having({ customExtensions: endings }));
  });

  it('are put after those that are there', () => {
    const before = having({ customExtensions: ['dwg'] });

    expect(allowExtensions(before, 'ifc dwg')).toEqual(having({ customExtensions: ['dwg', 'ifc'] }));
    expect(allowExtensions(before, '.DWG')).toBe(before);
  });

  it.each(['', '.', '../..', '*'])('typed as %j are none', (typed) => {
    expect(allowExtensions(form, typed)).toBe(form);
  });

  it('are refused again', () => {
    const before = having({ customExtensions: ['dwg', 'ifc'] });

    expect(refuseExtension(before, 'dwg')).toEqual(having({ customExtensions: ['ifc'] }));
    expect(refuseExtension(before, 'gpkg')).toBe(before);
  });
});
