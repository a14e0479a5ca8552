import {
  alwaysOpen,
  availabilityOf,
  checkForm,
  checkLayout,
  defaultLimits,
  defaultSettings,
  type LocalizedText,
} from '@form-portal/domain';
import { prepareForm } from '@form-portal/domain/logic';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import { fieldTypes } from '@form-portal/field-types';
import { describe, expect, it } from 'vitest';
import { grantApplication } from './grant-application.ts';
import { sampleForms as published } from './sample-forms.ts';

const sampleForms = published.map(({ form }) => form);
const samples = sampleForms.map((form) => [form.name['gb'] ?? '', form] as const);

describe('the sample forms', () => {
  it('use each GUID once, and the same ones at every start', () => {
    const all = sampleForms
      .flatMap((form) => [
        ...[form, ...form.fields, ...form.groups, ...form.predefinedFields],
        ...[...(form.pages ?? []), ...(form.checks ?? []), ...(form.attachments.requests ?? [])],
      ])
      .map((part) => part.guid);

    expect(new Set(all).size).toBe(all.length);
    expect(sampleForms.map((form) => form.guid)).toEqual([
      'c0a7ac70-f0b1-4c5e-9a1d-000000000000',
      'a7057005-2027-4d1b-8e60-000000000000',
      'c0025e00-f1a5-4a1d-9b20-000000000000',
    ]);
  });

  it('show every specified field type', () => {
    const used = new Set(sampleForms.flatMap((form) => form.fields).map((field) => field.type));

    const specified = 'text longtext number boolean rating slider dropdown select date datetime time';
    expect([...used]).toEqual(expect.arrayContaining(specified.split(' ')));
  });

  it('show groups, fields outside groups, pairs of narrow fields, several choices and attachments', () => {
    const fields = sampleForms.flatMap((form) => form.fields);
    const entries = sampleForms.flatMap((form) => form.layout);

    expect(new Set(entries.map((entry) => entry.kind))).toEqual(new Set(['field', 'group']));
    expect(fields.filter((field) => field.width === 'narrow').length).toBeGreaterThan(3);
    expect(fields.some((field) => field.multiSelect)).toBe(true);
    expect(sampleForms.filter((form) => form.attachments.categories.length > 0)).toHaveLength(2);
  });

  it('show pages, rows, conditions of groups, and requested files of which one may come later', () => {
    const groups = sampleForms.flatMap((form) => form.groups);
    const requests = sampleForms.flatMap((form) => form.attachments.requests ?? []);

    expect(grantApplication.pages).toHaveLength(4);
    expect(groups.filter(({ repeat }) => repeat)).toHaveLength(1);
    expect(groups.filter(({ showWhen }) => showWhen)).toHaveLength(1);
    expect(requests.map(({ later }) => later)).toEqual([false, true, false]);
  });

  it.each(['2026-01-31', '2026-11-26', '2027-12-01'])(
    'take answers on the day they are published, %s, and for a month at least',
    (today) => {
      const states = (day: string) =>
        published.map(({ opening }) => {
          const facts = { timeZone: 'Europe/Helsinki', now: Date.parse(`${day}T12:00Z`), stored: 0 };
          return availabilityOf(opening?.(today) ?? alwaysOpen, facts).state;
        });
      const inAMonth = new Date(Date.parse(today) + 31 * 86_400_000).toISOString().slice(0, 10);

      expect([states(today), states(inAMonth)]).toEqual([
        ['open', 'open', 'open'],
        ['open', 'open', 'open'],
      ]);
    },
  );
});

describe.each(samples)('the sample %s', (_name, form) => {
  it('is enabled and unsaved', () => {
    expect(form).toMatchObject({ enabled: true, showInFormPortal: true, revision: 0, updatedAt: null });
  });

  it('is valid', () => {
    expect(checkLayout(form)).toEqual([]);
    expect(checkForm(form, defaultSettings.suomifi, defaultLimits)).toEqual([]);
  });

  it('has rules without faults', () => {
    expect(prepareForm(form, fieldTypes).faults).toEqual([]);
  });

  it('is read back from its JSON unchanged', () => {
    expect(formFromWire(JSON.parse(JSON.stringify(formToWire(form))))).toEqual({ ok: true, value: form });
  });

  it('has all texts in English, Finnish and Swedish', () => {
    const needed: readonly LocalizedText[] = [
      form.name,
      form.description,
      ...form.groups.flatMap(({ name, description, repeat }) => [
        ...[name, ...(description ? [description] : [])],
        ...(repeat ? [repeat.rowName ?? {}, repeat.addText ?? {}] : []),
      ]),
      ...(form.pages ?? []).flatMap(({ name, description }) => [name, ...(description ? [description] : [])]),
      ...(form.attachments.requests ?? []).flatMap(({ name, description = {}, later, laterText = {} }) => [
        ...[name, description],
        ...(later ? [laterText] : []),
      ]),
      ...form.fields.map((field) => field.label),
      ...form.fields.map((field) => field.description).filter((text) => Object.keys(text).length > 0),
      ...form.fields.flatMap((field) => field.options).map((option) => option.name),
      ...(form.checks ?? []).map((check) => check.message),
    ];
    for (const text of needed) {
      expect(Object.keys(text).toSorted()).toEqual(['fi', 'gb', 'se']);
      for (const written of Object.values(text)) expect(written.trim()).not.toBe('');
    }
  });

  it('has settings that are valid for its field types', () => {
    for (const field of form.fields)
      expect(fieldTypes.get(field.type).settings.normalise(field.settings)).toEqual(field.settings);
  });
});
