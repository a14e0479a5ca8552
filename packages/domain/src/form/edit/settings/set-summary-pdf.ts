import type { Form } from '../../form.ts';

/** Whether every object carries the whole submission as a PDF, or not (specification D12). The form itself when it is so already. */
export function setSummaryPdf(form: Form, summary: 'attached' | 'left-out'): Form {
  const summaryPdf = summary === 'attached';
  return form.summaryPdf === summaryPdf ? form : { ...form, summaryPdf };
}
