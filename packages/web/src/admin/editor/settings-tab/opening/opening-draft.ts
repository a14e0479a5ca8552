import { openingLimits, type FormOpening, type TextKey } from '@form-portal/domain';
import { readTime } from '@form-portal/field-types/ui';
import type { MomentDraft, OpeningDraft } from '../../model/saving/policy-drafts.ts';

/** What is wrong with what was typed, by control. */
export type OpeningFaults = Partial<Record<'opens' | 'closes' | 'grace' | 'cap', { readonly key: TextKey }>>;

/** The stored opening as a draft. */
export function openingDraft({ opensAt, closesAt, graceMinutes, cap, texts }: FormOpening): OpeningDraft {
  return {
    opens: momentDraft(opensAt),
    closes: momentDraft(closesAt),
    grace: String(graceMinutes),
    cap: cap === null ? '' : String(cap),
    texts,
  };
}

function momentDraft(moment: string | null): MomentDraft {
  const [date = '', time = ''] = moment?.split(' ') ?? [];
  return { date, time };
}

/** A moment with the text in its date control marked as readable or not. */
export function withReadable({ date, time }: MomentDraft, isReadable: boolean): MomentDraft {
  return { date, time, ...(!isReadable && { unreadable: true }) };
}

/** What is wrong with the draft; empty when nothing is. */
export function openingFaults(draft: OpeningDraft): OpeningFaults {
  const opens = momentOf(draft.opens);
  const closes = momentOf(draft.closes);
  const closesBeforeOpening = typeof opens === 'string' && typeof closes === 'string' && closes <= opens;
  return {
    ...(opens === undefined && { opens: { key: faultOf(draft.opens) } }),
    ...(closes === undefined && { closes: { key: faultOf(draft.closes) } }),
    ...(closesBeforeOpening && { closes: { key: 'problem.formClosesBeforeOpening' } }),
    ...(graceOf(draft) === undefined && { grace: { key: 'admin.opening.graceInvalid' } }),
    ...(capOf(draft) === undefined && { cap: { key: 'admin.opening.capInvalid' } }),
  };
}

/** The opening that was typed; undefined while something is wrong with it. */
export function typedOpening(draft: OpeningDraft): FormOpening | undefined {
  if (Object.keys(openingFaults(draft)).length > 0) return undefined;
  const opensAt = momentOf(draft.opens);
  const closesAt = momentOf(draft.closes);
  const graceMinutes = graceOf(draft);
  const cap = capOf(draft);
  if (opensAt === undefined || closesAt === undefined || graceMinutes === undefined || cap === undefined)
    return undefined;
  return { opensAt, closesAt, graceMinutes, cap, texts: draft.texts };
}

function faultOf({ unreadable }: MomentDraft): TextKey {
  return unreadable === true ? 'dateInvalid' : 'admin.opening.timeMissing';
}

/** Null for none; undefined when only one half is given, or one cannot be read. */
function momentOf({ date, time, unreadable }: MomentDraft): string | null | undefined {
  if (unreadable === true) return undefined;
  if (date === '' && time.trim() === '') return null;
  const normalTime = readTime(time);
  return date === '' || normalTime === undefined ? undefined : `${date} ${normalTime}`;
}

function graceOf({ grace }: OpeningDraft): number | undefined {
  return numberOf(grace, 0, openingLimits.graceMinutes);
}

/** Null for no maximum. */
function capOf({ cap }: OpeningDraft): number | null | undefined {
  return cap.trim() === '' ? null : numberOf(cap, 1, openingLimits.cap);
}

function numberOf(typed: string, min: number, max: number): number | undefined {
  const number = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}
