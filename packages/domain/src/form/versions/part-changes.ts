import type { DisplayLocale } from '../../field-type/field-type.ts';
import type { Guid } from '../../guid.ts';
import { textIn } from '../../text/localized-text.ts';
import { sameContent } from '../../values/same-content.ts';
import type { AttachmentRequest, Form, Group } from '../form.ts';
import { changeOf, type FormChange } from './form-change.ts';

/**
 * Returns how pages, the rows of groups and requested files that both versions have differ, apart from their texts and conditions.
 */
export function partChanges(before: Form, after: Form, locale: DisplayLocale): readonly FormChange[] {
  return [
    ...pageChanges(before, after),
    ...inBoth(before.groups, after.groups).flatMap(([was, is]) => rowChanges(was, is, locale)),
    ...requestChanges(before, after, locale),
  ];
}

/** One sentence however many elements moved to another page. */
function pageChanges(before: Form, after: Form): readonly FormChange[] {
  if (before.pages === undefined || after.pages === undefined) return [];
  const placed = (form: Form, other: Form): unknown => [
    guidsIn(form.pages ?? [], other.pages ?? []),
    form.layout
      .filter(({ guid }) => other.layout.some((entry) => entry.guid === guid))
      .map(({ guid, page }) => ({ guid, page }))
      .sort((one, next) => (one.guid < next.guid ? -1 : 1)),
  ];
  return sameContent(placed(before, after), placed(after, before)) ? [] : [changeOf('questions', 'pages')];
}

function rowChanges(
  was: Group,
  is: Group,
  { language, defaultLanguage }: DisplayLocale,
): readonly FormChange[] {
  const [earlier, later] = [settingsOfRows(was), settingsOfRows(is)];
  if (sameContent(earlier, later)) return [];
  const kind = earlier === null ? 'added' : later === null ? 'removed' : 'changed';
  const code = kind === 'changed' ? 'group-rows' : (`group-rows-${kind}` as const);
  const at = { in: 'rows', guid: is.guid, part: 'repeat' } as const;
  return [changeOf('questions', code, { kind, at, name: textIn(is.name, language, defaultLanguage).trim() })];
}

function settingsOfRows({ repeat }: Group): unknown {
  return repeat === undefined
    ? null
    : { min: repeat.min, max: repeat.max, linesProperty: repeat.linesProperty };
}

function requestChanges(
  before: Form,
  after: Form,
  { language, defaultLanguage }: DisplayLocale,
): readonly FormChange[] {
  const [was, is] = [before.attachments.requests ?? [], after.attachments.requests ?? []];
  const settingsOf = ({ required, fileTypes, max, later }: AttachmentRequest): unknown => ({
    required,
    fileTypes,
    max,
    later,
  });
  const changed = inBoth(was, is).filter(([one, other]) => !sameContent(settingsOf(one), settingsOf(other)));
  const hasMoved = !sameContent(guidsIn(was, is), guidsIn(is, was));
  return [
    ...changed.map(([, { guid, name }]) =>
      changeOf('settings', 'request-settings', {
        at: { in: 'request', guid },
        name: textIn(name, language, defaultLanguage).trim(),
      }),
    ),
    ...(hasMoved ? [changeOf('settings', 'requests')] : []),
  ];
}

interface Identified {
  readonly guid: Guid;
}

/** The elements of both versions, in the later one's order. */
function inBoth<One extends Identified>(
  before: readonly One[],
  after: readonly One[],
): readonly (readonly [One, One])[] {
  return after.flatMap((is) => {
    const was = before.find(({ guid }) => guid === is.guid);
    return was === undefined ? [] : [[was, is] as const];
  });
}

function guidsIn(all: readonly Identified[], others: readonly Identified[]): readonly Guid[] {
  return all.map(({ guid }) => guid).filter((guid) => others.some((other) => other.guid === guid));
}
