import type { Form } from '@form-portal/domain';
import { contactForm } from './contact-form.ts';
import { grantApplication } from './grant-application.ts';

/**
 * The forms that are published on an empty database (specification D29), as yet unsaved, in Finnish, Swedish and English. They are bound to
 * the embedded vault's first structure. Their GUIDs never change.
 */
export const sampleForms: readonly Form[] = [contactForm, grantApplication];
