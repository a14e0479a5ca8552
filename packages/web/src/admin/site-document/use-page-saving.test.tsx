import { mount } from '@form-portal/ui/testing';
import { defaultSettings, type Settings } from '@form-portal/domain';
import { settingsToWire } from '@form-portal/domain/wire';
import { act, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { settingsDocument } from './site-document.ts';
import { usePageSaving, type PageSaving } from './use-page-saving.ts';
import { useSiteDocument, type EditedDocument } from './use-site-document.ts';

const stored = { value: defaultSettings, version: '1', clashes: [] };
const opened = { stored, initial: stored, problems: [] };

let documents: readonly EditedDocument<Settings>[];
let saving: PageSaving;

function Page(): ReactElement {
  const first = useSiteDocument(settingsDocument, opened, () => undefined);
  const second = useSiteDocument(settingsDocument, opened, () => undefined);
  const now = usePageSaving([first, second], 'Saved');
  return <Expose now={[first, second]} saving={now} />;
}

function Expose(props: { readonly now: typeof documents; readonly saving: PageSaving }): null {
  documents = props.now;
  saving = props.saving;
  return null;
}

const name = (index: number, siteName: string) =>
  act(() => Promise.resolve(documents[index]?.change((now) => ({ ...now, siteName }))));

it('a document that waits for its turn is saved with the changes made in the meantime', async () => {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const content: unknown = JSON.parse(String(body));
    sent.push(content);
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json(content, { headers: { etag: '2' } });
  });
  await act(() => Promise.resolve(mount(<Page />)));
  await name(0, 'First');
  await name(1, 'Second');
  await act(() => Promise.resolve(saving.save()));

  await name(1, 'Second, corrected');
  for (const turn of [1, 2]) {
    await act(() => vi.waitFor(() => expect(answers).toHaveLength(turn)));
    await act(() => Promise.resolve(answers[turn - 1]?.()));
  }

  await act(() => vi.waitFor(() => expect(saving.isSaving).toBe(false)));
  expect(sent[1]).toEqual(settingsToWire({ ...defaultSettings, siteName: 'Second, corrected' }));
  expect(documents[1]?.value.siteName).toBe('Second, corrected');
});
