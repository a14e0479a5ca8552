import { someOptions } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { aField } from '../../testing/a-field.ts';
import { drawPanel } from '../../testing/draw-panel.tsx';

describe.each(['dropdown', 'select'])('the panel of a %s', (name) => {
  it('lists the options in the language in which the form is edited', () => {
    const field = aField(name, { options: [{ id: 7, name: { gb: 'North', fi: 'Pohjoinen' } }] });
    drawPanel(field, { language: 'fi' });

    expect(one('ol').textContent).toBe('Pohjoinen');
  });

  it('states the number of options not listed', () => {
    drawPanel(
      aField(name, { options: someOptions(...Array.from({ length: 15 }, (_, index) => `${index}`)) }),
    );

    expect(document.querySelectorAll('li')).toHaveLength(12);
    expect(document.body.textContent).toContain('admin.panel.optionsMore 3');
  });

  it('reloads', () => {
    const { reloadOptions } = drawPanel(aField(name));

    click(one('button'));

    expect(reloadOptions).toHaveBeenCalledOnce();
  });

  it.each([
    ['loading', 'admin.panel.optionsLoading'],
    ['failed', 'admin.panel.optionsFailed'],
    ['loaded', ''],
  ] as const)('says that they are %s', (options, said) => {
    drawPanel(aField(name), { options });

    expect(one('[role="status"]').textContent).toBe(said);
  });

  it('asks for a property when there is none', () => {
    drawPanel(aField(name), { options: 'unbound' });

    expect(document.body.textContent).toBe('admin.panel.optionsNone');
  });
});
