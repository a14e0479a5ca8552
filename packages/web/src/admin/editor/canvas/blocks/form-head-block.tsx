import { useI18n, Localized } from '../../../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../../../shared/markdown/markdown.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { selectCommand } from '../../model/commands/window/navigate.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { BlockCover } from './block-cover.tsx';
import { blockId } from './block-elements.ts';
import { InlineText } from './inline-text.tsx';
import { useElementName } from './use-block-name.ts';
import blockStyles from './block.module.css';
import styles from './form-head-block.module.css';
import type { ReactElement } from 'react';

/** The form's title and description as the first block; selecting it clears the selection, so that the panel shows the form. */
export function FormHeadBlock(): ReactElement {
  const { text } = useAdminLanguage();
  const i18n = useI18n();
  const run = useRun();
  const title = useEditor(({ form }) => form.name);
  const description = useEditor(({ form }) => form.description);
  const name = useElementName(title, 'admin.canvas.untitled');
  const isUntitled = i18n.textOf(title) === '';
  return (
    <div id={blockId(null)} className={blockStyles.block} data-block="form" data-kind="form">
      <BlockCover
        guid={null}
        name={text('admin.canvas.formBlock', { name })}
        selected={false}
        onSelect={() => run(selectCommand(null))}
      />
      <div className={styles.head} inert>
        <p data-title className={styles.title}>
          {isUntitled ? <span className={blockStyles.unnamed}>{name}</span> : <Localized text={title} />}
        </p>
        <Markdown text={description} className={styles.description} />
      </div>
      <InlineText textId={{ of: 'form', part: 'name' }} name={name} />
    </div>
  );
}
