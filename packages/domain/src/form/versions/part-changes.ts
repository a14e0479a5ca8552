import type { DisplayLocale } from '../../field-type/field-type.ts';
import { textIn } from '../../text/localized-text.ts';
import { sameContent } from '../../values/same-content.ts';
import type { AttachmentRequest, Form, Group } from '../form.ts';
import { commonElements, haveMoved } from './common-elements.ts';
import { changeKind, changeOf, type FormChange } from './form-change.ts';

/**
 * Returns how pages, the rows of groups and requested files that both versions have differ, apart from their texts
 * and conditions.
 */
export function partChanges(before: Form, after: Form, locale: DisplayLocale): readonly FormChange[] {
  return [
    ...pageChanges(before, after),
    ...commonElements(before.groups, after.groups).flatMap(([was, is]) => rowChanges(was, is, locale)),
    ...requestChanges(before, after, locale),
  ];
}

/** One sentence however many elements moved to another page. */
function pageChanges(before: Form, after: Form): readonly FormChange[] {
  if (before.pages === undefined || after.pages === undefined) return [];
  const hasTurned = commonElements(before.layout, after.layout).some(([was, is]) => was.page !== is.page);
  return hasTurned || haveMoved(before.pages, after.pages) ? [changeOf('questions', 'pages')] : [];
}

function rowChanges(
  was: Group,
  is: Group,
  { language, defaultLanguage }: DisplayLocale,
): readonly FormChange[] {
  if (sameContent(rowSettings(was), rowSettings(is))) return [];
  const kind = changeKind(was.repeat !== undefined, is.repeat !== undefined);
  const code = kind === 'changed' ? 'group-rows' : (`group-rows-${kind}` as const);
  const at = { in: 'rows', guid: is.guid, part: 'repeat' } as const;
  return [changeOf('questions', code, { kind, at, name: textIn(is.name, language, defaultLanguage).trim() })];
}

function rowSettings({ repeat }: Group): unknown {
  return repeat === undefined
    ? null
    : { min: repeat.min, max: repeat.max, linesProperty: repeat.linesProperty };
}

function requestChanges(
  before: Form,
  after: Form,
  { language, defaultLanguage }: DisplayLocale,
): readonly FormChange[] {
  const earlier = before.attachments.requests ?? [];
  const later = after.attachments.requests ?? [];
  const changed = commonElements(earlier, later).filter(
    ([was, is]) => !sameContent(requestSettings(was), requestSettings(is)),
  );
  return [
    ...changed.map(([, { guid, name }]) =>
      changeOf('settings', 'request-settings', {
        at: { in: 'request', guid },
        name: textIn(name, language, defaultLanguage).trim(),
      }),
    ),
    ...(haveMoved(earlier, later) ? [changeOf('settings', 'requests')] : []),
  ];
}

function requestSettings({ required, fileTypes, max, later }: AttachmentRequest): unknown {
  return { required, fileTypes, max, later };
}
