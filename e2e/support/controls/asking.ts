import type { Locator, Page } from '@playwright/test';
import type { Field, Form } from '@form-portal/domain';
import { requiredText } from '../texts.ts';
import type { PortalTexts } from '../texts.ts';

/** The controls of a form on a page, located by role and accessible name. Fields are identified by their vault property. */
export interface Asking {
  readonly label: (property: number) => string;
  /** A text, number, date or time. */
  readonly box: (property: number) => Locator;
  readonly tick: (property: number) => Locator;
  /** The radios or checkboxes of a choice, or everything else that is a group. */
  readonly group: (property: number) => Locator;
  readonly option: (property: number, name: string) => Locator;
  /** The id of an option, as the vault knows it. */
  readonly optionId: (property: number, name: string) => number;
  readonly track: (property: number) => Locator;
  readonly send: Locator;
  /** The button of a form whose answers are checked before they are sent. */
  readonly check: Locator;
}

/** Finds the controls of a form. */
export function asking(page: Page, form: Form, texts: PortalTexts): Asking {
  const { language, text } = texts;

  function field(property: number): Field {
    const found = form.fields.find((candidate) => candidate.property === property);
    if (found === undefined) throw new Error(`the form has no field of property ${String(property)}`);
    return found;
  }
  function label(property: number): string {
    return requiredText(field(property).label, language);
  }
  function group(property: number): Locator {
    const name = label(property);
    return page
      .getByRole('radiogroup', { name, exact: true })
      .or(page.getByRole('group', { name, exact: true }));
  }
  return {
    label,
    group,
    box: (property) => page.getByRole('textbox', { name: label(property), exact: true }),
    tick: (property) => page.getByRole('checkbox', { name: label(property), exact: true }),
    option: (property, name) =>
      group(property)
        .getByRole('radio', { name, exact: true })
        .or(group(property).getByRole('checkbox', { name, exact: true })),
    optionId(property, name) {
      const found = field(property).options.find((option) => option.name[language] === name);
      if (found === undefined) throw new Error(`${label(property)} has no option ${name}`);
      return found.id;
    },
    track: (property) =>
      page.getByRole('slider', {
        name: text('fieldType.slider.track', { label: label(property) }),
        exact: true,
      }),
    send: page.getByRole('button', { name: text('send'), exact: true }),
    check: page.getByRole('button', { name: text('checkAnswers'), exact: true }),
  };
}
