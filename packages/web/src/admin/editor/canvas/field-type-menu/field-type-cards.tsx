import { memo } from 'react';
import { useTypeChoices } from './field-type-choices.ts';
import { useCardDrag } from '../drag/use-card-drag.ts';
import styles from './field-type-menu.module.css';
import type { OfferedTypes, TypeChoice } from './field-type-choices.ts';
import type { ReactElement } from 'react';

export interface FieldTypeCardsProps {
  readonly offers: OfferedTypes;
  /** Must be stable: there are many cards. */
  readonly onChoose: (choice: TypeChoice['choice']) => void;
}

/** The field types as cards in two columns, to be clicked or dragged onto the canvas (docs/design.md#moving). */
export const FieldTypeCards = memo(function FieldTypeCards({
  offers,
  onChoose,
}: FieldTypeCardsProps): ReactElement {
  const choices = useTypeChoices(offers);
  const startDrag = useCardDrag();
  return (
    <ul className={styles.cards}>
      {choices.map(({ choice, id, name, Icon }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.card}
            onClick={() => onChoose(choice)}
            onPointerDown={(event) => startDrag(event, choice)}
          >
            <Icon className={styles.icon} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
});
