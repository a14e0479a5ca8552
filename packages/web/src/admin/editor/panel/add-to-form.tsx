import { endOfForm } from '@form-portal/domain/edit';
import { useCallback, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FieldTypeCards } from '../canvas/field-type-menu/field-type-cards.tsx';
import { useAddition } from '../canvas/spots/use-addition.ts';
import { useEditorStore } from '../editor-context.tsx';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import styles from './panel.module.css';
import type { Addition } from '../model/view/canvas-view.ts';
import type { ReactElement } from 'react';

/** Adds fields, groups and pages at the end of the form. */
export function AddToForm(): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAtLocation(heading, (location) => location.in === 'adding');

  const { add } = useAddition();
  const addToEnd = useCallback(
    (choice: Addition) => add(choice, endOfForm(store.state().form)),
    [add, store],
  );

  return (
    <section className={styles.section} aria-labelledby="panel-adding">
      <div>
        <h3 ref={heading} id="panel-adding" tabIndex={-1}>
          {text('admin.panel.addToForm')}
        </h3>
        <p className={styles.hint}>{text('admin.panel.addHint')}</p>
      </div>
      <FieldTypeCards offers="everything" onChoose={addToEnd} />
    </section>
  );
}
