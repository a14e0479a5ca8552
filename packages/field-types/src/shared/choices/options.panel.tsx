import { Button, RefreshIcon } from '@form-portal/ui';
import type { ReactElement } from 'react';
import type { SettingsPanelProps } from '../../editor-ui-contract.ts';
import { displayedOption } from './options.ts';
import { OptionText } from './option-text.tsx';
import styles from '../settings-panel.module.css';

/** Options listed before the rest is summarised by its number, to keep the panel short. */
const maxListed = 12;

/**
 * Shows the options of a type that has them and reloads them; they come from the value list of the property
 * and cannot be edited (specification D28).
 */
export function OptionsPanel(props: SettingsPanelProps): ReactElement {
  const { field, locale, id, options, reloadOptions } = props;
  const { text } = locale;
  if (options === 'unbound') return <p className={styles.hint}>{text('admin.panel.optionsNone')}</p>;
  const isFirstLoad = options === 'loading' && field.options.length === 0;
  return (
    <section className={styles.options} aria-labelledby={`${id}-options`}>
      <div className={styles.head}>
        <h4 id={`${id}-options`} className={styles.count}>
          {isFirstLoad
            ? text('admin.panel.optionsLoading')
            : text('admin.panel.optionsLoaded', { n: field.options.length })}
        </h4>
        <Button
          kind="quiet"
          className={styles.reload}
          icon={<RefreshIcon size={16} />}
          onClick={reloadOptions}
        >
          {text('admin.panel.optionsReload')}
        </Button>
      </div>
      <p role="status" className={styles.hint}>
        {options === 'loading' && !isFirstLoad && text('admin.panel.optionsLoading')}
        {options === 'failed' && text('admin.panel.optionsFailed')}
      </p>
      {field.options.length > 0 && <OptionList {...props} />}
    </section>
  );
}

function OptionList({ field, locale, language }: SettingsPanelProps): ReactElement {
  const listed = field.options.slice(0, maxListed);
  const more = field.options.length - listed.length;
  return (
    <>
      <ol className={styles.list}>
        {listed.map((option) => {
          const name = displayedOption(option, { ...locale, language });
          return (
            <li key={option.id}>
              <OptionText name={name} locale={locale} />
            </li>
          );
        })}
      </ol>
      {more > 0 && <p className={styles.hint}>{locale.text('admin.panel.optionsMore', { n: more })}</p>}
    </>
  );
}
