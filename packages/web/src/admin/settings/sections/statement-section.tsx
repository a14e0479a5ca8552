import { Segmented } from '@form-portal/ui';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { DateSetting } from '../../date-setting/date-setting.tsx';
import { AddressSetting } from '../form/address-setting.tsx';
import { TextLanguageChoice, LocalizedArea } from '../form/localized-area.tsx';
import { SectionCard } from '../form/section-card.tsx';
import { settingId } from '../form/setting-id.ts';
import { useSettingsForm } from '../form/settings-form.ts';
import styles from '../settings.module.css';
import type { AccessibilityStatement, StatementParts } from '@form-portal/domain';
import type { ReactElement } from 'react';

type Kind = 'none' | AccessibilityStatement['kind'];

const noParts: StatementParts = {
  organisation: {},
  compliance: {},
  knownGaps: {},
  method: {},
  supervisor: {},
  date: '',
};

/** The accessibility statement: none, the address of another site, or the parts of the built-in page (specification D30). */
export function StatementSection(): ReactElement {
  const { text } = useI18n();
  const { settings, change } = useSettingsForm();
  const { accessibilityStatement: statement } = settings;
  // Switching back restores the text of the other kind.
  const [keptUrl, keepUrl] = useState('');
  const [keptParts, keepParts] = useState(noParts);
  const url = statement?.kind === 'link' ? statement.url : keptUrl;
  const parts = statement?.kind === 'page' ? statement.parts : keptParts;

  function choose(kind: Kind): void {
    keepUrl(url);
    keepParts(parts);
    const chosen = { none: null, link: { kind: 'link', url }, page: { kind: 'page', parts } } as const;
    change({ accessibilityStatement: chosen[kind] });
  }

  return (
    <SectionCard title={text('accessibilityStatement')} hint={text('admin.site.statementHint')}>
      <Segmented<Kind>
        legend={text('admin.site.statementKind')}
        choices={[
          { value: 'none', label: text('admin.site.statementNone') },
          { value: 'link', label: text('admin.site.statementLink') },
          { value: 'page', label: text('admin.site.statementPage') },
        ]}
        chosen={statement?.kind ?? 'none'}
        onChoose={choose}
      />
      {statement?.kind === 'link' && (
        <AddressSetting
          path="accessibilityStatement"
          label={text('admin.site.statementUrl')}
          address={statement.url}
          onWrite={(address) => change({ accessibilityStatement: { kind: 'link', url: address } })}
        />
      )}
      {statement?.kind === 'page' && (
        <StatementPage
          parts={parts}
          onWrite={(changes) =>
            change({ accessibilityStatement: { kind: 'page', parts: { ...parts, ...changes } } })
          }
        />
      )}
    </SectionCard>
  );
}

interface StatementPageProps {
  readonly parts: StatementParts;
  readonly onWrite: (changes: Partial<StatementParts>) => void;
}

const datePath = 'accessibilityStatement.date';

function StatementPage({ parts, onWrite }: StatementPageProps): ReactElement {
  const { text } = useI18n();
  const { errorOf, markUnreadable } = useSettingsForm();
  // Another date replaces what is typed, and so does another kind of statement.
  const { date } = parts;
  useEffect(() => () => markUnreadable(datePath, false), [date, markUnreadable]);
  const [language, setLanguage] = useState(useSite().settings.defaultLanguage);
  return (
    <>
      <TextLanguageChoice chosen={language} onChoose={setLanguage} />
      {(['organisation', 'compliance', 'knownGaps', 'method', 'supervisor'] as const).map((name) => (
        <LocalizedArea
          key={name}
          path={`accessibilityStatement.${name}`}
          label={text(`statement.${name}`)}
          value={parts[name]}
          language={language}
          onWrite={(value) => onWrite({ [name]: value })}
        />
      ))}
      <div className={styles.date}>
        <DateSetting
          id={settingId(datePath)}
          label={text('admin.site.statementDate')}
          value={date}
          error={errorOf(datePath)}
          onChange={(newDate) => onWrite({ date: newDate })}
          onUnreadable={(isUnreadable) => markUnreadable(datePath, isUnreadable)}
        />
      </div>
    </>
  );
}
