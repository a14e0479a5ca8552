import { wordSearch } from '@form-portal/domain';
import { SearchIcon, TextInput, VisuallyHidden } from '@form-portal/ui';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { FormRow } from './form-row.tsx';
import { useFocusOnReturn } from './focus-on-return.ts';
import styles from './form-rows.module.css';
import type { FormListItem } from '@form-portal/domain';
import type { KeyboardEvent, ReactElement } from 'react';

/** The list has a search field from this number of forms on (docs/design.md#form-list). */
const searchFrom = 11;

/** The forms in the order of the visitor's language, with a search field when there are many. */
export function FormRows({ forms }: { readonly forms: readonly FormListItem[] }): ReactElement {
  const { text, textOf, compare } = useI18n();
  const [typed, setTyped] = useState('');
  const [tips, setTips] = useState<'shown' | 'hidden'>('shown');
  const search = useDeferredValue(typed);
  const id = useId();
  const searchInput = useRef<HTMLInputElement>(null);
  // Something may have been typed before the script ran.
  useEffect(() => setTyped(searchInput.current?.value ?? ''), []);
  useFocusOnReturn();
  const sorted = useMemo(
    () =>
      forms
        .map((form) => ({ form, name: textOf(form.name), description: textOf(form.listDescription ?? {}) }))
        .sort((one, other) => compare(one.name, other.name)),
    [forms, textOf, compare],
  );
  const isFound = wordSearch(search);
  const shown = sorted.filter(({ name, description }) => isFound(`${name} ${description}`));
  const count =
    shown.length === sorted.length
      ? text('formCount', { n: sorted.length })
      : text('formsShown', { n: shown.length, all: sorted.length });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') setTips('hidden');
  }

  return (
    <>
      {/* Esc hides a tooltip (SC 1.4.13); the next pointer or focus shows it again. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.card}
        data-tips={tips}
        onKeyDown={onKeyDown}
        onFocus={() => setTips('shown')}
        onPointerLeave={() => setTips('shown')}
      >
        {forms.length >= searchFrom && (
          <div className={styles.search} role="search">
            <label htmlFor={`${id}-search`}>
              <VisuallyHidden>
                <PortalText textKey="searchForms" />
              </VisuallyHidden>
              <SearchIcon />
            </label>
            <TextInput
              ref={searchInput}
              id={`${id}-search`}
              type="search"
              placeholder={text('searchForms')}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
        )}
        <ul>
          {shown.map(({ form }) => (
            <FormRow key={form.guid} form={form} />
          ))}
        </ul>
        {shown.length === 0 && (
          <p className={styles.none}>
            <PortalText textKey="noFormFound" />
          </p>
        )}
      </div>
      <p className={styles.count} role="status">
        {count}
      </p>
    </>
  );
}
