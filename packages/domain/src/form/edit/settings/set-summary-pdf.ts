import type { Form } from '../../form.ts';

/**
 * Sets whether every object gets the submission as a PDF (specification D12). Returns the form itself when
 * nothing changes.
 */
export function setSummaryPdf(form: Form, summary: 'attached' | 'left-out'): Form {
  const summaryPdf = summary === 'attached';
  return form.summaryPdf === summaryPdf ? form : { ...form, summaryPdf };
}
