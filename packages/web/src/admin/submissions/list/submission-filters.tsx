import { Button, Segmented, Setting, SlidersIcon } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { DateSetting } from '../../date-setting/date-setting.tsx';
import { isReversed } from '../../date-setting/is-reversed.ts';
import { useMomentStyle } from '../../use-moment-style.ts';
import { FormChoice } from '../form-choice.tsx';
import { narrowingCount, periods, shownDays, type ListFilter } from './list-filter.ts';
import { SubmissionSearch } from './submission-search.tsx';
import styles from './submission-filters.module.css';
import type { ReactElement } from 'react';

export interface SubmissionFiltersProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

const periodTexts = {
  day: 'admin.submissions.today',
  week: 'admin.submissions.days7',
  month: 'admin.submissions.days30',
  always: 'admin.submissions.anyTime',
} as const;

/** Search, form and days; on narrow windows form and days are in a sheet. */
export function SubmissionFilters({ filter, onChange }: SubmissionFiltersProps): ReactElement {
  const { text } = useI18n();
  const [sheet, setSheet] = useState<'open' | 'closed'>('closed');
  const n = narrowingCount(filter);
  return (
    <div role="search" className={styles.filters}>
      <SubmissionSearch filter={filter} onChange={onChange} />
      <div className={styles.wideFilters}>
        <NarrowingControls filter={filter} onChange={onChange} />
      </div>
      <Button className={styles.narrow} icon={<SlidersIcon />} onClick={() => setSheet('open')}>
        {text('admin.submissions.narrow')}
        {n > 0 && ` (${n})`}
      </Button>
      {sheet === 'open' && (
        <Popup
          icon="info"
          title={text('admin.submissions.narrow')}
          onExit={() => setSheet('closed')}
          actions={
            <Button kind="primary" onClick={() => setSheet('closed')}>
              {text('admin.submissions.showThese')}
            </Button>
          }
        >
          <NarrowingControls filter={filter} onChange={onChange} />
        </Popup>
      )}
    </div>
  );
}

function NarrowingControls({ filter, onChange }: SubmissionFiltersProps): ReactElement {
  const { text } = useI18n();
  const { timeZone } = useMomentStyle();
  const days = shownDays(filter, new Date(), timeZone);
  return (
    <div className={styles.narrowing}>
      <Setting label={text('admin.submissions.form')} className={styles.formChoice}>
        {(control) => (
          <FormChoice
            {...control}
            noneKey="admin.submissions.allForms"
            chosen={filter.form}
            onChoose={(form) => onChange({ form })}
          />
        )}
      </Setting>
      <div className={styles.sentOn}>
        <span aria-hidden="true" className={styles.sentLabel}>
          {text('admin.submissions.sent')}
        </span>
        <div className={styles.days}>
          <DateSetting
            label={text('admin.submissions.from')}
            value={days.from}
            onChange={(from) => onChange({ ...days, from, period: 'always' })}
          />
          <span aria-hidden="true" className={styles.dash}>
            –
          </span>
          <DateSetting
            label={text('admin.submissions.to')}
            value={days.to}
            error={isReversed(days) ? text('admin.audit.daysReversed') : undefined}
            onChange={(to) => onChange({ ...days, to, period: 'always' })}
          />
        </div>
        <Segmented
          legend={text('admin.submissions.period')}
          choices={periods.map((value) => ({ value, label: text(periodTexts[value]) }))}
          chosen={filter.from !== '' || filter.to !== '' ? 'chosen' : filter.period}
          onChoose={(period) => {
            if (period !== 'chosen') onChange({ period, from: '', to: '' });
          }}
        />
      </div>
    </div>
  );
}
