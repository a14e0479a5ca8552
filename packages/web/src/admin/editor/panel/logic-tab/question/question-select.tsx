import { Select } from '@form-portal/ui';
import { Fragment } from 'react';
import { findField, findGroup, findText } from '@form-portal/domain';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../../editor-context.tsx';
import { choiceSections } from './question-choices.ts';
import type { Group, Guid, LocalizedText } from '@form-portal/domain';
import type { Question } from '@form-portal/domain/logic';
import type { ReactElement } from 'react';

/** The choice of whether the visitor is identified. */
export const identification = 'identification';

export interface QuestionSelectProps {
  readonly label: string;
  readonly choices: readonly Question[];
  /** The groups whose rows can be counted; absent: none. */
  readonly groups?: readonly Group[];
  /** The chosen question or group; null while none is chosen. */
  readonly chosen: Guid | typeof identification | null;
  /** Whether the identification of the visitor is offered. */
  readonly offersIdentification: boolean;
  readonly onChoose: (chosen: Guid | typeof identification) => void;
  readonly className?: string | undefined;
}

/** A native select of questions, by page, or by group in a form without pages. A chosen question that is no longer offered stays listed. */
export function QuestionSelect(props: QuestionSelectProps): ReactElement {
  const { label, choices, groups = [], chosen, offersIdentification, onChoose, className } = props;
  const { text } = useI18n();
  const nameOf = useFormText();
  const form = useEditor((state) => state.form);
  const unnamed = form.pages === undefined ? 'admin.unnamedGroup' : 'admin.unnamedPage';
  const isListed =
    chosen === null ||
    chosen === identification ||
    choices.some(({ field }) => field.guid === chosen) ||
    groups.some(({ guid }) => guid === chosen);
  return (
    <Select
      aria-label={label}
      className={className}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') onChoose(currentTarget.value as Guid);
      }}
    >
      {chosen === null && <option value="">{text('admin.logic.chooseQuestion')}</option>}
      {!isListed && <UnlistedOption guid={chosen} />}
      {choiceSections(form, choices).map(({ heading, questions }) => {
        const options = questions.map(({ field }) => (
          <option key={field.guid} value={field.guid}>
            {nameOf(field.label) || text('admin.unnamedField')}
          </option>
        ));
        const key = questions[0]?.field.guid;
        return heading === null ? (
          <Fragment key={key}>{options}</Fragment>
        ) : (
          <optgroup key={key} label={nameOf(heading.name) || text(unnamed)}>
            {options}
          </optgroup>
        );
      })}
      {groups.length > 0 && (
        <optgroup label={text('admin.logic.rows')}>
          {groups.map(({ guid, name }) => (
            <option key={guid} value={guid}>
              {text('admin.logic.rowCount', { name: nameOf(name) || text('admin.unnamedGroup') })}
            </option>
          ))}
        </optgroup>
      )}
      {offersIdentification && (
        <optgroup label={text('admin.logic.visitor')}>
          <option value={identification}>{text('admin.logic.identification')}</option>
        </optgroup>
      )}
    </Select>
  );
}

/** A chosen question that was deleted or comes later now, or a group whose rows can no longer be counted. */
function UnlistedOption({ guid }: { readonly guid: Guid }): ReactElement {
  const { text } = useI18n();
  const nameOf = useFormText();
  const label = useEditor(({ form }) => findField(form, guid)?.label);
  const groupName = useEditor(({ form }) => findGroup(form, guid)?.name);
  function optionText(): string {
    if (label) return text('admin.logic.later', { name: nameOf(label) || text('admin.unnamedField') });
    if (groupName)
      return text('admin.logic.rowCount', { name: nameOf(groupName) || text('admin.unnamedGroup') });
    return text('admin.sentence.questionGone');
  }
  return <option value={guid}>{optionText()}</option>;
}

/** Returns a function that finds a text of the form in the language in which it is edited, else in another; empty when there is none. */
export function useFormText(): (localized: LocalizedText) => string {
  const language = useEditor((state) => state.language);
  const defaultLanguage = useEditor((_, env) => env.defaultLanguage);
  return (localized) => findText(localized, language, defaultLanguage).text.trim();
}
