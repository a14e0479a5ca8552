import { aForm } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { labelled } from '../testing/draw-editor.tsx';
import { formOf, settingsOf } from '../testing/draw-settings.tsx';

describe('identification', () => {
  it('is asked for with the attributes that the site maps', () => {
    const drawn = settingsOf(aForm());
    expect(document.querySelector('#settings-identity fieldset')).toBeNull();

    click(labelled('Ask for Suomi.fi identification'));
    click(labelled('Last name'));

    expect(formOf(drawn).identity).toEqual({ enabled: true, attributes: ['lastName'] });
    expect(document.querySelectorAll('#settings-identity fieldset input')).toHaveLength(1);
  });

  it('names the attributes that the site does not map in one sentence, with a link to its settings', () => {
    settingsOf(aForm());

    const section = one('#settings-identity');
    expect(section.textContent.match(/do not map/g)).toHaveLength(1);
    expect(section.textContent).toMatch(/cannot take them: .*First names, .+\. Site settings$/);
    expect(section.querySelector('a')?.getAttribute('href')).toBe('/admin/settings');
  });

  it('lets an attribute be removed that the site no longer maps', () => {
    const drawn = settingsOf(aForm({ identity: { enabled: true, attributes: ['firstNames'] } }));
    click(labelled('First names'));

    expect(formOf(drawn).identity.attributes).toEqual([]);
    expect(one('#settings-identity fieldset').textContent).not.toContain('First names');
  });

  it('clears all attributes when it is switched off', () => {
    const drawn = settingsOf(aForm({ identity: { enabled: true, attributes: ['lastName'] } }));
    click(labelled('Ask for Suomi.fi identification'));

    expect(formOf(drawn).identity).toEqual({ enabled: false, attributes: [] });
    expect(drawn.announced).toEqual(['Identification is off, and no details are taken from it.']);
  });

  it('is not available where the site maps nothing, and says why', () => {
    const drawn = settingsOf(aForm(), { env: { mapping: { enabled: true, properties: {} } } });
    click(labelled('Ask for Suomi.fi identification'));

    expect(formOf(drawn).identity.enabled).toBe(false);
    expect(one('#settings-identity').textContent).toContain('in the site settings first');
  });
});
