import { answerIs } from './answer-is.ts';
import { aForm, aQuestion } from './forms.ts';
import type { Condition, Form } from '@form-portal/domain';

export const applicant = aQuestion({
  type: 'dropdown',
  label: { fi: 'Varaaja', gb: 'Booked by' },
  options: [
    { id: 1, name: { fi: 'Yksityishenkilö', gb: 'Private person' } },
    { id: 2, name: { fi: 'Yhdistys', gb: 'Association' } },
    { id: 3, name: { fi: 'Yritys', gb: 'Company' } },
  ],
});
export const isCompany: Condition = answerIs(applicant, 'any-of', { kind: 'options', ids: [3] });
export const starts = aQuestion({
  type: 'date',
  label: { fi: 'Varaus alkaa', gb: 'Booking starts' },
  dataType: 5,
});
export const businessId = aQuestion({
  type: 'text',
  label: { fi: 'Y-tunnus', gb: 'Business ID' },
  showWhen: isCompany,
  requireWhen: 'shown',
});
/** Its condition has a part that the builder has no card for. */
export const nested = aQuestion({
  type: 'text',
  label: { fi: 'Laskutusviite', gb: 'Invoice reference' },
  showWhen: { kind: 'not', of: { kind: 'all', of: [isCompany, { kind: 'not', of: isCompany }] } },
});

/** A form of bookings, one of whose questions is shown to companies only. */
export const bookingForm = (name: Form['name']): Form =>
  aForm({ fi: '', gb: '', ...name }, { fields: [applicant, starts, businessId, nested] });
