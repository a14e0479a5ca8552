import { SearchInput, Select } from '@form-portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FormChoice } from '../form-choice.tsx';
import { periods, type ListFilter } from './list-filter.ts';
import page from '../../shell/list-page.module.css';
import type { ReactElement } from 'react';

export interface SubmissionFiltersProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

const periodTexts = {
  always: 'admin.submissions.always',
  day: 'admin.submissions.lastDay',
  week: 'admin.submissions.lastWeek',
  month: 'admin.submissions.lastMonth',
  year: 'admin.submissions.lastYear',
} as const;

/** What the list is narrowed by: reference, form, time. */
export function SubmissionFilters({ filter, onChange }: SubmissionFiltersProps): ReactElement {
  const { text } = useI18n();
  return (
    <div role="search" className={page.filters}>
      <ReferenceSearch wanted={filter.q} onSearch={(q) => onChange({ q })} />
      <FormChoice
        aria-label={text('admin.submissions.form')}
        noneKey="admin.submissions.allForms"
        chosen={filter.form}
        onChoose={(form) => onChange({ form })}
      />
      <Select
        aria-label={text('admin.submissions.period')}
        value={filter.period}
        onChange={(event) =>
          onChange({ period: periods.find((period) => period === event.target.value) ?? 'always' })
        }
      >
        {periods.map((period) => (
          <option key={period} value={period}>
            {text(periodTexts[period])}
          </option>
        ))}
      </Select>
    </div>
  );
}

const pauseMs = 300;

interface ReferenceSearchProps {
  readonly wanted: string;
  readonly onSearch: (wanted: string) => void;
}

/** Searches when the typing pauses. */
function ReferenceSearch({ wanted, onSearch }: ReferenceSearchProps): ReactElement {
  const { text } = useI18n();
  const [typed, setTyped] = useState(wanted);
  const search = useEffectEvent(() => {
    if (typed.trim() !== wanted) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchInput
      label={text('admin.submissions.searchReference')}
      placeholder={text('admin.submissions.reference')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
