import { classNames } from '@form-portal/ui';
import { Localized, useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../../../shared/markdown/markdown.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { selectCommand } from '../../model/commands/window/navigate.ts';
import { usePagePosition } from '../../pages/use-page-position.ts';
import { InAdminLanguage, useAdminLanguage } from '../admin-language.tsx';
import { BlockCover } from '../blocks/block-cover.tsx';
import { blockId } from '../blocks/block-elements.ts';
import { InlineText } from '../blocks/inline-text.tsx';
import { RuleBadges } from '../blocks/rule-badges.tsx';
import { useElementName } from '../blocks/use-block-name.ts';
import { BlockToolbar } from '../tools/block-toolbar.tsx';
import { useShowsTools } from '../tools/use-shows-tools.ts';
import blockStyles from '../blocks/block.module.css';
import styles from './page-sheet.module.css';
import type { FormPage } from '@form-portal/domain';
import type { PagePosition } from '../../model/messages/naming.ts';
import type { ReactElement } from 'react';

/** The number, name and description of a page as a block. */
export function PageHead({ page }: { readonly page: FormPage }): ReactElement {
  const { guid } = page;
  const { text } = useAdminLanguage();
  const i18n = useI18n();
  const run = useRun();
  const name = useElementName(page.name, 'admin.unnamedPage');
  const isSelected = useEditor(({ selection }) => selection.kind === 'page' && selection.guid === guid);
  const hasTools = useShowsTools(isSelected);
  const position = usePagePosition(guid);
  const isUnnamed = i18n.textOf(page.name) === '';
  return (
    <div
      id={blockId(guid)}
      className={classNames(blockStyles.block, styles.head, isSelected && blockStyles.selected)}
      data-block={guid}
      data-kind="page"
    >
      <BlockCover
        guid={guid}
        name={text('admin.page.block', { name, ...position })}
        selected={isSelected}
        onSelect={() => run(selectCommand(guid))}
      />
      {hasTools && (
        <InAdminLanguage>
          <BlockToolbar guid={guid} name={name} kind="page" />
        </InAdminLanguage>
      )}
      <div inert>
        <InAdminLanguage>
          <PageNumber position={position} />
        </InAdminLanguage>
        <p data-title className={styles.name}>
          {isUnnamed ? <span className={blockStyles.unnamed}>{name}</span> : <Localized text={page.name} />}
        </p>
      </div>
      <div className={styles.badges}>
        <RuleBadges guid={guid} showWhen={page.showWhen} />
      </div>
      {page.description && (
        <div inert>
          <Markdown text={page.description} className={styles.description} />
        </div>
      )}
      <InlineText textId={{ of: 'page', guid, part: 'name' }} name={name} />
    </div>
  );
}

function PageNumber({ position }: { readonly position: PagePosition }): ReactElement {
  const { text, languageTag } = useI18n();
  return (
    <p className={styles.number} lang={languageTag}>
      {text('admin.page.of', position)}
    </p>
  );
}
