import { Activity, memo, useDeferredValue, useMemo } from 'react';
import { useEditor } from '../editor-context.tsx';
import { NextMissing } from '../next-missing.tsx';
import { AddToForm } from './add-to-form.tsx';
import { FieldHead, FieldPanelSettings, FieldTexts } from './field-panel.tsx';
import { FormPanelHead, FormTexts } from './form-panel.tsx';
import { GroupHead, GroupSettings, GroupTexts } from './group-panel.tsx';
import { LogicTab } from './logic-tab/logic-tab.tsx';
import { PagePanelHead, PageSettings, PageTexts } from './page-panel.tsx';
import { PanelTabContent, PanelTabs, shownTab } from './panel-tabs.tsx';
import { RowsTab } from './rows-tab.tsx';
import { LanguageChips } from './language-chips.tsx';
import styles from './panel.module.css';
import { selectionOf, type Selection } from '../model/view/selection.ts';
import type { ReactElement } from 'react';

/**
 * The side panel of the form, a page, a group or a field, as selected (specification §2, Form editor). The shared parts stay mounted when the
 * selection changes.
 */
export const SidePanel = memo(function SidePanel(): ReactElement {
  const selection = useEditor((state) => state.selection);
  const tab = useEditor(shownTab);
  const { head, texts } = panelContents(selection);
  return (
    <aside data-editor-region="panel" tabIndex={-1} className={styles.panel} aria-labelledby="panel-title">
      {head}
      <PanelTabs />
      <PanelTabContent>
        {tab === 'logic' && <LogicTab selection={selection} />}
        {tab === 'rows' && selection.kind === 'group' && (
          <RowsTab key={selection.guid} guid={selection.guid} />
        )}
        {tab === 'element' && (
          <>
            <div className={styles.section}>
              <LanguageChips />
              {texts}
              <NextMissing />
            </div>
            <Settings selection={selection} />
          </>
        )}
        {(selection.kind === 'nothing' || selection.kind === 'field') && (
          // Only hidden, so that it reappears quickly after each field added with it.
          <Activity mode={selection.kind === 'nothing' && tab === 'element' ? 'visible' : 'hidden'}>
            <AddToForm />
          </Activity>
        )}
      </PanelTabContent>
    </aside>
  );
});

/**
 * The settings of the selection. They follow in a rendering of their own, so that neither the canvas nor the texts, which are typed first,
 * wait for them; until then those of the last selection remain.
 */
function Settings({ selection }: { readonly selection: Selection }): ReactElement | null {
  const deferred = useDeferredValue(selection);
  const isInForm = useEditor(
    ({ form }) => deferred.kind !== 'nothing' && selectionOf(form, deferred.guid).kind === deferred.kind,
  );
  return useMemo(() => (isInForm ? settingsOf(deferred) : null), [isInForm, deferred]);
}

const contents = {
  field: { Head: FieldHead, Texts: FieldTexts, Settings: FieldPanelSettings },
  group: { Head: GroupHead, Texts: GroupTexts, Settings: GroupSettings },
  page: { Head: PagePanelHead, Texts: PageTexts, Settings: PageSettings },
} as const;

interface PanelContents {
  readonly head: ReactElement;
  readonly texts: ReactElement;
}

function panelContents(selection: Selection): PanelContents {
  if (selection.kind === 'nothing') return { head: <FormPanelHead />, texts: <FormTexts /> };
  const { kind, guid } = selection;
  const { Head, Texts } = contents[kind];
  return { head: <Head guid={guid} />, texts: <Texts key={guid} guid={guid} /> };
}

function settingsOf(selection: Selection): ReactElement | null {
  if (selection.kind === 'nothing') return null;
  const { kind, guid } = selection;
  const { Settings: SettingsOf } = contents[kind];
  return <SettingsOf key={guid} guid={guid} />;
}
