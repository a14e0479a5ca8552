import {
  setCheckAnswers,
  setPublishing,
  setSummaryPdf,
  setTitleTemplate,
  type Publishing,
} from '@form-portal/domain/edit';
import { editTransaction, type Command } from '../command.ts';

/** Changes whether the form is enabled and listed. */
export function setPublishingCommand(change: Partial<Publishing>): Command {
  return (state) =>
    editTransaction(state, {
      form: setPublishing(state.form, change),
      label: { key: 'admin.step.publishing' },
    });
}

/** Turns the page on or off where visitors check their answers before sending. */
export function setCheckAnswersCommand(checking: 'asked' | 'left-out'): Command {
  return (state) =>
    editTransaction(state, {
      form: setCheckAnswers(state.form, checking),
      label: { key: 'admin.step.checkAnswers' },
    });
}

/** Attaches the summary to every object, or stops attaching it. */
export function setSummaryPdfCommand(summary: 'attached' | 'left-out'): Command {
  return (state) =>
    editTransaction(state, {
      form: setSummaryPdf(state.form, summary),
      label: { key: 'admin.step.summary' },
    });
}

/** Sets the template of the object's title; typing it is one step. */
export function setTitleTemplateCommand(template: string): Command {
  return (state) =>
    editTransaction(state, {
      form: setTitleTemplate(state.form, template),
      label: { key: 'admin.step.title' },
      mergeKey: 'title template',
    });
}
