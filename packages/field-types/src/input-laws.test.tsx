import { someOptions } from '@form-portal/domain/testing';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, Field } from '@form-portal/domain';
import { fieldTypes } from './index.ts';
import { aField, aLocale } from './testing/a-field.ts';
import { drawField, serverHtml } from './testing/draw-field.tsx';

type Case = readonly [title: string, field: Field, answer: Answer];

const twenty = someOptions(...Array.from({ length: 20 }, (_, index) => `Option ${String(index)}`));

/** Every sample of every type; a choice is also rendered with enough options to have a search. */
const samples: readonly Case[] = fieldTypes.all.flatMap((type) =>
  type.samples.flatMap((sample, index): Case[] => {
    const field = aField(type.name, sample.field);
    const title = `${type.name}, sample ${String(index + 1)}`;
    const plain: Case = [title, field, sample.answer];
    return type.usesOptions
      ? [plain, [`${title}, twenty options`, { ...field, options: twenty }, sample.answer]]
      : [plain];
  }),
);

describe.each(samples)('The control of %s', (_title, field, answer) => {
  it('renders without style attributes on the server, and identically in the browser', async () => {
    const complaints = vi.spyOn(console, 'error');

    const { form } = await drawField(field, { initial: answer });

    expect(complaints).not.toHaveBeenCalled();
    expect(serverHtml(field, { initial: answer })).not.toMatch(/ style=/);
    expect(form.isConnected).toBe(true);
  });

  it.each(['fi', 'en', 'sv'])('contains the given answer, formatted for "%s"', async (languageTag) => {
    const { answer: read, inputs } = await drawField(field, {
      initial: answer,
      locale: aLocale(languageTag),
    });

    expect(read()).toEqual(answer);
    expect(inputs()).toBe(0);
  });

  it('is empty without an answer', async () => {
    const { answer: read } = await drawField(field);

    const type = fieldTypes.get(field.type);
    expect(type.isEmpty(field, read())).toBe(type.offered);
  });

  it('names every control and gives every element a unique id', async () => {
    const { form } = await drawField(field, { initial: answer });

    for (const control of controlsOf(form)) expect(accessibleName(control), control.outerHTML).not.toBe('');
    const ids = [...form.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('control');
  });

  it('can be disabled completely', async () => {
    const { form } = await drawField(field, { initial: answer, disabled: true });

    expect(controlsOf(form).filter((control) => !control.disabled)).toEqual([]);
  });

  it('keeps what was entered before the script ran', async () => {
    const { answer: read } = await drawField(field, {}, (form) => {
      const given = document.createElement('form');
      given.innerHTML = serverHtml(field, { initial: answer });
      const entered = controlsOf(given);
      for (const [index, control] of controlsOf(form).entries()) copy(entered[index], control);
    });

    if (field.type !== 'uninitialized') expect(read()).toEqual(answer);
  });

  it('reports a refusal to the frame and describes it', async () => {
    const { form } = await drawField(field, { invalid: true, describedBy: 'error' });

    if (field.type === 'uninitialized') return;
    expect(
      form.querySelector('[aria-describedby~="error"]') ?? form.querySelector('fieldset'),
    ).not.toBeNull();
    for (const radio of form.querySelectorAll('input[type=radio]'))
      expect(radio.hasAttribute('aria-invalid'), 'radio buttons leave it to their group').toBe(false);
  });
});

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

function controlsOf(form: HTMLElement): readonly Control[] {
  return [...form.querySelectorAll<Control>('input, textarea, button')];
}

function accessibleName(control: Control): string {
  const label = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent;
  return label ?? (control instanceof HTMLButtonElement ? control.textContent : '');
}

/** Copies only named controls, as a visitor would fill them in. */
function copy(from: Control | undefined, to: Control): void {
  if (from === undefined || to.name === '' || to instanceof HTMLButtonElement) return;
  const twin = [...from.form!.elements].find(
    (one) => one instanceof HTMLInputElement && one.name === to.name && one.value === to.value,
  );
  if (to instanceof HTMLInputElement && (to.type === 'radio' || to.type === 'checkbox'))
    to.checked = twin instanceof HTMLInputElement && twin.checked;
  else to.value = from.value;
}
