import { one } from '@form-portal/ui/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { aFormPage, questions } from '../../testing/a-form-page.ts';
import { control } from '../../testing/fill-form-page.ts';
import { serverHtml } from '../../testing/open-page.tsx';
import { aPageContext } from '../../testing/sample-page.ts';
import { draftKey } from './draft/storage/draft-key.ts';
import { createFormController } from './form-controller.ts';
import { attachedFiles, untouchedState } from './form-state.ts';
import { createFormStore } from './form-store.ts';
import type { FormController } from './form-controller.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { FormState } from './form-state.ts';

const page = aFormPage();
const { name, members } = questions;

interface Controlled extends FormController {
  readonly state: () => FormState;
}

/** The controller of a form as the server sends it, with nothing but the controls around it. */
function aController(changes: Partial<FormPageContent> = {}): Controlled {
  document.body.innerHTML = serverHtml({ ...page, ...changes });
  const store = createFormStore(untouchedState);
  const element = one<HTMLFormElement>('form[enctype]');
  const deps = {
    store,
    page: { ...page, ...changes },
    site: aPageContext(),
    element,
    verified: [],
    resolveForm: null,
  };
  const controller = createFormController(deps);
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
  return { ...controller, state: store.getSnapshot };
}

function start(controller: FormController): void {
  onTestFinished(controller.start());
}

beforeEach(() => sessionStorage.clear());

describe('The controller of a form', () => {
  it('starts the draft with what is in the controls', () => {
    const controller = aController();
    expect(controller.state().draft).toEqual({ state: 'empty' });
    control(name).value = 'Aino';
    start(controller);
    expect(controller.state()).toMatchObject({ draft: { state: 'started' }, dirty: true });
    expect([...controller.state().answered]).toEqual([name.guid]);
  });

  it('starts when the form is sent before it has started', async () => {
    const controller = aController();
    control(members).value = '12';
    await controller.send();
    onTestFinished(controller.start());
    expect(controller.state().flow).toEqual({ kind: 'refused' });
    expect([...controller.state().answered]).toEqual([members.guid]);
    expect(controller.state().errors.has(name.guid)).toBe(true);
  });

  it('keeps files in the draft, and refuses them where the form takes none', async () => {
    const controller = aController();
    start(controller);
    await controller.addFiles([new File(['%PDF-1.4'], 'a.pdf')]);
    expect(attachedFiles(controller.state()).map((file) => file.name)).toEqual(['a.pdf']);

    const attachments = { maxFileSizeMb: 10, categories: [], customExtensions: [] };
    const other = aController({ form: { ...page.form, attachments } });
    start(other);
    expect(await other.addFiles([new File(['%PDF-1.4'], 'a.pdf')])).toBeNull();
    expect([other.state().hasUnwantedFiles, attachedFiles(other.state())]).toEqual([true, []]);
  });

  it('starts again with another draft, without answers, files and what the tab has stored', async () => {
    const controller = aController();
    control(name).value = 'Aino';
    start(controller);
    await controller.addFiles([new File(['%PDF-1.4'], 'a.pdf')]);
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem(draftKey(page.form.guid))).toContain('Aino');
    const before = one<HTMLInputElement>('[name="draft"]').value;

    controller.startAgain();
    expect(sessionStorage.getItem(draftKey(page.form.guid))).toBeNull();
    expect(controller.state()).toMatchObject({ dirty: false, restored: null, controls: { version: 1 } });
    expect(attachedFiles(controller.state())).toEqual([]);
    expect(one<HTMLInputElement>('[name="draft"]').value).not.toBe(before);
  });
});
