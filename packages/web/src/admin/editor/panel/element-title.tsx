import { findText, type Guid } from '@form-portal/domain';
import { textAt } from '@form-portal/domain/edit';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { titleIdOf } from '../model/messages/title-id-of.ts';
import type { FoundText } from '@form-portal/domain';
import type { EditorEnv } from '../model/editor-env.ts';
import type { EditorState } from '../model/editor-state.ts';
import type { ReactElement } from 'react';

/** The title of a field, group or page in the editor's language, else in another language, else a text that it has none. */
export function ElementTitle({ guid }: { readonly guid: Guid }): ReactElement {
  const { text, tagOf } = useI18n();
  const of = useEditor(({ form }) => titleIdOf(form, guid).of);
  const written = useEditor((...at) => titleOf(guid, ...at).text);
  const language = useEditor((...at) => titleOf(guid, ...at).language);
  if (written.trim() === '') return <>{text(of === 'form' ? 'admin.unnamedForm' : unnamed[of])}</>;
  return <span lang={tagOf(language)}>{written}</span>;
}

const unnamed = {
  field: 'admin.unnamedField',
  group: 'admin.unnamedGroup',
  page: 'admin.unnamedPage',
} as const;

function titleOf(guid: Guid, { form, language }: EditorState, { defaultLanguage }: EditorEnv): FoundText {
  return findText(textAt(form, titleIdOf(form, guid)), language, defaultLanguage);
}
