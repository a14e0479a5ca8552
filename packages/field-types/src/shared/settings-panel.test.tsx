import { click, mount, one } from '@form-portal/ui/testing';
import { textFormats } from '@form-portal/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fieldTypeEditorUi } from '../editor-ui.ts';
import type { SettingsPanelProps } from '../editor-ui.ts';
import { aField, aLocale, optionsNamed } from '../testing/a-field.ts';
import type { ReactElement } from 'react';

function aPanel(field: SettingsPanelProps['field'], changes: Partial<SettingsPanelProps> = {}) {
  const setSettings = vi.fn();
  const setDecimals = vi.fn();
  const reloadOptions = vi.fn();
  const { SettingsPanel } = fieldTypeEditorUi(field.type);
  if (SettingsPanel === null) throw new Error(`${field.type} has no panel`);
  const props = { locale: aLocale('en'), language: 'gb', id: 'panel', options: 'loaded' as const };
  const panel = (
    <SettingsPanel {...props} {...{ field, setSettings, setDecimals, reloadOptions }} {...changes} />
  );
  return { panel, setSettings, setDecimals, reloadOptions };
}

function panelOf(field: SettingsPanelProps['field'], changes: Partial<SettingsPanelProps> = {}) {
  const { panel, ...called } = aPanel(field, changes);
  mount(panel);
  return called;
}

/**
 * Renders a panel as browsers do, where effects may run a task later; resolves as soon as it is in the
 * page.
 */
async function drawWithoutWaiting(panel: ReactElement): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const drawn = new Promise((resolve) => new MutationObserver(resolve).observe(host, { childList: true }));
  root.render(panel);
  await drawn;
}

function type(control: HTMLInputElement, text: string): void {
  act(() => {
    control.focus();
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe.each(['rating', 'slider'])('the panel of a %s', (name) => {
  it('shows the range', () => {
    panelOf(aField(name));

    expect(one<HTMLInputElement>('#panel-min').value).toBe('0');
    expect(one<HTMLInputElement>('#panel-max').value).toBe('10');
    expect(one('label[for="panel-min"]').textContent).toBe('admin.panel.min');
  });

  it.each([
    ['panel-min', '3', { minValue: 3 }],
    ['panel-max', '7', { maxValue: 7 }],
    ['panel-max', '007', { maxValue: 7 }],
    ['panel-min', '\u2212 5', { minValue: -5 }],
    ['panel-max', '99999999999', { maxValue: 2147483647 }],
  ])('sets %s to %s on blur', (id, typed, range) => {
    const { setSettings } = panelOf(aField(name));
    const control = one<HTMLInputElement>(`#${id}`);

    type(control, typed);
    expect(setSettings).not.toHaveBeenCalled();
    act(() => control.blur());

    expect(setSettings.mock.calls).toEqual([[range]]);
  });

  it('keeps what is typed immediately after rendering', async () => {
    await drawWithoutWaiting(aPanel(aField(name)).panel);
    const control = one<HTMLInputElement>('#panel-max');

    control.value = '7';
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(control.value).toBe('7');
  });

  it.each(['', 'ten', '1.5', '10'])('keeps the range when "%s" is typed', (typed) => {
    const { setSettings } = panelOf(aField(name));
    const control = one<HTMLInputElement>('#panel-max');

    type(control, typed);
    act(() => control.blur());

    expect(setSettings).not.toHaveBeenCalled();
    expect(control.value).toBe('10');
  });
});

describe('the panel of a text', () => {
  it('offers every format and sets the chosen one', () => {
    const { setSettings } = panelOf(aField('text'));
    const control = one<HTMLSelectElement>('#panel-format');
    expect([...control.options].map(({ value }) => value)).toEqual(['', ...Object.keys(textFormats)]);

    act(() => {
      control.value = 'iban';
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });

    expect(setSettings.mock.calls).toEqual([[{ format: 'iban' }]]);
  });

  it('keeps a format that it does not know', () => {
    panelOf(aField('text', { settings: { format: 'newer' } }));

    expect(one<HTMLSelectElement>('#panel-format').selectedOptions[0]?.textContent).toBe(
      'admin.panel.format.unknown newer',
    );
  });
});

describe('the panel of a number', () => {
  function choose(id: string, value: string): void {
    const control = one<HTMLSelectElement>(`#${id}`);
    act(() => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  it('sets the unit', () => {
    const { setSettings } = panelOf(aField('number'));

    choose('panel-unit', '€');

    expect(setSettings.mock.calls).toEqual([[{ unit: '€' }]]);
  });

  it('sets the decimals, and leaves them to the property again', () => {
    const { setDecimals } = panelOf(aField('number', { dataType: 3, decimals: 1 }));
    expect(one<HTMLSelectElement>('#panel-decimals').value).toBe('1');

    choose('panel-decimals', '2');
    choose('panel-decimals', '');

    expect(setDecimals.mock.calls).toEqual([[2], [undefined]]);
  });

  it('offers no decimals for a property of whole numbers', () => {
    panelOf(aField('number', { dataType: 2 }));

    expect(document.querySelector('#panel-decimals')).toBeNull();
  });

  it('leaves the decimals of a computed number to its formula', () => {
    panelOf(aField('number', { formula: '1' }));

    expect(document.querySelector('#panel-decimals')).toBeNull();
  });
});

describe.each(['dropdown', 'select'])('the panel of a %s', (name) => {
  it('lists the options in the language in which the form is edited', () => {
    const field = aField(name, { options: [{ id: 7, name: { gb: 'North', fi: 'Pohjoinen' } }] });
    panelOf(field, { language: 'fi' });

    expect(one('ol').textContent).toBe('Pohjoinen');
  });

  it('states the number of options not listed', () => {
    panelOf(aField(name, { options: optionsNamed(...Array.from({ length: 15 }, (_, index) => `${index}`)) }));

    expect(document.querySelectorAll('li')).toHaveLength(12);
    expect(document.body.textContent).toContain('admin.panel.optionsMore 3');
  });

  it('reloads', () => {
    const { reloadOptions } = panelOf(aField(name));

    click(one('button'));

    expect(reloadOptions).toHaveBeenCalledOnce();
  });

  it.each([
    ['loading', 'admin.panel.optionsLoading'],
    ['failed', 'admin.panel.optionsFailed'],
    ['loaded', ''],
  ] as const)('says that they are %s', (options, said) => {
    panelOf(aField(name), { options });

    expect(one('[role="status"]').textContent).toBe(said);
  });

  it('asks for a property when there is none', () => {
    panelOf(aField(name), { options: 'unbound' });

    expect(document.body.textContent).toBe('admin.panel.optionsNone');
  });
});
