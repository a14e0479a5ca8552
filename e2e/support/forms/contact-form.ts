import type { Page } from '@playwright/test';
import { contactForm } from '../../../packages/server/src/samples/contact-form.ts';
import { asking } from '../controls/asking.ts';
import type { Asking } from '../controls/asking.ts';
import type { PortalTexts } from '../texts.ts';

/** The vault's properties behind the questions of the sample contact form. */
export const contact = {
  kind: 1040,
  service: 1041,
  message: 1039,
  wantsReply: 1042,
  name: 1012,
  email: 1036,
  phone: 1002,
} as const;

/** The kind of feedback that journeys choose. */
export const question = { fi: 'Kysymys', gb: 'Question', se: 'Fråga' } as const;

/** The controls of the contact form on a page. */
export function askingForContact(page: Page, texts: PortalTexts): Asking {
  return asking(page, contactForm, texts);
}

/** Answers the required questions. */
export async function fillContact(page: Page, texts: PortalTexts, message: string): Promise<void> {
  const ask = askingForContact(page, texts);
  await ask.option(contact.kind, question[texts.language]).check();
  await ask.box(contact.message).fill(message);
}
