import { Button } from '@form-portal/ui';
import { moveChoices } from '@form-portal/domain/edit';
import { useId, useState } from 'react';
import { Popup } from '../../../../shared/shell/popup.tsx';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore } from '../../editor-context.tsx';
import { moveToCommand } from '../../model/commands/layout/move-to.ts';
import { formatMessage } from '../../model/messages/message.ts';
import { elementName, moveChoiceMessage, namingLanguages } from '../../model/messages/naming.ts';
import styles from './move-to-dialog.module.css';
import type { Guid } from '@form-portal/domain';
import type { MoveChoice } from '@form-portal/domain/edit';
import type { ChangeEvent, ReactElement } from 'react';

export interface MoveToDialogProps {
  readonly guid: Guid;
  readonly onExit: () => void;
}

/** Moves an element by choosing page or group and position from lists, without dragging (docs/design.md#moving; WCAG 2.5.7). */
export function MoveToDialog({ guid, onExit }: MoveToDialogProps): ReactElement {
  const i18n = useI18n();
  const id = useId();
  const store = useEditorStore();
  const form = useEditor((state) => state.form);
  const naming = namingLanguages(store.state(), store.env());
  const choices = moveChoices(form, guid);
  const [chosen, setChosen] = useState(() => choices.findIndex(({ current }) => current));

  const nameOf = (element: Guid): string => formatMessage(elementName(form, element, naming), i18n.text);
  const positionText = (choice: MoveChoice): string => {
    const position = formatMessage(moveChoiceMessage(form, choice, naming), i18n.text);
    return choice.current ? i18n.text('admin.moveTo.here', { position }) : position;
  };
  const hasPages = form.pages !== undefined;
  const containerOf = (choice: MoveChoice | undefined): Guid | null => choice?.group ?? choice?.page ?? null;
  const container = containerOf(choices[chosen]);
  const containers = [...new Set(choices.map(containerOf))];

  function chooseContainer(event: ChangeEvent<HTMLSelectElement>): void {
    const chosenContainer = containers[Number(event.target.value)] ?? null;
    const current = choices.findIndex((choice) => containerOf(choice) === chosenContainer && choice.current);
    // Most elements are moved to the end.
    const last = choices.map(containerOf).lastIndexOf(chosenContainer);
    setChosen(current < 0 ? last : current);
  }

  function move(): void {
    const choice = choices[chosen];
    onExit();
    if (choice === undefined || choice.current) return;
    const { group, page, index } = choice;
    store.run(moveToCommand(guid, { kind: 'at', group, page, index }));
  }

  const actions = (
    <Button kind="primary" onClick={move}>
      {i18n.text('admin.moveTo.move')}
    </Button>
  );
  return (
    <Popup
      icon="info"
      title={i18n.text('admin.moveTo.title', { name: nameOf(guid) })}
      actions={actions}
      safe={<Button onClick={onExit}>{i18n.text('cancel')}</Button>}
      onExit={onExit}
    >
      {containers.length > 1 && (
        <div className={styles.choice}>
          <label htmlFor={`${id}-container`}>
            {i18n.text(hasPages ? 'admin.moveTo.page' : 'admin.moveTo.container')}
          </label>
          <select id={`${id}-container`} value={containers.indexOf(container)} onChange={chooseContainer}>
            {containers.map((candidate, index) => (
              <option key={candidate ?? 'form'} value={index}>
                {candidate === null ? i18n.text('admin.theForm') : nameOf(candidate)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.choice}>
        <label htmlFor={`${id}-position`}>{i18n.text('admin.moveTo.position')}</label>
        <select
          id={`${id}-position`}
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {choices.map((choice, index) =>
            containerOf(choice) === container ? (
              <option key={`${String(container)} ${choice.index}`} value={index}>
                {positionText(choice)}
              </option>
            ) : null,
          )}
        </select>
      </div>
    </Popup>
  );
}
