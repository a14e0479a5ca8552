import { Button, PlusIcon } from '@form-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore } from '../../../editor-context.tsx';
import { useAddWithinLimit } from '../../../use-add-within-limit.ts';
import panel from '../../panel.module.css';
import { CheckCard } from './check-card.tsx';
import { useFocusRequest } from '../use-focus-request.ts';
import styles from '../logic-tab.module.css';
import type { Guid } from '@form-portal/domain';
import type { EditorStore } from '../../../editor-store.ts';
import type { ReactElement } from 'react';

/** The checks of the form; with `at`, those whose message is shown at that field, or was when it was selected. */
export function ChecksSection({ at }: { readonly at: Guid | null }): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const add = useAddWithinLimit();
  const section = useRef<HTMLElement>(null);
  const requestFocus = useFocusRequest(section);
  const checks = useEditor(({ form }) => form.checks);
  // The editor may have come here from another tab to add a check.
  const [started, setStarted] = useState(() =>
    at === null && isNewCheckRequested(store) ? store.env().newGuid() : null,
  );
  // A check moved to another field stays listed: the select that moves it would lose the focus otherwise.
  const [everListed, setEverListed] = useState<ReadonlySet<Guid>>(new Set());
  const listed = (checks ?? [])
    .filter((check) => at === null || check.at === at || everListed.has(check.guid))
    .map(({ guid }) => guid);
  if (listed.some((guid) => !everListed.has(guid))) setEverListed(new Set([...everListed, ...listed]));
  const shown = started === null || listed.includes(started) ? listed : [...listed, started];

  function addCheck(): void {
    const guid = store.env().newGuid();
    setStarted(guid);
    requestFocus(firstControlOf(guid));
  }

  useEffect(() => {
    if (started === null || !isNewCheckRequested(store)) return;
    store.markFocused();
    section.current?.querySelector<HTMLElement>(firstControlOf(started))?.focus();
  }, [started, store]);

  return (
    <section ref={section} className={panel.section} aria-labelledby="panel-checks">
      <div>
        <h3 id="panel-checks">{text('admin.logic.checks')}</h3>
        <p className={panel.hint}>{text('admin.logic.checksHint')}</p>
      </div>
      {shown.map((guid, index) => (
        <CheckCard
          key={guid}
          guid={guid}
          number={index + 1}
          startsAt={at}
          onRemoved={() => {
            if (guid === started) setStarted(null);
            const neighbour = shown[index + 1] ?? shown[index - 1];
            requestFocus(`[data-check="${neighbour ?? ''}"] h4`, '[data-part="add-check"]');
          }}
        />
      ))}
      <div className={styles.adding}>
        <Button
          kind="quiet"
          icon={<PlusIcon size={16} />}
          data-part="add-check"
          onClick={() => add('checks', addCheck)}
        >
          {text('admin.logic.addCheck')}
        </Button>
      </div>
    </section>
  );
}

/** A selector of the first control of a check. */
function firstControlOf(check: Guid): string {
  return `[data-check="${check}"] [data-card] select`;
}

function isNewCheckRequested(store: EditorStore): boolean {
  return store.pendingFocus()?.in === 'new-check';
}
