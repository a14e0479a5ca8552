import { routes } from '@form-portal/domain/api';
import { formOpeningFromWire, formOpeningToWire } from '@form-portal/domain/wire';
import { Button, Notice, Setting, TextArea, TextInput } from '@form-portal/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { call, callAndRead } from '../../../api/call.ts';
import { failureWords } from '../../../api/failure-words.ts';
import { DateSetting } from '../../../date-setting/date-setting.tsx';
import { useToast } from '../../../shell/toast-context.tsx';
import { useMomentStyle } from '../../../use-moment-style.ts';
import { useFocusOnFault } from '../../../use-focus-on-fault.ts';
import { useEditor } from '../../editor-context.tsx';
import { SettingsSection } from '../settings-section.tsx';
import {
  openingDraft,
  openingFaults,
  typedOpening,
  type OpeningDraft,
  type OpeningFaults,
} from './opening-draft.ts';
import styles from './opening-section.module.css';
import type { FormOpening, Guid, OpeningText } from '@form-portal/domain';
import type { ReactElement } from 'react';

function openingQuery(form: Guid) {
  return queryOptions({
    queryKey: ['form-opening', form],
    queryFn: () => callAndRead(routes.readFormOpening, { params: { id: form } }, formOpeningFromWire),
  });
}

/** When the form takes answers, and how many: beside the form, saved on its own (decision 0064). */
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
  if (error !== null)
    return (
      <Notice kind="danger" role="alert">
        {failureWords(error, text)}
      </Notice>
    );
  return data === undefined ? <p>{text('loading')}</p> : <OpeningForm form={form} stored={data} />;
}

interface OpeningFormProps {
  readonly form: Guid;
  readonly stored: FormOpening;
}

const texts = [
  ['before', 'admin.opening.before'],
  ['after', 'admin.opening.after'],
  ['full', 'admin.opening.full'],
] as const satisfies readonly (readonly [OpeningText, string])[];

function OpeningForm({ form, stored }: OpeningFormProps): ReactElement {
  const { text } = useI18n();
  const { timeZone } = useMomentStyle();
  const language = useEditor((state) => state.language);
  const client = useQueryClient();
  const toast = useToast();
  const [draft, setDraft] = useState<OpeningDraft>(() => openingDraft(stored));
  const [refused, setRefused] = useState<OpeningDraft | null>(null);
  const fields = useFocusOnFault<HTMLDivElement>(refused);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: FormOpening) =>
      call(routes.saveFormOpening, { params: { id: form }, body: formOpeningToWire(wanted) }),
    onSuccess(_, wanted) {
      client.setQueryData(openingQuery(form).queryKey, wanted);
      setRefused(null);
      toast({ text: text('admin.opening.saved') });
    },
  });
  const faults = refused === null ? {} : openingFaults(draft);
  const words = (fault: OpeningFaults['opens']) => fault && text(fault.key);
  const change = (changed: Partial<OpeningDraft>) => setDraft((current) => ({ ...current, ...changed }));

  function save(): void {
    const wanted = typedOpening(draft);
    if (wanted === undefined) setRefused({ ...draft });
    else if (!isPending) mutate(wanted);
  }

  return (
    <div ref={fields} className={styles.fields}>
      {(['opens', 'closes'] as const).map((moment) => (
        <div key={moment} className={styles.moment}>
          <DateSetting
            label={text(`admin.opening.${moment}At`)}
            value={draft[moment].date}
            error={words(faults[moment])}
            onChange={(date) => change({ [moment]: { ...draft[moment], date } })}
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
        error={words(faults.grace)}
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
        error={words(faults.cap)}
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
      {error !== null && (
        <Notice kind="danger" role="alert">
          {failureWords(error, text)}
        </Notice>
      )}
      <Button aria-disabled={isPending} className={styles.save} onClick={save}>
        {text('admin.opening.save')}
      </Button>
    </div>
  );
}
