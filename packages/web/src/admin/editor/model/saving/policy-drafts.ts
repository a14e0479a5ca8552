import type { LocalizedText, OpeningText } from '@form-portal/domain';

/** The rules for a form's submissions – retention and notices – as they are typed. */
export interface RulesDraft {
  readonly retention: 'default' | 'keep' | 'days';
  /** As typed; matters while `retention` is `days`. */
  readonly days: string;
  readonly failedRetention: 'keep' | 'days';
  /** As typed; matters while `failedRetention` is `days`. */
  readonly failedDays: string;
  /** One address a line. */
  readonly addresses: string;
}

/** A local moment as it is typed. */
export interface MomentDraft {
  /** `YYYY-MM-DD`; empty for none. The last readable one while `unreadable`. */
  readonly date: string;
  /** The text in the date's control is not a date. */
  readonly unreadable?: true;
  /** As typed. */
  readonly time: string;
}

/** An opening as it is typed. */
export interface OpeningDraft {
  readonly opens: MomentDraft;
  readonly closes: MomentDraft;
  readonly grace: string;
  readonly cap: string;
  readonly texts: Readonly<Record<OpeningText, LocalizedText>>;
}
