import { Button, Setting, TextArea, TextInput } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { DateSetting } from '../../../date-setting/date-setting.tsx';
import { useMomentStyle } from '../../../use-moment-style.ts';
import { useEditor } from '../../editor-context.tsx';
import { SaveFailureNote } from '../../../site-document/save-failure-note.tsx';
import { PolicyFailure } from '../policies/policy-failure.tsx';
import { useFormPolicy } from '../policies/use-form-policy.ts';
import { SettingsSection } from '../settings-section.tsx';
import { openingFaults, withReadable, type OpeningFaults } from './opening-draft.ts';
import type { OpeningDraft } from '../../model/saving/policy-drafts.ts';
import { openingQuery, openingPolicy } from './opening-policy.ts';
import styles from './opening-section.module.css';
import type { FormOpening, Guid, OpeningText } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** When the form takes answers, and how many: a policy, saved on its own (decision 0064). */
export function OpeningSection(): ReactElement {
  const { text } = useI18n();
  const form = useEditor(({ baseline }) => baseline.guid);
  return (
    <SettingsSection section="opening">
      <p className={styles.hint}>{text(form === null ? 'admin.opening.unsaved' : 'admin.opening.help')}</p>
      {form !== null && <StoredOpening form={form} />}
    </SettingsSection>
  );
}

function StoredOpening({ form }: { readonly form: Guid }): ReactElement {
  const { text } = useI18n();
  const { data, error } = useQuery(openingQuery(form));
  if (error !== null) return <PolicyFailure error={error} />;
  return data === undefined ? <p>{text('loading')}</p> : <OpeningForm stored={data} />;
}

const texts = [
  ['before', 'admin.opening.before'],
  ['after', 'admin.opening.after'],
  ['full', 'admin.opening.full'],
] as const satisfies readonly (readonly [OpeningText, string])[];

function OpeningForm({ stored }: { readonly stored: FormOpening }): ReactElement {
  const { text, tagOf } = useI18n();
  const { timeZone } = useMomentStyle();
  const language = useEditor((state) => state.language);
  const { ref, draft, isRefused, failure, isReady, onChange, save } = useFormPolicy(openingPolicy, stored);
  const faults = isRefused ? openingFaults(draft) : {};
  const message = (fault: OpeningFaults['opens']) => fault && text(fault.key);
  const change = (changed: Partial<OpeningDraft>) => onChange({ ...draft, ...changed });
  function changeReadable(moment: 'opens' | 'closes', isReadable: boolean): void {
    if ((draft[moment].unreadable === undefined) !== isReadable)
      change({ [moment]: withReadable(draft[moment], isReadable) });
  }
  const forgetUnreadable = useEffectEvent(() => {
    const { opens, closes } = draft;
    if (opens.unreadable === true || closes.unreadable === true)
      change({ opens: withReadable(opens, true), closes: withReadable(closes, true) });
  });
  // Unreadable dates are gone from the controls when the settings are shown again.
  useEffect(() => forgetUnreadable(), []);

  return (
    <div ref={ref} className={styles.fields} data-apart-from-form>
      {(['opens', 'closes'] as const).map((moment) => (
        <div key={moment} className={styles.moment}>
          <DateSetting
            label={text(`admin.opening.${moment}At`)}
            value={draft[moment].date}
            error={message(faults[moment])}
            onUnreadable={(isUnreadable) => changeReadable(moment, !isUnreadable)}
            onChange={(date) => change({ [moment]: { date, time: draft[moment].time } })}
          />
          <Setting label={text(`admin.opening.${moment}Time`)}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={draft[moment].time}
                onChange={({ target }) => change({ [moment]: { ...draft[moment], time: target.value } })}
              />
            )}
          </Setting>
        </div>
      ))}
      <p className={styles.hint}>{text('admin.opening.zone', { zone: timeZone })}</p>
      <Setting
        label={text('admin.opening.grace')}
        hint={text('admin.opening.graceHelp')}
        error={message(faults.grace)}
      >
        {(control) => (
          <TextInput
            {...control}
            className={styles.number}
            inputMode="numeric"
            maxLength={2}
            value={draft.grace}
            onChange={({ target }) => change({ grace: target.value })}
          />
        )}
      </Setting>
      <Setting
        label={text('admin.opening.cap')}
        hint={text('admin.opening.capHelp')}
        error={message(faults.cap)}
      >
        {(control) => (
          <TextInput
            {...control}
            className={styles.number}
            inputMode="numeric"
            maxLength={7}
            value={draft.cap}
            onChange={({ target }) => change({ cap: target.value })}
          />
        )}
      </Setting>
      {texts.map(([name, label]) => (
        <Setting key={name} label={text(label)} hint={text('admin.opening.textHelp')}>
          {(control) => (
            <TextArea
              {...control}
              lang={tagOf(language)}
              rows={2}
              maxLength={4000}
              value={draft.texts[name][language] ?? ''}
              onChange={({ target }) =>
                change({
                  texts: { ...draft.texts, [name]: { ...draft.texts[name], [language]: target.value } },
                })
              }
            />
          )}
        </Setting>
      ))}
      <SaveFailureNote save={failure} />
      <Button aria-disabled={!isReady} className={styles.save} onClick={save}>
        {text('admin.opening.save')}
      </Button>
    </div>
  );
}
