import { formToWire, revisionsToWire } from '@form-portal/domain/wire';
import { drawn } from '@form-portal/domain/testing';
import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { SiteContext } from '../../../shared/shell/site-context.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import { editorOf } from '../model/testing/editor-notation.ts';
import { drawEditor, labelled, named, queriesSettled, type DrawnEditor } from '../testing/draw-editor.tsx';
import { VersionsView } from './versions-view.tsx';
import type { EditorState } from '../model/editor-state.ts';

const revisionOf = (notation: string, revision: number) => ({ ...drawn(notation).form, revision });
const first = revisionOf('a', 1);
const second = revisionOf('a b', 2);

/** The versions of a form whose second version is published. */
async function drawVersions(
  changes: Partial<EditorState> = {},
  otherResponses: Readonly<Record<string, unknown>> = {},
): Promise<DrawnEditor> {
  const path = `GET /api/admin/forms/${String(first.guid)}/revisions`;
  const saved = { savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Maria', submissions: 0 };
  const revisions = [2, 1].map((revision) => ({ ...saved, revision, reason: 'save' as const }));
  const responses = {
    [path]: revisionsToWire(revisions),
    [`${path}/1`]: formToWire(first),
    [`${path}/2`]: formToWire(second),
    ...otherResponses,
  };
  const drawnEditor = drawEditor(
    <SiteContext value={{ ...aPageContext('gb'), switchLanguage: () => Promise.resolve() }}>
      <VersionsView />
    </SiteContext>,
    editorOf(second, changes),
    { responses },
  );
  await queriesSettled();
  return drawnEditor;
}

const choices = (label: string): readonly (string | null)[] =>
  [...labelled<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);
const compared = (): readonly (string | undefined)[] =>
  ['Compare', 'with'].map((label) => labelled<HTMLSelectElement>(label).selectedOptions[0]?.textContent);
const listed = (): readonly string[] =>
  [...document.querySelectorAll('li button strong')].map(({ textContent }) => textContent);

it('shows what the published version changed when there is no draft, and offers none', async () => {
  await drawVersions();

  expect(listed()).toEqual(['Version 2, published', 'Version 1']);
  expect([choices('Compare'), choices('with')]).toEqual([
    ['Version 2', 'Version 1'],
    ['Version 2', 'Version 1'],
  ]);
  expect(compared()).toEqual(['Version 1', 'Version 2']);
  expect(one('[role="status"]').textContent).toBe('1 change');
});

it('has the focus on its heading, since the menu that opened it has closed', async () => {
  await drawVersions();

  expect(document.activeElement?.textContent).toBe('Earlier versions');
});

it('says of the first version that there is none before it', async () => {
  await drawVersions();
  const first = [...document.querySelectorAll('li button')].find(({ textContent }) =>
    textContent.startsWith('Version 1'),
  );
  act(() => (first as HTMLElement).click());
  await queriesSettled();

  expect(one('[role="status"]').textContent).toBe('This is the first version. There is none before it.');
});

it.each<[string, Partial<EditorState>]>([
  ['is saved', { versions: { published: second, draft: { version: 3, savedBy: 'Maria' } } }],
  ['is not saved yet', { form: revisionOf('a b c', 2) }],
])('compares the draft with the published version when the draft %s', async (_how, changes) => {
  await drawVersions(changes);

  expect(listed()).toEqual(['Draft', 'Version 2, published', 'Version 1']);
  expect(compared()).toEqual(['Version 2', 'Draft']);
});

it('says when a version could not be loaded, and loads it again', async () => {
  const first = `GET /api/admin/forms/${String(second.guid)}/revisions/1`;
  const { calls } = await drawVersions({}, { [first]: 500 });

  const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
  expect(alerts).toContain('The page could not be loaded.Try again');
  expect(compared()).toEqual(['Version 1', 'Version 2']);
  act(() => named('Try again').click());
  await queriesSettled();
  expect(calls.filter((call) => call === first)).toHaveLength(2);
});

it('says each time that a version could not be restored, and why', async () => {
  const path = `GET /api/admin/forms/${String(second.guid)}/revisions/1`;
  await drawVersions({}, { [path]: 500 });
  const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
  const failure = 'Error making API request';
  act(() => named('Restore version 1').click());
  await queriesSettled();
  expect(alerts()).toContain(failure);

  act(() => named('Restore version 1').click());
  expect(alerts()).not.toContain(failure);
  await queriesSettled();
  expect(alerts()).toContain(failure);
});
