import { describe, expect, it } from 'vitest';
import type { AttachmentRequest } from '../../form/form.ts';
import { defaultLimits } from '../../limits.ts';
import { resolveWithoutLogic } from '../../logic/resolving/resolution.ts';
import { aForm, guidOf, testFieldTypes } from '../../testing/index.ts';
import { fileTypes } from '../files/file-types.ts';
import { checkSubmission } from '../sending/check-submission.ts';
import type { AttachmentFacts } from '../submission.ts';
import { checkRequests, storedRequests } from './check-requests.ts';
import { describeFiles } from './describe-requests.ts';
import type { RequestState } from './request-state.ts';

const statement = aRequest('state', { required: true, later: true });
const budget = aRequest('budget', { required: true });
const photos = aRequest('photos', {
  max: 2,
  fileTypes: { categories: ['img'], customExtensions: [] },
});
const requests = [statement, budget, photos];
const form = aForm({
  attachments: { maxFileSizeMb: 1, categories: ['doc'], customExtensions: [], requests },
});

describe('Requested files', () => {
  it('that are required need a file, or a state where one is allowed', () => {
    const said = new Map<typeof statement.guid, RequestState>([
      [statement.guid, aState('later')],
      [budget.guid, aState('later')],
    ]);

    expect(checkRequests(requests, [], new Map())).toEqual([
      { code: 'attachment.request-missing', path: statement.guid, params: { later: 1 } },
      { code: 'attachment.request-missing', path: budget.guid, params: { later: 0 } },
    ]);
    expect(checkRequests(requests, [], said)).toMatchObject([{ path: budget.guid }]);
    expect(checkRequests(requests, [aFile(statement), aFile(budget)], new Map())).toEqual([]);
  });

  it('are at most as many as their request takes', () => {
    const three = Array.from({ length: 3 }, () => aFile(photos, 'kuva.png'));

    expect(checkRequests([photos], three.slice(1), new Map())).toEqual([]);
    expect(checkRequests([photos], three, new Map())).toEqual([
      { code: 'attachment.request-too-many', path: photos.guid, params: { max: 2 } },
    ]);
  });

  it('are checked by the types of their request, other files by those of the form', () => {
    const files = [
      aFile(photos, 'kuva.png'),
      aFile(photos, 'kuva.pdf'),
      aFile(statement, 'tilinpäätös.pdf'),
      aFile(null, 'kuva.png'),
    ];

    expect(problemsOf(files)).toMatchObject([
      { code: 'attachment.type-not-allowed', params: { index: 1 } },
      { code: 'attachment.type-not-allowed', params: { index: 3 } },
    ]);
  });

  it('of a request of another form are refused', () => {
    expect(problemsOf([aFile(aRequest('other'))])).toMatchObject([
      { code: 'attachment.request-unknown', params: { index: 0 } },
    ]);
  });

  it('are stored with the outcome of each; a file takes precedence over a state', () => {
    const said = new Map<typeof statement.guid, RequestState>([
      [statement.guid, aState('other-file')],
      [budget.guid, aState('later')],
      [photos.guid, aState('later')],
    ]);

    expect(storedRequests(requests, [aFile(budget)], said)).toEqual([
      { guid: statement.guid, outcome: 'other-file' },
      { guid: budget.guid, outcome: 'attached' },
      { guid: photos.guid, outcome: 'missing' },
    ]);
  });

  it('are part of another file only when that one is sent', () => {
    const letter = aRequest('letter', { later: true });
    const said = new Map([
      [statement.guid, aState('other-file', 'talousarvio.pdf')],
      [letter.guid, aState('other-file', 'jokin.pdf')],
    ]);

    expect(storedRequests([statement, letter], [aFile(budget, 'talousarvio.pdf')], said)).toEqual([
      { guid: statement.guid, outcome: 'other-file', otherFile: 'talousarvio.pdf' },
      { guid: letter.guid, outcome: 'other-file' },
    ]);
  });

  it('are described in the form’s order, and other files apart', () => {
    const file = { size: 1, mediaType: '', sha256: '' };
    const attachments = [
      { ...file, name: 'muu.pdf' },
      { ...file, name: 'talousarvio.pdf', request: budget.guid },
      { ...file, name: 'vanha.pdf', request: guidOf('removed') },
    ];
    const stored = storedRequests([statement, budget], attachments, new Map());

    const { requests: described, others } = describeFiles(form, { requests: stored, attachments });

    expect(
      described.map(({ guid, outcome, files }) => [guid, outcome, files.map(({ name }) => name)]),
    ).toEqual([
      [statement.guid, 'missing', []],
      [budget.guid, 'attached', ['talousarvio.pdf']],
    ]);
    expect(others.map(({ name }) => name)).toEqual(['muu.pdf', 'vanha.pdf']);
  });
});

function problemsOf(attachments: readonly AttachmentFacts[]) {
  return checkSubmission({
    form,
    submission: resolveWithoutLogic(form, {}),
    attachments,
    fieldTypes: testFieldTypes,
    fileTypes,
    limits: defaultLimits,
  });
}

function aRequest(name: string, changes: Partial<AttachmentRequest> = {}): AttachmentRequest {
  return { guid: guidOf(name), name: { fi: name, gb: name }, required: false, later: false, ...changes };
}

function aState(kind: RequestState['kind'], file: string | null = null): RequestState {
  return { kind, file };
}

function aFile(request: AttachmentRequest | null, name = 'selvitys.pdf'): AttachmentFacts {
  return { name, size: 100, mediaType: '', request: request?.guid ?? null };
}
