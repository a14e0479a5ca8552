import { useEffect, useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useTypeChoices } from './field-type-choices.ts';
import { createTypeAhead, gridTarget } from './grid-keys.ts';
import styles from './field-type-menu.module.css';
import type { OfferedTypes, TypeChoice } from './field-type-choices.ts';
import type { KeyboardEvent, ReactElement } from 'react';

export interface FieldTypeMenuProps {
  readonly offers: OfferedTypes;
  readonly onChoose: (choice: TypeChoice['choice']) => void;
  /** Esc, or Tab out of the menu. */
  readonly onExit: () => void;
}

/**
 * The field types as a menu in three columns (docs/design.md#adding). Opens with the focus on the first one; arrow keys and type-ahead
 * move the focus, Enter adds, Esc closes.
 */
export function FieldTypeMenu({ offers, onChoose, onExit }: FieldTypeMenuProps): ReactElement {
  const i18n = useI18n();
  const choices = useTypeChoices(offers);
  const menu = useRef<HTMLDivElement>(null);
  const typeAhead = useRef(createTypeAhead());

  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
    menu.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onExit();
      return;
    }
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const target =
      gridTarget(event.key, items, document.activeElement) ??
      typeAhead.current(event, items, document.activeElement);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    target.focus();
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={i18n.text('admin.canvas.fieldTypes')}
      lang={i18n.languageTag}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {choices.map(({ choice, id, name, Icon }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => onChoose(choice)}
        >
          <Icon className={styles.icon} />
          {name}
        </button>
      ))}
    </div>
  );
}
