import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { drawField, paste, serverHtml, typeInto } from '../testing/draw-field.tsx';

describe('The text control', () => {
  it('holds at most 100 characters', async () => {
    const { control } = await drawField(aField('text'));

    expect(control.maxLength).toBe(100);
  });

  it('shows the count from 80 characters on', async () => {
    const { control, text } = await drawField(aField('text'));

    typeInto(control, 'x'.repeat(79));
    expect(text()).not.toContain('charactersUsed');

    typeInto(control, 'x'.repeat(80));
    expect(text()).toContain('charactersUsed 80 100');
  });

  it('counts what was typed before the script ran', async () => {
    const { text } = await drawField(aField('text'), {}, (form) => {
      form.querySelector('input')!.value = 'x'.repeat(90);
    });

    expect(text()).toContain('charactersUsed 90 100');
  });

  it('reports how many pasted characters did not fit, until the visitor continues typing', async () => {
    const { control, text, announced } = await drawField(aField('text'));
    typeInto(control, 'x'.repeat(95));

    paste(control, 'y'.repeat(12));

    expect(control.value).toBe('x'.repeat(95) + 'yyyyy');
    expect(announced).toEqual(['fieldType.text.cut 7']);
    expect(text()).toContain('fieldType.text.cut 7');

    await new Promise((resolve) => setTimeout(resolve, 5));
    typeInto(control, 'z');
    expect(text()).not.toContain('fieldType.text.cut');
  });

  it.each([
    ['gb', 'Email', 'autoComplete="email" inputMode="email"'],
    ['fi', 'Postinumero', 'autoComplete="postal-code"'],
    ['se', 'Efternamn', 'autoComplete="family-name"'],
    ['fi', 'Puhelinnumero:', 'autoComplete="tel" inputMode="tel"'],
  ])('allows autofill of a %s field "%s" (WCAG SC 1.3.5)', (language, label, attributes) => {
    expect(serverHtml(aField('text', { label: { [language]: label } }))).toContain(attributes);
  });

  it.each(['Child’s name', 'Lapsen nimi', 'Hakijan sähköposti'])('sets no autocomplete for "%s"', (label) => {
    expect(serverHtml(aField('text', { label: { fi: label } }))).not.toContain('autoComplete');
  });
});
