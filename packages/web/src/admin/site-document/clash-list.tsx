import { Button, Notice } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { pageHeading, useFallbackFocus } from '../shell/focus/use-fallback-focus.ts';
import styles from './save-head.module.css';
import type { Clash, Json } from './merge-edits.ts';
import type { EditedDocument } from './use-site-document.ts';
import type { ReactElement } from 'react';

export interface ClashListProps {
  readonly document: Pick<EditedDocument<unknown>, 'clashes' | 'takeTheirs'>;
}

/** The clashes with another administrator's changes, with a choice for each; the user's own value applies until then. */
export function ClashList({ document: { clashes, takeTheirs } }: ClashListProps): ReactElement | null {
  const { text } = useI18n();
  if (clashes.length === 0) return null;
  return (
    <Notice kind="warn" className={styles.note}>
      <p>{text('admin.site.clashes', { n: clashes.length })}</p>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <ClashRow key={clash.path.join('.')} clash={clash} onTake={() => takeTheirs(clash)} />
        ))}
      </ul>
    </Notice>
  );
}

interface ClashRowProps {
  readonly clash: Clash;
  readonly onTake: () => void;
}

/** One clash; once it is resolved, the focus goes to the first of those left, not to its button: holding Enter would take them all. */
function ClashRow({ clash: { path, mine, theirs }, onTake }: ClashRowProps): ReactElement {
  const { text } = useI18n();
  const row = useFallbackFocus<HTMLLIElement>(firstClash);
  return (
    <li ref={row} tabIndex={-1} data-clash className={styles.clash}>
      <p>
        {text('admin.site.clash', { path: path.join('.'), mine: shortForm(mine), theirs: shortForm(theirs) })}
      </p>
      <Button onClick={onTake}>{text('admin.site.takeTheirs')}</Button>
    </li>
  );
}

function firstClash(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-clash]') ?? pageHeading();
}

/** A short form of a value; a whole language is named. */
function shortForm(value: Json): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'object' && 'name' in value) return shortForm(value.name);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
