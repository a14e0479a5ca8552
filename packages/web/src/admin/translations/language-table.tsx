import { Flag } from '../flag.tsx';
import { SearchInput, Segmented, Select } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { listedKeys, missingKeys, outdatedOf, textKeysOf, type Show } from './text-list.ts';
import { TextRow } from './text-row.tsx';
import { useTranslationsForm } from './translations-form.ts';
import styles from './language-table.module.css';
import type { LanguageCode } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The listed texts. The keys stay while somebody types: a text that is no longer missing does not vanish under the cursor. */
interface Listed {
  readonly show: Show;
  readonly search: string;
  readonly keys: readonly string[];
}

/** Every text of a language beside another one's. */
export function LanguageTable({ code }: { readonly code: LanguageCode }): ReactElement {
  const { text } = useI18n();
  const {
    catalogue,
    stored,
    outdated: allOutdated,
    defaultLanguage,
    change,
    confirm,
  } = useTranslationsForm();
  const outdated = outdatedOf(allOutdated, stored, { catalogue, code });
  const texts = { catalogue, code, outdated };
  const others = Object.keys(catalogue).filter((other) => other !== code);
  const [compared, setCompared] = useState(others.find((other) => other === defaultLanguage) ?? 'gb');
  const reference = others.includes(compared) ? compared : (others[0] ?? code);
  const [listed, setListed] = useState<Listed>(() => ({
    show: 'all',
    search: '',
    keys: textKeysOf(catalogue),
  }));
  const list = (wanted: Pick<Listed, 'show' | 'search'>): void =>
    setListed({ ...wanted, keys: listedKeys(texts, wanted) });
  const { show, search, keys } = listed;
  const name = catalogue[code]?.name ?? code;

  const choices = [
    { value: 'all', label: text('admin.translations.showAll', { n: textKeysOf(catalogue).length }) },
    {
      value: 'missing',
      label: text('admin.translations.showMissing', { n: missingKeys(catalogue, code).length }),
    },
    { value: 'changed', label: text('admin.translations.showChanged', { n: Object.keys(outdated).length }) },
  ] as const;
  return (
    <>
      <div className={styles.tools}>
        <SearchInput
          className={styles.search}
          label={text('admin.translations.search')}
          value={search}
          onChange={(event) => list({ show, search: event.currentTarget.value })}
        />
        <div className={styles.show}>
          <Segmented<Show>
            legend={text('admin.translations.show')}
            choices={choices}
            chosen={show}
            onChoose={(chosen) => list({ show: chosen, search })}
          />
        </div>
        <div className={styles.compare}>
          <label htmlFor={`compare-${code}`}>{text('admin.translations.compare')}</label>
          <Flag code={reference} />
          <Select
            id={`compare-${code}`}
            value={reference}
            onChange={(event) => setCompared(event.currentTarget.value)}
          >
            {others.map((other) => (
              <option key={other} value={other}>
                {catalogue[other]?.name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('admin.translations.key')}</th>
            <th scope="col">{catalogue[reference]?.name}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <TextRow
              key={key}
              textKey={key}
              code={code}
              name={name}
              reference={reference}
              referenceText={catalogue[reference]?.texts[key] ?? ''}
              written={catalogue[code]?.texts[key] ?? ''}
              madeFrom={outdated[key]}
              change={change}
              confirm={stored[code] === undefined ? null : confirm}
            />
          ))}
        </tbody>
      </table>
      {keys.length === 0 && <p role="status">{text('admin.translations.nothingFound')}</p>}
    </>
  );
}
