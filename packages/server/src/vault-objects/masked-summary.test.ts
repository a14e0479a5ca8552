import { makeReference, referenceRandomBytes, type SavedForm } from '@form-portal/domain';
import { aForm, guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { renderMasked, findSummary, type MaskedSummaryDeps } from './masked-summary.ts';

const submission = guidOf('sent');
const reference = makeReference(new Uint8Array(referenceRandomBytes).fill(7));
const stored = { form: guidOf('form'), deliveryRevision: 2, reference, clearedAt: null };
const fileOf = (name: string, extension = 'pdf') => ({ id: 1, guid: '', name, extension, size: 9 });

function deps(
  row: typeof stored | undefined,
  form: Pick<SavedForm, 'summaryPdf'> | undefined,
): MaskedSummaryDeps {
  return {
    administration: { find: () => Promise.resolve(row) },
    findFormRevision: () => Promise.resolve(form && { ...aForm(), ...form }),
    receipts: { findMasked: () => Promise.reject(new Error('cannot be drawn')) },
  };
}

const find = (given: MaskedSummaryDeps, name = `Lähetetty lomake ${reference}`, extension = 'pdf') =>
  findSummary(given, { submission, files: [fileOf(name, extension)] });

describe('the summary of an object', () => {
  it.each([
    ['submission', deps(undefined, { summaryPdf: true })],
    ['form’s revision', deps(stored, undefined)],
  ])('whose %s was removed is downloaded in full only', async (_what, given) => {
    const summary = await find(given);

    expect(summary).toEqual({ file: 1, submission, isCleared: true });
    expect(await renderMasked(given, summary!, AbortSignal.timeout(1000))).toBeUndefined();
  });

  it('is no other file of a submission that was removed', async () => {
    const cleared = deps(undefined, undefined);

    expect(await find(cleared, 'Toimintasuunnitelma 2027')).toBeUndefined();
    expect(await find(cleared, `Kuva ${reference}`, 'png')).toBeUndefined();
  });

  it('is no file of a form without summaries', async () => {
    expect(await find(deps(stored, { summaryPdf: false }))).toBeUndefined();
  });

  it('is no file of an object that no submission made', async () => {
    const files = [fileOf(`Lähetetty lomake ${reference}`)];

    expect(await findSummary(deps(undefined, undefined), { submission: null, files })).toBeUndefined();
  });
});
