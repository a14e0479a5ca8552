import { isShownToVisitors, textAudienceOf, textPartOf } from '@form-portal/domain';
import { SearchInput, Segmented, Select } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { FoundStatus } from '../shell/found-status.tsx';
import styles from './language-table.module.css';
import { PartList, audienceName, partName } from './part-list.tsx';
import {
  byPart,
  crossesParts,
  listedKeys,
  outdatedOf,
  partProgress,
  type LanguageTexts,
  type PartTexts,
  type Show,
  type TextQuery,
} from './text-list.ts';
import { TextRow, type MissingText } from './text-row.tsx';
import { useTranslationsForm } from './translations-form.ts';
import type { LanguageCode } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

/** A query and its texts. The keys stay while somebody types: a text that is no longer missing does not disappear under the cursor. */
interface AnsweredQuery {
  readonly query: TextQuery;
  readonly keys: readonly string[];
}

const firstQuery: TextQuery = { part: 'everyPage', show: 'all', search: '' };

/** The texts of a language by part, each beside the same text of another language. */
export function LanguageTable({ code }: { readonly code: LanguageCode }): ReactElement {
  const { text } = useI18n();
  const { catalogue } = useTranslationsForm();
  const { reference, others, compareWith } = useReference(code);
  const texts = useLanguageTexts(code, reference);
  const answer = (asked: TextQuery): AnsweredQuery => ({ query: asked, keys: listedKeys(texts, asked) });
  const [{ query, keys }, setAnswered] = useState(() => answer(firstQuery));
  const changeQuery = (changes: Partial<TextQuery>): void => setAnswered(answer({ ...query, ...changes }));
  return (
    <div className={styles.area}>
      <PartList
        progress={partProgress(catalogue, code)}
        current={crossesParts(query) ? null : query.part}
        onChoose={(part) =>
          changeQuery({ part, search: '', show: query.show === 'changed' ? 'all' : query.show })
        }
      />
      <div className={styles.texts}>
        <Tools texts={texts} query={query} onChange={changeQuery} />
        <TextTable texts={texts} parts={byPart(keys)} isAcrossParts={crossesParts(query)}>
          <ReferenceSelect reference={reference} others={others} onChoose={compareWith} />
        </TextTable>
        <FoundStatus
          search={query.search}
          found={keys.length}
          none={text('admin.translations.nothingFound')}
        />
      </div>
    </div>
  );
}

function useLanguageTexts(code: LanguageCode, reference: LanguageCode): LanguageTexts {
  const { catalogue, stored, outdated } = useTranslationsForm();
  return { catalogue, code, reference, outdated: outdatedOf(outdated, stored, { catalogue, code }) };
}

interface ToolsProps {
  readonly texts: LanguageTexts;
  readonly query: TextQuery;
  readonly onChange: (changes: Partial<TextQuery>) => void;
}

function Tools({ texts, query, onChange }: ToolsProps): ReactElement {
  const { text } = useI18n();
  const count = (show: Show): number => listedKeys(texts, { ...query, show }).length;
  const choices = [
    { value: 'all', label: text('admin.translations.showAll', { n: count('all') }) },
    { value: 'missing', label: text('admin.translations.showMissing', { n: count('missing') }) },
    { value: 'changed', label: text('admin.translations.showChanged', { n: count('changed') }) },
  ] as const;
  return (
    <div className={styles.tools}>
      <SearchInput
        className={styles.search}
        label={text('admin.translations.search')}
        value={query.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
        clear={{ label: text('admin.submissions.clearSearch'), onClear: () => onChange({ search: '' }) }}
      />
      <div className={styles.show}>
        <Segmented<Show>
          legend={text('admin.translations.show')}
          choices={choices}
          chosen={query.show}
          onChoose={(show) => onChange({ show })}
        />
      </div>
    </div>
  );
}

interface TextTableProps {
  readonly texts: LanguageTexts;
  readonly parts: readonly PartTexts[];
  /** Whether the table has a column for where each text is. */
  readonly isAcrossParts: boolean;
  /** The head of the column of reference texts. */
  readonly children: ReactNode;
}

function TextTable({ texts, parts, isAcrossParts, children }: TextTableProps): ReactElement {
  const { text } = useI18n();
  const { catalogue, code } = texts;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{children}</th>
          <th scope="col">{catalogue[code]?.name ?? code}</th>
        </tr>
      </thead>
      {parts.map(({ part, keys }) => (
        <tbody key={part}>
          {isAcrossParts && (
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.where}>
                {`${audienceName(textAudienceOf(part), text)} › ${partName(part, text)} (${String(keys.length)})`}
              </th>
            </tr>
          )}
          <TextRows texts={texts} keys={keys} />
        </tbody>
      ))}
    </table>
  );
}

interface ReferenceSelectProps {
  readonly reference: LanguageCode;
  readonly others: readonly LanguageCode[];
  readonly onChoose: (language: LanguageCode) => void;
}

function ReferenceSelect({ reference, others, onChoose }: ReferenceSelectProps): ReactElement {
  const { text } = useI18n();
  const { catalogue } = useTranslationsForm();
  return (
    <Select
      aria-label={text('admin.translations.compare')}
      value={reference}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {others.map((other) => (
        <option key={other} value={other}>
          {catalogue[other]?.name}
        </option>
      ))}
    </Select>
  );
}

interface TextRowsProps {
  readonly texts: LanguageTexts;
  readonly keys: readonly string[];
}

function TextRows({ texts, keys }: TextRowsProps): ReactElement {
  const { stored, chosenDefault, change, confirm } = useTranslationsForm();
  const { catalogue, code, reference, outdated } = texts;
  const isShown = isShownToVisitors(catalogue, code, chosenDefault);
  const whenMissing = (key: string): MissingText =>
    isShown && code !== chosenDefault && textAudienceOf(textPartOf(key)) === 'visitors'
      ? 'visitors-see-default'
      : 'missing';
  return (
    <>
      {keys.map((key) => (
        <TextRow
          key={key}
          textKey={key}
          code={code}
          name={catalogue[code]?.name ?? code}
          reference={reference}
          referenceText={catalogue[reference]?.texts[key] ?? ''}
          value={catalogue[code]?.texts[key] ?? ''}
          whenMissing={whenMissing(key)}
          madeFrom={outdated[key]}
          change={change}
          confirm={stored[code] === undefined ? null : confirm}
        />
      ))}
    </>
  );
}

/** The language that the translated one is compared with: the site's default language until another is chosen. */
function useReference(code: LanguageCode) {
  const { catalogue, defaultLanguage } = useTranslationsForm();
  const others = Object.keys(catalogue).filter((other) => other !== code);
  const [chosen, compareWith] = useState(others.find((other) => other === defaultLanguage) ?? 'gb');
  return { reference: others.includes(chosen) ? chosen : (others[0] ?? code), others, compareWith };
}
