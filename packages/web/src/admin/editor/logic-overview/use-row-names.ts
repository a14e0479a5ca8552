import { noProperty, textIn, type Guid } from '@form-portal/domain';
import { useMemo } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { formatMessage } from '../model/messages/message.ts';
import { elementName, pagePosition } from '../model/messages/naming.ts';
import { propertyName } from '../property-name.ts';
import type { LogicRow } from '../model/logic/logic-rows.ts';

/** The names of the rows: labels in the form's language, messages of checks, properties of predefined values. */
export function useRowNames(rows: readonly LogicRow[]): ReadonlyMap<Guid, string> {
  const { text } = useI18n();
  const form = useEditor((state) => state.form);
  const language = useEditor((state) => state.language);
  const defaultLanguage = useEditor((_, env) => env.defaultLanguage);
  const structure = useEditor((_, env) => env.structure);
  return useMemo(() => {
    const nameOf = ({ kind, guid }: LogicRow): string => {
      if (kind === 'check') {
        const { message = {} } = form.checks?.find((check) => check.guid === guid) ?? {};
        const messageText = textIn(message, language, defaultLanguage);
        if (messageText === '') return text('admin.logicOverview.check');
        return text('admin.logicOverview.checkNamed', { message: messageText });
      }
      if (kind === 'predefined') {
        const { property = noProperty } = form.predefinedFields.find((field) => field.guid === guid) ?? {};
        const name = propertyName(property, structure, text);
        return text('admin.logicOverview.predefined', { property: name });
      }
      const name = formatMessage(elementName(form, guid, { language, defaultLanguage }), text);
      if (kind !== 'page') return name;
      return `${text('admin.page.of', pagePosition(form, guid))} ${name}`;
    };
    return new Map(rows.map((row) => [row.guid, nameOf(row)]));
  }, [rows, form, language, defaultLanguage, structure, text]);
}
