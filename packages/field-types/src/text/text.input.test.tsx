import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { click, drawField, leave, paste, serverHtml, typeInto } from '../testing/draw-field.tsx';

/** Waits for a suggestion, which is announced when it is shown. */
const suggested = (announced: readonly string[]) =>
  act(() => vi.waitFor(() => expect(announced).toHaveLength(1)));

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

  it.each([
    ['email', 'type="email" inputMode="email" autoComplete="email"'],
    ['phone', 'type="tel" inputMode="tel" autoComplete="tel"'],
    ['iban', 'type="text" inputMode="text"'],
    ['hetu', 'type="text" inputMode="text" autoComplete="off"'],
    ['postcode', 'type="text" inputMode="numeric" autoComplete="postal-code"'],
    ['url', 'type="url" inputMode="url" autoComplete="url"'],
  ])('in the format %s tells browsers what is asked for', (format, attributes) => {
    const html = serverHtml(aField('text', { settings: { format } }));

    for (const attribute of attributes.split(' ')) expect(html).toContain(attribute);
  });

  it.each([{}, { format: 'of a newer portal' }])(
    'is an ordinary text input without a known format: %j',
    (settings) => {
      expect(serverHtml(aField('text', { settings }))).toMatch(
        /<input type="text" id="control" maxLength="100" class="[^"]+" name="[^"]+" value=""\/>/,
      );
    },
  );

  it.each([
    ['iban', 'fi2112345600000785', 'FI21 1234 5600 0007 85'],
    ['phone', '040 123 4567', '+358401234567'],
    ['url', 'www.kuopio.fi', 'https://www.kuopio.fi'],
    ['hetu', '131052-308U', '131052-308U'],
  ])('in the format %s shows “%s” as “%s” once it is left', async (format, typed, shown) => {
    const { control } = await drawField(aField('text', { settings: { format } }));
    typeInto(control, typed);

    leave(control);

    expect(control.value).toBe(shown);
  });

  it('suggests the address that was probably meant, and takes it when asked', async () => {
    const { control, text, announced, form, answer } = await drawField(
      aField('text', { settings: { format: 'email' } }),
    );
    typeInto(control, 'aino@gmial.com');

    leave(control);
    expect(control.value).toBe('aino@gmial.com');
    await suggested(announced);
    expect(announced).toEqual(['fieldType.text.didYouMean aino@gmail.com']);
    expect(text()).toContain('fieldType.text.didYouMean aino@gmail.com');

    click(form.querySelector('button')!);
    expect(answer()).toBe('aino@gmail.com');
    expect(document.activeElement).toBe(control);
    expect(form.querySelector('button')).toBeNull();
  });

  it('suggests an address without announcing it when the control comes with its answer', async () => {
    const { control, text, announced } = await drawField(aField('text', { settings: { format: 'email' } }), {
      initial: 'aino@gmial.com',
    });

    leave(control);
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(text()).toContain('fieldType.text.didYouMean aino@gmail.com');
    });

    expect(announced).toEqual([]);
  });

  it('removes the suggestion when the visitor continues typing', async () => {
    const { control, form, announced } = await drawField(aField('text', { settings: { format: 'email' } }));
    typeInto(control, 'aino@gmial.com');
    leave(control);
    await suggested(announced);
    expect(form.querySelector('button')).not.toBeNull();

    typeInto(control, 'aino@kuopio.fi');

    expect(form.querySelector('button')).toBeNull();
  });
});
