import { contactForm } from './contact-form.ts';
import { courseOpening, courseRegistration } from './course-registration.ts';
import type { Sample } from './define-sample.ts';
import { grantApplication, grantOpening } from './grant-application.ts';

/**
 * The forms published on an empty database (specification D29), in Finnish, Swedish and English. They are bound to the initial
 * structure of the embedded vault. Their GUIDs never change.
 */
export const sampleForms: readonly Sample[] = [
  { form: contactForm },
  { form: grantApplication, opening: grantOpening },
  { form: courseRegistration, opening: () => courseOpening },
];
