import { isWritten, sections, takesAttachments } from '@form-portal/domain';
import { VisuallyHidden } from '@form-portal/ui';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import { Localized, PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { groupHeadingId } from '../../../shared/form-fields/field-ids.ts';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { attachmentsHeadingId } from '../attachments/attachment-ids.ts';
import { attachmentsTextKey } from '../attachments/attachments-text-key.ts';
import { attachedFiles } from '../form-state.ts';
import { useForm } from '../use-form.ts';
import { goTo } from './go-to.ts';
import { useCurrentPart } from './use-current-part.ts';
import styles from './form-aside.module.css';
import type { Form, Group, Guid, LocalizedText } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface FormAsideProps {
  readonly form: Form;
}

/** Beside the form in wide windows: its parts with the number of answers in each, and where to get help (docs/design.md#form-page). */
export const FormAside = memo(function FormAside(props: FormAsideProps): ReactElement {
  return (
    <div className={styles.aside}>
      <PartNavigation {...props} />
      <Help />
    </div>
  );
});

interface Part {
  readonly group: Group;
  /** The fields that visitors answer, without computed ones. */
  readonly fields: readonly Guid[];
}

function PartNavigation({ form }: FormAsideProps): ReactElement | null {
  const { number } = useI18n();
  // Deferred, so that no key waits for the counts (decision 0018).
  const answered = useDeferredValue(useForm((state) => state.answered));
  const fileCount = useForm((state) => attachedFiles(state).length);
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
  return (
    <nav className={styles.parts} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <PortalText textKey="formParts" />
      </h2>
      <ul>
        {parts.map(({ group, fields }) => (
          <GroupLink
            key={group.guid}
            target={groupHeadingId(group.guid)}
            name={group.name}
            isCurrent={groupHeadingId(group.guid) === current}
            answered={fields.filter((guid) => answered.has(guid)).length}
            all={fields.length}
          />
        ))}
        {takesFiles && (
          <PartLink
            target={attachmentsHeadingId}
            isCurrent={attachmentsHeadingId === current}
            name={<PortalText textKey={attachmentsTextKey(form.attachments)} />}
            count={fileCount > 0 && number(fileCount)}
          />
        )}
      </ul>
    </nav>
  );
}

interface GroupLinkProps {
  readonly target: string;
  readonly name: LocalizedText;
  readonly isCurrent: boolean;
  readonly answered: number;
  readonly all: number;
}

/** Takes what it shows instead of the group, which is a new object whenever an answer changes what is asked. */
const GroupLink = memo(function GroupLink(props: GroupLinkProps): ReactElement {
  const { target, name, isCurrent, ...count } = props;
  return (
    <PartLink
      target={target}
      isCurrent={isCurrent}
      name={<Localized text={name} />}
      count={count.all > 0 && <Count {...count} />}
    />
  );
});

interface PartLinkProps {
  readonly target: string;
  readonly isCurrent: boolean;
  readonly name: ReactNode;
  readonly count: ReactNode;
}

function PartLink({ target, isCurrent, name, count }: PartLinkProps): ReactElement {
  return (
    <li className={styles.part}>
      <a
        href={`#${target}`}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={(event) => goTo(event, target)}
      >
        <span>{name}</span>
        <span className={styles.count}>{count}</span>
      </a>
    </li>
  );
}

function partsOf(form: Form): readonly Part[] {
  return sections(form).flatMap(({ group, rows }) => {
    const fields = rows.flat().filter(({ formula }) => formula === undefined);
    return group === null ? [] : [{ group, fields: fields.map(({ guid }) => guid) }];
  });
}

function Count({ answered, all }: { readonly answered: number; readonly all: number }): ReactElement {
  return (
    <>
      <span aria-hidden="true">
        {answered} / {all}
      </span>
      <VisuallyHidden>
        , <PortalText textKey="partAnswered" params={{ n: answered, all }} />
      </VisuallyHidden>
    </>
  );
}

/** Where to get help, if the site says so. */
export function Help(): ReactElement | null {
  const { helpText } = useSite().settings;
  const headingId = useId();
  if (!isWritten(helpText)) return null;
  return (
    <aside className={styles.help} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <PortalText textKey="needHelp" />
      </h2>
      <Markdown text={helpText} />
    </aside>
  );
}
