import { Button, PlusIcon } from '@form-portal/ui';
import { useCallback, useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { useAddWithinLimit } from '../../use-add-within-limit.ts';
import { addRequestCommand } from '../../model/commands/settings/requests.ts';
import { RequestCard } from './request-card.tsx';
import styles from './requested-files.module.css';
import type { AttachmentRequest } from '@form-portal/domain';
import type { ReactElement } from 'react';

const noRequests: readonly AttachmentRequest[] = [];

/** The files that the form asks for one by one (docs/form-logic.md#requested-files). */
export function RequestedFilesSettings(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const add = useAddWithinLimit();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useCallback(() => button.current, []);
  const requests = useEditor(({ form }) => form.attachments.requests ?? noRequests);

  /** The focus goes to the file that replaces the removed one, else to the button that adds. */
  function onRemoved(index: number): void {
    const next = list.current?.children[index]?.querySelector<HTMLElement>('h4');
    (next ?? button.current)?.focus();
  }

  return (
    <section className={styles.requests} aria-labelledby="requested-files">
      <div>
        <h3 id="requested-files" className={styles.title}>
          {text('admin.requests.title')}
        </h3>
        <p className={styles.hint}>{text('admin.requests.hint')}</p>
      </div>
      {requests.length > 0 && (
        <ol ref={list} className={styles.list}>
          {requests.map(({ guid }, index) => (
            <li key={guid}>
              <RequestCard
                guid={guid}
                number={index + 1}
                count={requests.length}
                onRemoved={() => onRemoved(index)}
                addButton={addButton}
              />
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          ref={button}
          icon={<PlusIcon size={16} />}
          onClick={() => add('requests', () => run(addRequestCommand))}
        >
          {text('admin.requests.add')}
        </Button>
      </div>
    </section>
  );
}
