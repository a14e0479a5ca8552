import { Select, type SelectProps } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { formListQuery } from '../api/queries.ts';
import type { Guid, TextKey } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** A form as administrators call it. */
export interface NamedForm {
  readonly guid: Guid;
  readonly name: string;
  /** The tag of the language that the name is in. */
  readonly nameTag: string | undefined;
}

/** Every form by its name, in the order of the language. */
export function useNamedForms(): readonly NamedForm[] {
  const { text, find, language, tagOf, compare } = useI18n();
  const { data: forms = [] } = useQuery(formListQuery());
  return forms
    .map(({ guid, name }) => {
      const shownName = find(name);
      const isInOtherLanguage = shownName.text !== '' && shownName.language !== language;
      return {
        guid,
        name: shownName.text || text('admin.unnamedForm'),
        nameTag: isInOtherLanguage ? tagOf(shownName.language) : undefined,
      };
    })
    .sort((one, other) => compare(one.name, other.name));
}

export interface FormChoiceProps extends Omit<SelectProps, 'value' | 'onChange' | 'children'> {
  readonly chosen: Guid | null;
  /** Shown when no form is chosen. */
  readonly noneKey: TextKey;
  readonly onChoose: (form: Guid | null) => void;
}

/** One of the forms, or none. */
export function FormChoice({ chosen, noneKey, onChoose, ...selectProps }: FormChoiceProps): ReactElement {
  const { text } = useI18n();
  const forms = useNamedForms();
  return (
    <Select
      {...selectProps}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(forms.find(({ guid }) => guid === value)?.guid ?? null)}
    >
      <option value="">{text(noneKey)}</option>
      {forms.map(({ guid, name, nameTag }) => (
        <option key={guid} value={guid} lang={nameTag}>
          {name}
        </option>
      ))}
    </Select>
  );
}
