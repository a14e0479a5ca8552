import { Select, Setting, TextInput } from '@form-portal/ui';
import { auditGroupNames } from '@form-portal/domain';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DateSetting } from '../../date-setting/date-setting.tsx';
import { isReversed } from '../../date-setting/is-reversed.ts';
import { useSearchText } from '../../use-search-text.ts';
import { groupTextKeys } from './group-text-keys.ts';
import page from '../../shell/list-page.module.css';
import styles from '../audit.module.css';
import type { AuditFilter } from './audit-filter.ts';
import type { ReactElement } from 'react';

export interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (change: Partial<AuditFilter>) => void;
}

/** The filters of the log: group of events, account, days. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps): ReactElement {
  const { text } = useI18n();
  return (
    <div role="search" className={page.filters}>
      <Setting label={text('admin.audit.group')}>
        {(control) => (
          <Select
            {...control}
            value={filter.group ?? ''}
            onChange={(event) =>
              onChange({ group: auditGroupNames.find((name) => name === event.target.value) ?? null })
            }
          >
            <option value="">{text('admin.audit.allGroups')}</option>
            {auditGroupNames.map((group) => (
              <option key={group} value={group}>
                {text(groupTextKeys[group])}
              </option>
            ))}
          </Select>
        )}
      </Setting>
      <ActorSearch actor={filter.actor} onSearch={(actor) => onChange({ actor })} />
      <div className={styles.days}>
        <DateSetting
          label={text('admin.audit.from')}
          value={filter.from}
          onChange={(from) => onChange({ from })}
        />
        <DateSetting
          label={text('admin.audit.to')}
          value={filter.to}
          error={isReversed(filter) ? text('admin.audit.daysReversed') : undefined}
          onChange={(to) => onChange({ to })}
        />
      </div>
    </div>
  );
}

interface ActorSearchProps {
  readonly actor: string;
  readonly onSearch: (actor: string) => void;
}

/** Searches for a whole name once typing is finished. */
function ActorSearch({ actor, onSearch }: ActorSearchProps): ReactElement {
  const { text } = useI18n();
  const [typed, setTyped] = useSearchText(actor);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Setting label={text('admin.audit.searchActor')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => onSearch(typed.trim())}
          />
        )}
      </Setting>
    </form>
  );
}
