import { Button, FileTextIcon, PlusIcon, TrashIcon } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FindingList } from '../check/finding-list.tsx';
import { usePageFindings } from '../pages/use-page-findings.ts';
import { usePagePosition } from '../pages/use-page-position.ts';
import { useRun } from '../editor-context.tsx';
import { useAddWithinLimit } from '../use-add-within-limit.ts';
import { deleteSelected } from '../model/commands/layout/delete-element.ts';
import { addPageAfterCommand } from '../model/commands/layout/pages.ts';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import { ElementTitle } from './element-title.tsx';
import { PanelHead } from './panel-head.tsx';
import { TextControl } from './text-control.tsx';
import styles from './panel.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface PagePanelProps {
  readonly guid: Guid;
}

/** The head of the panel for a page: its number and name. */
export function PagePanelHead({ guid }: PagePanelProps): ReactElement {
  const { text } = useI18n();
  const position = usePagePosition(guid);
  return (
    <PanelHead
      kind={text('admin.page.of', position)}
      title={<ElementTitle guid={guid} />}
      Icon={FileTextIcon}
    />
  );
}

/** The name and description of the selected page. */
export function PageTexts({ guid }: PagePanelProps): ReactElement {
  const { text } = useI18n();
  return (
    <>
      <TextControl textId={{ of: 'page', guid, part: 'name' }} label={text('admin.page.name')} />
      <TextControl
        textId={{ of: 'page', guid, part: 'description' }}
        label={text('admin.page.description')}
        hint={text('admin.panel.markdownHint')}
      />
    </>
  );
}

/** The findings of the selected page, and the buttons that add a page after it and delete it. */
export function PageSettings({ guid }: PagePanelProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const add = useAddWithinLimit();
  const addButton = useRef<HTMLButtonElement>(null);
  const findings = usePageFindings().get(guid) ?? [];
  useFocusAtLocation(addButton, (location) => location.in === 'page' && location.guid === guid);
  return (
    <>
      {findings.length > 0 && (
        <section className={styles.section} aria-labelledby="panel-findings">
          <h3 id="panel-findings">{text('admin.page.toCheck')}</h3>
          <FindingList findings={findings} />
        </section>
      )}
      <div className={styles.section}>
        <Button
          ref={addButton}
          icon={<PlusIcon />}
          onClick={() => add('pages', () => run(addPageAfterCommand(guid)))}
        >
          {text('admin.pages.addAfter')}
        </Button>
        <Button kind="danger" icon={<TrashIcon />} onClick={() => run(deleteSelected.run)}>
          {text('admin.page.delete')}
        </Button>
      </div>
    </>
  );
}
