import { describe, expect, it, vi } from 'vitest';
import type { Answer, Field } from '@form-portal/domain';
import { fieldTypes } from './index.ts';
import { aField, aLocale, optionsNamed } from './testing/a-field.ts';
import { drawField, serverHtml } from './testing/draw-field.tsx';

type Sample = readonly [title: string, field: Field, answer: Answer];

const twenty = optionsNamed(...Array.from({ length: 20 }, (_, place) => `Option ${String(place)}`));
const samples: readonly Sample[] = [
  ['text', aField('text', { required: true }), 'Åbo'],
  ['long text', aField('longtext'), 'one\ntwo'],
  ['whole number', aField('number'), -12],
  ['decimal number', aField('number', { dataType: 3 }), 1.5],
  ['boolean', aField('boolean'), true],
  ['rating of tiles', aField('rating'), 3],
  ['rating of stars', aField('rating', { minValue: 1, maxValue: 5 }), 4],
  ['slider', aField('slider'), 7],
  ['slider without a track', aField('slider', { maxValue: 1_000_000 }), 70_000],
  ['dropdown of one', aField('dropdown'), [2]],
  ['dropdown of several', aField('dropdown', { dataType: 10, required: true }), [1, 3]],
  ['long select of one', aField('select', { options: twenty }), [19]],
  ['long select of several', aField('select', { options: twenty, dataType: 10 }), [2, 4]],
  ['date', aField('date'), '2027-12-31'],
  ['date and time', aField('datetime'), '2027-12-31 14:30'],
  ['time', aField('time'), '09:05'],
  ['unknown', aField('uninitialized'), null],
];

it('has a sample of every type', () => {
  expect(new Set(samples.map(([, field]) => field.type))).toEqual(
    new Set(fieldTypes.all.map((type) => type.name)),
  );
});

describe.each(samples)('The control of a %s', (_title, field, answer) => {
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
      for (const [place, control] of controlsOf(form).entries()) copy(entered[place], control);
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
