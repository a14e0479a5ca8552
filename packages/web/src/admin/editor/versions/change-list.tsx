import { PencilIcon, PlusIcon, TrashIcon, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { goToCommand } from '../model/commands/navigate.ts';
import styles from './versions-view.module.css';
import type { ChangePart, FormChange } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface ChangeListProps {
  readonly changes: readonly FormChange[];
  /** Whether the later version is the one that is edited: its locations can be gone to. */
  readonly isEdited: boolean;
}

const parts: readonly ChangePart[] = ['questions', 'logic', 'texts', 'settings'];

/** What changed, part by part; options that followed the vault are folded below. */
export function ChangeList({ changes, isEdited }: ChangeListProps): ReactElement {
  const { text } = useI18n();
  const options = changes.filter(({ part }) => part === 'options');
  return (
    <>
      {parts.map((part) => {
        const own = changes.filter((change) => change.part === part);
        if (own.length === 0) return null;
        return (
          <section key={part} className={styles.part}>
            <h3>
              {text(`admin.versions.part.${part}`)} <span className={styles.count}>{own.length}</span>
            </h3>
            <Changes changes={own} isEdited={isEdited} />
          </section>
        );
      })}
      {options.length > 0 && (
        <details className={styles.options}>
          <summary>{text('admin.versions.options', { n: options.length })}</summary>
          <Changes changes={options} isEdited={isEdited} />
        </details>
      )}
    </>
  );
}

function Changes({ changes, isEdited }: ChangeListProps): ReactElement {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <Change
          key={`${change.code} ${JSON.stringify(change.at)} ${change.name} ${change.language ?? ''}`}
          change={change}
          isEdited={isEdited}
        />
      ))}
    </ul>
  );
}

const icons = { added: PlusIcon, removed: TrashIcon, changed: PencilIcon };

interface ChangeProps {
  readonly change: FormChange;
  readonly isEdited: boolean;
}

function Change({ change, isEdited }: ChangeProps): ReactElement {
  const { text, tagOf } = useI18n();
  const run = useRun();
  const catalogue = useEditor((_, env) => env.catalogue);
  const { kind, code, at, name, language, values } = change;
  const Icon = icons[kind];
  const unnamed = text(code.startsWith('group') ? 'admin.unnamedGroup' : 'admin.unnamedField');
  const params = {
    name: name === '' ? unnamed : name,
    language: language === null ? '' : (catalogue[language]?.name ?? language),
  };
  return (
    <li className={styles.change}>
      <span className={styles[kind]}>
        <Icon size={16} />
        <VisuallyHidden>{text(`admin.versions.${kind}`)}: </VisuallyHidden>
      </span>
      <p>
        {text(`admin.change.${code}`, params)}
        {values !== null && (
          <span lang={language === null ? undefined : tagOf(language)}>
            {': '}
            {values.before !== '' && <del>{values.before}</del>}{' '}
            {values.after !== '' && <ins>{values.after}</ins>}
          </span>
        )}
      </p>
      {isEdited && at !== null && (
        <button type="button" className={styles.go} onClick={() => run(goToCommand(at))}>
          {text('admin.goThere')}
        </button>
      )}
    </li>
  );
}
