import type { DisplayLocale } from '../field-type/field-type.ts';
import { identityAttributes } from '../identity/identity-attributes.ts';
import { maskIdentityCodes } from '../identity/mask-identity-codes.ts';
import { textIn, type LocalizedText } from '../text/localized-text.ts';
import type { TextKey } from '../translations/text-parts.ts';
import { ownMember } from '../values/own-member.ts';
import type { StructureElementKind } from '../vault/administered-structure.ts';
import { auditEventTexts } from './audit-event-texts.ts';

/** An event of the audit log as it is stored; members that do not apply are empty. */
export interface RecordedEvent {
  readonly event: string;
  /** Name of the account that acted. */
  readonly actor: string;
  /** What was acted on. */
  readonly subject: string;
  readonly detail: string;
}

/** Names of what an event is about, as far as they are still stored. */
export interface AuditEventNames {
  /** Reference of the submission; empty when the event is about none, or it was removed. */
  readonly reference: string;
  /** Name of the form; null when the event is about none, or it was never stored. */
  readonly form: LocalizedText | null;
  /** Label of the field whose value was shown. */
  readonly field: LocalizedText | null;
}

/** An event in the words of a language. Members that do not apply are empty. */
export interface AuditEventWords {
  /** What happened. */
  readonly what: string;
  /** Who did it, or tried to: an account name as typed, the portal itself, or a person without an account. */
  readonly who: string;
  /** The address that a refused sign-in came from. */
  readonly from: string;
  /** The submission, form, person or element of the vault that the event is about. */
  readonly target: string;
  readonly detail: string;
}

type Locale = Pick<DisplayLocale, 'text' | 'language' | 'defaultLanguage'>;

/**
 * Describes an event for people, on the screen and in exports. An event that only another version of the
 * portal knows keeps its name.
 */
export function describeAuditEvent(
  recorded: RecordedEvent & AuditEventNames,
  locale: Locale,
): AuditEventWords {
  const { event, subject, detail } = recorded;
  const textKey = ownMember(auditEventTexts, event);
  const what = textKey === undefined ? printable(event) : locale.text(textKey);
  if (event === 'session.refused')
    return {
      what,
      who: refusedAccountName(subject, locale),
      from: printable(detail),
      target: '',
      detail: '',
    };
  return {
    what,
    who: actorOf(recorded, locale),
    from: '',
    target: targetOf(recorded, locale),
    detail: detailOf(recorded, locale),
  };
}

/** Maximum length of an untrusted name, in characters. */
const maxNameLength = 100;

/**
 * Makes a typed name safe to show on one line: invisible characters and those that change the direction of
 * text are written as their code (`\u202E`), a long name is truncated, and identity codes are masked.
 */
function printable(name: string): string {
  const characters = [...maskIdentityCodes(name)];
  const shown = characters
    .slice(0, maxNameLength)
    .join('')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, codeOf);
  return characters.length > maxNameLength ? `${shown}…` : shown;
}

function codeOf(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * The account whose sign-in was refused. Unknown names are recorded as a keyed hash, because people type passwords and
 * identity codes in place of names.
 */
function refusedAccountName(account: string, { text }: Locale): string {
  if (account === '') return text('admin.audit.singleSignOn');
  // The name of a vault account may start with # too.
  return /^#[\w-]{8}$/.test(account)
    ? text('admin.audit.unknownAccount', { key: account })
    : printable(account);
}

function actorOf({ event, actor }: RecordedEvent, { text }: Locale): string {
  if (actor !== '') return printable(actor);
  return text(event.startsWith('session.signed-') ? 'admin.audit.identifiedPerson' : 'admin.audit.portal');
}

function targetOf(
  { event, subject, reference, form }: RecordedEvent & AuditEventNames,
  locale: Locale,
): string {
  const { text } = locale;
  if (event === 'session.ended' && subject === '') return text('admin.audit.everybody');
  if (subject === '') return '';
  if (event.startsWith('submission.')) {
    return reference === ''
      ? text('admin.audit.removedSubmission', { id: shortId(subject) })
      : text('admin.audit.submission', { id: reference });
  }
  if (event.startsWith('form.') || event.startsWith('submissions.')) return formName(form, subject, locale);
  if (event === 'session.signed-in') return text('admin.audit.lastingName', { name: printable(subject) });
  if (event === 'audit.trimmed') return text('admin.audit.rowsUpTo', { n: Number(subject) });
  return vaultTarget(event, subject, locale) ?? personTarget(event, subject, locale) ?? printable(subject);
}

/** The name of a form as it is listed. */
function formName(form: LocalizedText | null, guid: string, locale: Locale): string {
  const { text, language, defaultLanguage } = locale;
  if (form === null) return text('admin.audit.unknownForm', { id: shortId(guid) });
  return textIn(form, language, defaultLanguage).trim() || text('admin.unnamedForm');
}

/** Enough of a GUID to see which events are about the same thing. */
function shortId(guid: string): string {
  return guid.slice(0, 8);
}

const structureTexts = {
  'object-type': 'admin.vault.oneObjectType',
  class: 'admin.vault.oneClass',
  property: 'admin.vault.oneProperty',
  'value-list': 'admin.vault.oneValueList',
  item: 'admin.audit.oneItem',
  language: 'admin.vault.oneLanguage',
  user: 'admin.vault.oneUser',
} as const satisfies Readonly<Record<StructureElementKind, string>>;

/** An object as `0/12`, or an element of the structure as `property 1047` or `item 110/3`. */
function vaultTarget(event: string, subject: string, { text }: Locale): string | null {
  if (!event.startsWith('vault.')) return null;
  const object = /^(\d+)\/(\d+)$/.exec(subject);
  if (object !== null) return text('admin.audit.object', { type: object[1] ?? '', id: object[2] ?? '' });
  const [, kind = '', list = '', id = ''] = /^([a-z-]+) (?:(\d+)\/)?(\d+)$/.exec(subject) ?? [];
  const textKey = ownMember<TextKey>(structureTexts, kind);
  return textKey === undefined ? null : text(textKey, { list, id });
}

const personTexts: Readonly<Record<string, TextKey>> = {
  code: 'admin.privacy.byCode',
  email: 'admin.privacy.byEmail',
  name: 'admin.privacy.byName',
};

/** How a person was searched for, and the mark that equal searches share. */
function personTarget(event: string, subject: string, { text }: Locale): string | null {
  if (!event.startsWith('data-request.')) return null;
  const [, by = '', mark = ''] = /^(\w+) ([\w-]{16})$/.exec(subject) ?? [];
  const textKey = ownMember(personTexts, by);
  return textKey === undefined ? null : text('admin.audit.searchedBy', { by: text(textKey), mark });
}

const fixedDetails: Readonly<Record<string, TextKey>> = {
  '/REST': 'admin.audit.byProgram',
  csv: 'admin.export.csv',
  xlsx: 'admin.export.xlsx',
  ok: 'admin.audit.checkPassed',
  wrong: 'admin.audit.checkFailed',
};

function detailOf({ event, detail, field }: RecordedEvent & AuditEventNames, locale: Locale): string {
  const { text, language, defaultLanguage } = locale;
  const textKey = ownMember(fixedDetails, detail);
  if (textKey !== undefined) return text(textKey);
  if (field !== null) return text('admin.audit.field', { label: textIn(field, language, defaultLanguage) });
  // The GUID of a deleted field means nothing to people.
  if (detail.startsWith('field ')) return '';
  const [, attribute = ''] = /^identity (\w+)$/.exec(detail) ?? [];
  const identity = ownMember<{ readonly labelKey: TextKey }>(identityAttributes, attribute);
  if (identity !== undefined) return text(identity.labelKey);
  // The hash of the last row that was removed is for programs.
  if (event === 'audit.trimmed') return '';
  const items = /^(\d+) items$/.exec(detail);
  if (items !== null) return text('admin.audit.items', { n: Number(items[1]) });
  const [, kind, number = ''] = /^(revision|version|file|property) (\d+)$/.exec(detail) ?? [];
  switch (kind) {
    case 'revision':
    case 'version':
      return text('admin.audit.version', { n: Number(number) });
    case 'file':
      // Attachments are counted from 0; files of the vault have ids.
      return text('admin.audit.file', { n: Number(number) + (event.startsWith('submission.') ? 1 : 0) });
    case 'property':
      return text('admin.vault.oneProperty', { id: number });
    case undefined:
    default:
      return printable(detail);
  }
}
