import type { Form } from '@form-portal/domain';
import { contactForm } from './contact-form.ts';
import { grantApplication } from './grant-application.ts';

/**
 * The forms published on an empty database (specification D29), in Finnish, Swedish and English. They are bound to the initial
 * structure of the embedded vault. Their GUIDs never change.
 */
export const sampleForms: readonly Form[] = [contactForm, grantApplication];
