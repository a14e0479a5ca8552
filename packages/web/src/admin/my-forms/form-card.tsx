import {
  Chip,
  classNames,
  EyeOffIcon,
  ListChecksIcon,
  PencilIcon,
  ShieldCheckIcon,
  VisuallyHidden,
} from '@form-portal/ui';
import { Link, useNavigate } from 'react-router';
import { Localized, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import { Flag } from '../flag.tsx';
import { NamingText } from '../naming-text.tsx';
import { publishingState, stateChips } from '../form-state.ts';
import { shortMoment } from '../moment.ts';
import { noFilter } from '../submissions/list/list-filter.ts';
import { listAddress } from '../submissions/submission-navigation.ts';
import { useMomentStyle } from '../use-moment-style.ts';
import styles from './form-card.module.css';
import type { FormOverview } from '@form-portal/domain/wire';
import type { ReactElement } from 'react';

/** A form on My Forms; a click anywhere on the card follows the link of its name (docs/design.md#my-forms). */
export function FormCard({ form }: { readonly form: FormOverview }): ReactElement {
  const { text, textOf } = useI18n();
  const navigate = useNavigate();
  const address = `/admin/form/${form.guid}`;
  const hasName = textOf(form.name).trim() !== '';
  return (
    <article className={styles.card}>
      <Chips form={form} />
      <h2 className={styles.heading}>
        <button type="button" className={styles.name} onClick={() => void navigate(address)}>
          {hasName ? <Localized text={form.name} /> : text('admin.unnamedForm')}
        </button>
      </h2>
      {form.className !== null && (
        <p className={styles.class}>
          <NamingText textKey="admin.className" names={{ name: <ClassName form={form} /> }} />
        </p>
      )}
      <Foot form={form} />
    </article>
  );
}

/** The class in the reader's language where the vault has its name in it, else in the vault's first language. */
function ClassName({
  form: { className, classNames: names },
}: {
  readonly form: FormOverview;
}): ReactElement {
  const { language, tagOf } = useI18n();
  const translated = names[language];
  if (translated !== undefined) return <>{translated}</>;
  const nameLanguage = Object.keys(names).find((code) => names[code] === className);
  return <span lang={nameLanguage === undefined ? undefined : tagOf(nameLanguage)}>{className}</span>;
}

function Chips({ form }: { readonly form: FormOverview }): ReactElement {
  const { text } = useI18n();
  const state = publishingState(form);
  const { textKey, kind } = stateChips[state];
  return (
    <div className={styles.chips}>
      <Chip kind={kind} {...(state === 'hidden' ? { icon: <EyeOffIcon size={16} /> } : {})}>
        {text(textKey)}
      </Chip>
      {state !== 'draft' && form.draftedAt !== null && (
        <Chip kind="warn" icon={<PencilIcon size={16} />}>
          {text('admin.unpublished')}
        </Chip>
      )}
      {form.suomiFiEnabled && (
        <Chip kind="accent" icon={<ShieldCheckIcon size={16} />}>
          {text('admin.suomifi')}
        </Chip>
      )}
      {form.findings > 0 && (
        <Chip kind="warn" icon={<ListChecksIcon size={16} />}>
          {text('admin.toCheck', { n: form.findings })}
        </Chip>
      )}
    </div>
  );
}

function Foot({ form }: { readonly form: FormOverview }): ReactElement {
  const { text, dateTime } = useI18n();
  const momentStyle = useMomentStyle();
  return (
    <div className={styles.foot}>
      <div className={styles.line}>
        <Languages form={form} />
        <SubmissionCount form={form} />
      </div>
      {form.updatedAt !== null && (
        <p>
          <time dateTime={form.updatedAt} title={dateTime(form.updatedAt)}>
            {text('admin.edited', { at: shortMoment(form.updatedAt, new Date(), momentStyle) })}
          </time>
        </p>
      )}
    </div>
  );
}

/** The number of the form's submissions; with any, a link to them. */
function SubmissionCount({ form }: { readonly form: FormOverview }): ReactElement {
  const { text, textOf } = useI18n();
  const count = text('admin.submissionCount', { n: form.submissions });
  if (form.submissions === 0) return <span className={styles.count}>{count}</span>;
  return (
    <Link
      className={classNames(styles.count, styles.submissions)}
      to={listAddress({ ...noFilter, form: form.guid })}
    >
      {count}
      <VisuallyHidden>
        {' ('}
        {textOf(form.name).trim() === '' ? text('admin.unnamedForm') : <Localized text={form.name} />})
      </VisuallyHidden>
    </Link>
  );
}

/** The languages of the form; with a percentage for incomplete ones. */
function Languages({ form }: { readonly form: FormOverview }): ReactElement {
  const { locale } = useMomentStyle();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <ul className={styles.languages}>
      {form.languages.map(({ code, written, missing }) => {
        const share = written + missing === 0 ? 0 : written / (written + missing);
        return (
          <li key={code} className={styles.language}>
            <Flag code={code} />
            <LanguageName code={code} />
            {missing > 0 && (
              // Rounded down: incomplete is never 100 %.
              <span className={styles.share}>{percent.format(Math.min(share, 0.99))}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function LanguageName({ code }: { readonly code: string }): ReactElement {
  const { languages } = useSite();
  const language = languages.find((choice) => choice.code === code);
  return (
    <VisuallyHidden>
      <span lang={language?.languageTag}>{language?.name ?? code}</span>
    </VisuallyHidden>
  );
}
