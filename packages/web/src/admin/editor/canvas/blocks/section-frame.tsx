import { isWritten } from '@form-portal/domain';
import { GroupIcon, classNames } from '@form-portal/ui';
import { useEditor, useRun } from '../../editor-context.tsx';
import { selectCommand } from '../../model/commands/window/navigate.ts';
import { SpotAbove } from '../spots/add-spot.tsx';
import { InAdminLanguage, useAdminLanguage } from '../admin-language.tsx';
import { BlockCover } from './block-cover.tsx';
import { blockId } from './block-elements.ts';
import { BlockToolbar } from '../tools/block-toolbar.tsx';
import { useShowsTools } from '../tools/use-shows-tools.ts';
import { PlusBelow } from './field-frame.tsx';
import { RuleBadges } from './rule-badges.tsx';
import { InlineText } from './inline-text.tsx';
import { useGroupBlockName, useElementName } from './use-block-name.ts';
import blockStyles from './block.module.css';
import styles from './section-frame.module.css';
import type { Group, Section } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface SectionFrameProps {
  readonly section: Section;
  readonly children: ReactNode;
}

/** A section of the form on the canvas: a group with its border, or consecutive fields without one. */
export function SectionFrame({ section, children }: SectionFrameProps): ReactNode {
  return section.group === null ? children : <GroupFrame group={section.group}>{children}</GroupFrame>;
}

interface GroupFrameProps {
  readonly group: Group;
  readonly children: ReactNode;
}

function GroupFrame({ group, children }: GroupFrameProps): ReactElement {
  const { guid, repeat } = group;
  const { text } = useAdminLanguage();
  const name = useElementName(group.name, 'admin.unnamedGroup');
  const isSelected = useEditor(({ selection }) => selection.kind === 'group' && selection.guid === guid);
  const hasTools = useShowsTools(isSelected);
  const isCarried = useEditor(
    ({ canvas: { carried } }) => carried?.kind === 'element' && carried.guid === guid,
  );
  const isUnnamed = !isWritten(group.name);
  return (
    <div
      className={classNames(
        styles.group,
        group.showWhen !== undefined && styles.conditional,
        isSelected && styles.selected,
        isCarried && blockStyles.carried,
      )}
      id={blockId(guid)}
      data-block={guid}
      data-kind="group"
    >
      <SpotAbove guid={guid} />
      <span className={styles.tag} aria-hidden="true">
        <GroupIcon size={16} />
        {repeat === undefined
          ? text('admin.canvas.group')
          : text('admin.rows.tag', { min: repeat.min, max: repeat.max })}
      </span>
      <GroupCover group={group} selected={isSelected} />
      {hasTools && (
        <InAdminLanguage>
          <div className={styles.tools}>
            <BlockToolbar guid={guid} name={name} kind="element" />
          </div>
        </InAdminLanguage>
      )}
      <RuleBadges guid={guid} showWhen={group.showWhen} />
      {isUnnamed && (
        <p data-unnamed className={blockStyles.unnamed}>
          {name}
        </p>
      )}
      {children}
      {hasTools && (
        <InAdminLanguage>
          <PlusBelow name={name} />
        </InAdminLanguage>
      )}
      <InlineText textId={{ of: 'group', guid, part: 'name' }} name={name} />
    </div>
  );
}

interface GroupCoverProps {
  readonly group: Group;
  readonly selected: boolean;
}

/** The cover of a group, under its fields. Separate, since its name includes the position and changes when elements before it do. */
function GroupCover({ group, selected }: GroupCoverProps): ReactElement {
  const run = useRun();
  const { guid } = group;
  return (
    <BlockCover
      guid={guid}
      name={useGroupBlockName(group)}
      selected={selected}
      onSelect={() => run(selectCommand(guid))}
    />
  );
}
