import { PlusIcon, classNames } from '@form-portal/ui';
import { hasRoomBeside } from '@form-portal/domain/edit';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore, useRun } from '../../editor-context.tsx';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { selectCommand } from '../../model/commands/window/navigate.ts';
import { addBelow } from '../../model/commands/layout/add-below.ts';
import { ariaShortcut } from '../../model/commands/shortcut.ts';
import { InAdminLanguage, useAdminLanguage } from '../admin-language.tsx';
import { BlockCover } from './block-cover.tsx';
import { blockId } from './block-elements.ts';
import { BlockToolbar } from '../tools/block-toolbar.tsx';
import { useShowsTools } from '../tools/use-shows-tools.ts';
import { RuleBadges } from './rule-badges.tsx';
import { InlineText } from './inline-text.tsx';
import { useFieldBlockName, useElementName } from './use-block-name.ts';
import styles from './block.module.css';
import type { Field, Guid } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface FieldFrameProps {
  readonly field: Field;
  readonly children: ReactNode;
}

/** A field on the canvas: as visitors see it, under its cover; with tools when selected. */
export function FieldFrame({ field, children }: FieldFrameProps): ReactElement {
  const { guid } = field;
  const i18n = useI18n();
  const name = useElementName(field.label, 'admin.unnamedField');
  const isSelected = useEditor(({ selection }) => selection.kind === 'field' && selection.guid === guid);
  const hasTools = useShowsTools(isSelected);
  const drag = useEditor(({ canvas: { carried, dropTarget } }) => {
    if (carried?.kind === 'element' && carried.guid === guid) return 'carried';
    return dropTarget?.kind === 'beside' && dropTarget.field === guid ? dropTarget.side : null;
  });
  return (
    <div
      className={classNames(
        styles.block,
        field.showWhen !== undefined && styles.conditional,
        isSelected && styles.selected,
        drag === 'carried' && styles.carried,
      )}
      id={blockId(guid)}
      data-block={guid}
      data-kind="field"
      data-landing={drag === 'carried' ? undefined : (drag ?? undefined)}
    >
      <FieldCover field={field} selected={isSelected} />
      {hasTools && (
        <InAdminLanguage>
          <BlockToolbar guid={guid} name={name} kind="element" />
        </InAdminLanguage>
      )}
      <RuleBadges guid={guid} showWhen={field.showWhen} formula={field.formula} shown={field.shown} />
      {i18n.textOf(field.label) === '' && (
        <p data-unnamed className={styles.unnamed}>
          {name}
        </p>
      )}
      <div className={styles.picture} inert>
        {children}
      </div>
      <NoOptions field={field} />
      {field.width === 'narrow' && (
        <span className={styles.half} aria-hidden="true">
          ½
        </span>
      )}
      {hasTools && (
        <InAdminLanguage>
          <PlusButtons guid={guid} name={name} />
        </InAdminLanguage>
      )}
      <InlineText textId={{ of: 'field', guid, part: 'label' }} name={name} />
    </div>
  );
}

/** The placeholder for a field without options, for which the public form renders nothing. */
function NoOptions({ field }: { readonly field: Field }): ReactElement | null {
  const i18n = useAdminLanguage();
  const { usesOptions } = useEditorStore().env().fieldTypes.get(field.type);
  if (!usesOptions || field.options.length > 0) return null;
  return (
    <p className={styles.noOptions} lang={i18n.languageTag}>
      {i18n.text('admin.canvas.noOptions')}
    </p>
  );
}

interface FieldCoverProps {
  readonly field: Field;
  readonly selected: boolean;
}

/** The cover of a field. Separate, since its name includes the position and changes when elements before it are added or removed. */
function FieldCover({ field, selected }: FieldCoverProps): ReactElement {
  const run = useRun();
  const { guid } = field;
  return (
    <BlockCover
      guid={guid}
      name={useFieldBlockName(field)}
      selected={selected}
      onSelect={() => run(selectCommand(guid))}
    />
  );
}

interface PlusButtonsProps {
  readonly guid: Guid;
  /** The name of the field. */
  readonly name: string;
}

/** The buttons that add around the selected field; hidden while its label is edited in place. */
function PlusButtons({ guid, name }: PlusButtonsProps): ReactElement | null {
  const isRenaming = useEditor(({ canvas }) => canvas.renaming !== null);
  if (isRenaming) return null;
  return (
    <>
      <PlusBelow name={name} />
      <PlusBeside guid={guid} name={name} />
    </>
  );
}

/** Opens the menu of field types below the selected block. */
export function PlusBelow({ name }: { readonly name: string }): ReactElement {
  const i18n = useI18n();
  const run = useRun();
  return (
    <button
      type="button"
      data-part="below"
      className={classNames(styles.plus, styles.below)}
      aria-label={i18n.text('admin.canvas.addBelow', { name })}
      aria-keyshortcuts={addBelow.shortcuts.map(ariaShortcut).join(' ')}
      onClick={() => run(addBelow.run)}
    >
      <PlusIcon size={16} />
    </button>
  );
}

/** Opens the menu of field types beside a field with room in its row; adding makes the field short. */
function PlusBeside({ guid, name }: PlusButtonsProps): ReactElement | null {
  const i18n = useI18n();
  const run = useRun();
  const hasRoom = useEditor(({ form }) => hasRoomBeside(form, guid));
  if (!hasRoom) return null;
  return (
    <button
      type="button"
      data-part="beside"
      className={classNames(styles.plus, styles.beside)}
      aria-label={i18n.text('admin.canvas.addBeside', { name })}
      onClick={() => run(changeCanvasCommand({ addTarget: { kind: 'beside', field: guid, side: 'after' } }))}
    >
      <PlusIcon size={16} />
    </button>
  );
}
