import { dataTypes, identityAttributes, sections } from '@form-portal/domain';
import { aField, aForm, aGroup, drawn, guidOf } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { initialI18nSource } from '../../public/page-root.tsx';
import { aPageContext } from '../../testing/sample-page.ts';
import { createI18n } from '../i18n/i18n.ts';
import { I18nContext } from '../i18n/i18n-context.tsx';
import { MarkdownContext } from '../markdown/markdown.tsx';
import { markdownToHtml } from '../markdown/markdown-to-html.ts';
import styles from './form-fields.module.css';
import { FormFields } from './form-fields.tsx';
import { VerifiedFields } from './verified-fields.ts';
import type { FormFieldsProps } from './form-fields.tsx';
import type { Field, Form } from '@form-portal/domain';

const i18n = createI18n(initialI18nSource(aPageContext('fi')));
const guid = guidOf('q');
const names = fieldTypes.all.map(({ name }) => name);

/** The form as the server renders it. */
function draw(
  form: Form,
  changes: Partial<FormFieldsProps> = {},
  verified: ReadonlySet<string> = new Set(),
): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <MarkdownContext value={markdownToHtml}>
        <VerifiedFields value={verified}>
          <FormFields
            sections={sections(form)}
            initial={{}}
            version={0}
            errors={new Map()}
            use="answer"
            {...changes}
          />
        </VerifiedFields>
      </MarkdownContext>
    </I18nContext>,
  );
  return host;
}

function drawField(
  type: string,
  settings: Partial<Field> = {},
  changes: Partial<FormFieldsProps> = {},
  verified?: ReadonlySet<string>,
): HTMLElement {
  const label = { fi: 'Kysymys' };
  const options = [{ id: 1, name: { fi: 'Yksi' } }];
  return draw(
    aForm({ fields: [aField(type, { guid, label, options, dataType: 9, ...settings })] }),
    changes,
    verified,
  );
}

function textOf(host: HTMLElement, ids: string | null): readonly (string | null)[] {
  return (ids ?? '').split(' ').map((id) => host.querySelector(`[id="${id}"]`)?.textContent ?? null);
}

describe('the fields of a form', () => {
  it('have headings for groups and put narrow fields side by side', () => {
    const host = draw(drawn('a G(b+c d)').form);
    expect([...host.children].map((part) => part.tagName)).toEqual(['DIV', 'SECTION']);
    const section = host.querySelector('section');
    expect(textOf(host, section?.getAttribute('aria-labelledby') ?? null)).toEqual(['G']);
    const rows = [...host.querySelectorAll('[data-field]')].map(
      (field) => field.parentElement?.children.length,
    );
    expect(rows).toEqual([1, 2, 2, 1]);
  });

  it.each([
    ['text', 'number', true],
    ['text', 'longtext', false],
    ['date', 'datetime', false],
    ['time', 'slider', false],
  ])('align a row of %s and %s when both controls are one line: %s', (left, right, isLevel) => {
    const fields = [left, right].map((type, index) =>
      aField(type, { guid: guidOf(`row-${String(index)}`), width: 'narrow' }),
    );
    const row = draw(aForm({ fields })).querySelector('[data-field]')!.parentElement!;

    expect(row.classList.contains(styles.level!)).toBe(isLevel);
  });

  it('include an empty group with its heading', () => {
    const group = aGroup('Empty');
    const form = aForm({ groups: [group], layout: [{ kind: 'group', guid: group.guid }] });
    expect(draw(form).textContent).toBe('Empty');
  });

  it('mark a name in another language', () => {
    const host = drawField('text', { label: { se: 'Fråga' } });
    expect(host.querySelector('label [lang="sv"]')?.textContent).toBe('Fråga');
  });

  it('show earlier answers', () => {
    const host = drawField('text', {}, { initial: { [guid]: 'Aino' } });
    expect(host.querySelector('input')?.value).toBe('Aino');
  });
});

describe.each(names)('A field of type %s', (type) => {
  it('names each control or group by its question, with the other texts as the description', () => {
    const description = { fi: 'Kirjoita **tarkasti**.' };
    const host = drawField(
      type,
      { description, required: true },
      { errors: new Map([[guid, 'Korjaa tämä']]) },
    );
    const group = host.querySelector('fieldset');
    const control = host.querySelector(`[id="field-${guid}"]`);
    const name = group?.querySelector('legend') ?? host.querySelector(`label[for="field-${guid}"]`);
    const saysItself = (group ?? control)?.getAttribute('aria-required') === 'true';
    expect(name?.textContent).toBe(saysItself ? 'Kysymys*' : 'Kysymys* pakollinen');
    expect(name?.querySelector('[aria-hidden]')?.textContent).toBe('*');

    const described = textOf(host, (group ?? control)?.getAttribute('aria-describedby') ?? null);
    expect(described.at(0)).toBe('Kirjoita tarkasti.');
    expect(described.at(-1)).toBe('Korjaa tämä');
    expect(described).not.toContain(null);
  });

  it('has no style attributes and unique ids', () => {
    const host = drawField(type, { description: { fi: 'Katso [ohje](https://a.example).' } });
    expect(host.innerHTML).not.toMatch(/ style=/);
    const ids = [...host.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is read-only in the editor and the preview', () => {
    const host = drawField(type, {}, { use: 'look' });
    const usable = [...host.querySelectorAll('input, textarea, button')].filter(
      (control) => !control.matches(':disabled'),
    );
    expect(usable).toEqual([]);
  });
});

/** Every kind of field that can be bound to a property to which identification goes. */
const verifiable = fieldTypes.all.flatMap(({ name, offeredDataTypes }) =>
  [...new Set(Object.values(identityAttributes).flatMap(({ dataTypes }) => dataTypes))]
    .filter((dataType) => offeredDataTypes.includes(dataType))
    .map((dataType) => [name, dataType] as const),
);

describe('an answer that identification verified', () => {
  it('is possible in fields of these types', () => {
    expect(verifiable).toEqual(
      expect.arrayContaining([
        ['text', dataTypes.text],
        ['boolean', dataTypes.boolean],
        ['rating', dataTypes.text],
        ['slider', dataTypes.text],
      ]),
    );
  });

  it.each(verifiable)('is read, not changed, in a field of type %s with data type %i', (type, dataType) => {
    const initial = dataType === dataTypes.boolean ? true : 'Ek';
    const host = drawField(type, { dataType }, { initial: { [guid]: initial } }, new Set([guid]));
    const controls = [...host.querySelectorAll('input, textarea, select, button')];
    const [control] = host.querySelectorAll('input');
    expect(controls).toEqual([control]);
    expect(control?.readOnly).toBe(true);
    expect([control?.value, control?.checked]).toEqual(initial === true ? ['true', true] : ['Ek', false]);
    expect(textOf(host, control?.getAttribute('aria-describedby') ?? null)).toEqual([
      'Vahvistettu Suomi.fi-tunnistuksessa',
    ]);
  });

  it('is shown completely even when it exceeds the limit, without a counter', () => {
    const long = 'Ö'.repeat(130);
    const host = drawField('text', { dataType: 1 }, { initial: { [guid]: long } }, new Set([guid]));
    expect(host.querySelector('input')?.value).toBe(long);
    expect(host.textContent).not.toContain('130');
  });
});

describe('the frame of a field', () => {
  it('refers to no description that consists of blanks', () => {
    const host = drawField('text', { description: { fi: ' ', gb: '' } });
    expect(host.querySelector('input')?.hasAttribute('aria-describedby')).toBe(false);
  });

  it('reads only the first paragraph of a description with links', () => {
    const description = { fi: 'Lue [ohje](https://a.example).\n\nSitten vastaa.' };
    const host = drawField('text', { description });
    expect(textOf(host, host.querySelector('input')?.getAttribute('aria-describedby') ?? null)).toEqual([
      'Lue ohje (avautuu uuteen välilehteen).',
    ]);
  });

  it('marks a control as invalid only after a check', () => {
    expect(drawField('text').querySelector('[aria-invalid]')).toBeNull();
    const refused = drawField('text', {}, { errors: new Map([[guid, 'Korjaa']]) });
    expect(refused.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
  });

  it('makes a single choice a group of radio buttons that is marked as required and invalid', () => {
    const group = drawField(
      'select',
      { required: true },
      { errors: new Map([[guid, 'Valitse']]) },
    ).querySelector('fieldset');
    expect(group?.getAttribute('role')).toBe('radiogroup');
    expect(group?.getAttribute('aria-required')).toBe('true');
    expect(group?.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows the name of an unknown type', () => {
    const host = drawField('hologram');
    expect(host.textContent).toContain('fieldType.uninitialized.label');
    expect(host.querySelector('input')).toBeNull();
  });
});
