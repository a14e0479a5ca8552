import { sections, takesAttachments } from '@form-portal/domain';
import { VisuallyHidden } from '@form-portal/ui';
import { useId, useMemo } from 'react';
import { Localized, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { groupHeadingId } from '../../shared/form-view/field-ids.ts';
import { Markdown } from '../../shared/markdown/markdown.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import { attachmentsHeadingId } from './attachment-ids.ts';
import { goTo } from './go-to.ts';
import { useCurrentPart } from './use-current-part.ts';
import styles from './form-aside.module.css';
import type { Form, Group, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface FormAsideProps {
  readonly form: Form;
  /** GUIDs of fields that count as answered. */
  readonly answered: ReadonlySet<string>;
  readonly fileCount: number;
}

/** Beside the form on wide windows: its parts with how much of each is answered, and where to get help (design 2). */
export function FormAside(props: FormAsideProps): ReactElement {
  return (
    <div className={styles.aside}>
      <FormParts {...props} />
      <Help />
    </div>
  );
}

interface Part {
  readonly group: Group;
  readonly fields: readonly Guid[];
}

function FormParts({ form, answered, fileCount }: FormAsideProps): ReactElement | null {
  const { text, number } = useI18n();
  const parts = useMemo(() => partsOf(form), [form]);
  const takesFiles = takesAttachments(form.attachments);
  const targets = useMemo(
    () => [
      ...parts.map(({ group }) => groupHeadingId(group.guid)),
      ...(takesFiles ? [attachmentsHeadingId] : []),
    ],
    [parts, takesFiles],
  );
  const current = useCurrentPart(targets);
  const headingId = useId();
  if (parts.length === 0) return null;
  const link = (target: string, name: ReactElement | string, count: ReactElement): ReactElement => (
    <li key={target} className={styles.part}>
      <a
        href={`#${target}`}
        aria-current={target === current ? 'location' : undefined}
        onClick={(event) => goTo(event, target)}
      >
        <span>{name}</span>
        <span className={styles.count}>{count}</span>
      </a>
    </li>
  );
  return (
    <nav className={styles.parts} aria-labelledby={headingId}>
      <h2 id={headingId}>{text('formParts')}</h2>
      <ul>
        {parts.map(({ group, fields }) =>
          link(
            groupHeadingId(group.guid),
            <Localized text={group.name} />,
            <Count answered={fields.filter((guid) => answered.has(guid)).length} all={fields.length} />,
          ),
        )}
        {takesFiles &&
          link(
            attachmentsHeadingId,
            text('attachments'),
            <span>{fileCount === 0 ? '' : number(fileCount)}</span>,
          )}
      </ul>
    </nav>
  );
}

function partsOf(form: Form): readonly Part[] {
  return sections(form).flatMap(({ group, rows }) =>
    group === null ? [] : [{ group, fields: rows.flat().map(({ guid }) => guid) }],
  );
}

function Count({ answered, all }: { readonly answered: number; readonly all: number }): ReactElement {
  const { text } = useI18n();
  return (
    <>
      <span aria-hidden="true">
        {answered} / {all}
      </span>
      <VisuallyHidden>, {text('partAnswered', { n: answered, all })}</VisuallyHidden>
    </>
  );
}

function Help(): ReactElement | null {
  const { text } = useI18n();
  const { helpText } = useSite().settings;
  const headingId = useId();
  if (Object.values(helpText).every((part) => part === '')) return null;
  return (
    <aside className={styles.help} aria-labelledby={headingId}>
      <h2 id={headingId}>{text('needHelp')}</h2>
      <Markdown text={helpText} />
    </aside>
  );
}
