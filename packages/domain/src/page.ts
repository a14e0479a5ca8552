import type { Answers } from './field-type/field-type.ts';
import type { FormListItem, SavedForm } from './form/form.ts';
import type { FormProgress } from './form/progress.ts';
import type { Availability } from './form/opening/form-opening.ts';
import type { LanguageCode, LocalizedText } from './text/localized-text.ts';
import type { Limits } from './limits.ts';
import type { Guid } from './guid.ts';
import type { AnswerKey } from './submission/answers/answer-key.ts';
import type { PageLogic } from './logic/resolving/resolution.ts';
import type { Problem } from './problems/problem.ts';
import type { Settings } from './settings/settings.ts';
import type { ConfirmationTarget } from './submission/confirmation/confirmation.ts';
import type { FileType } from './submission/files/file-types.ts';
import type { RequestState } from './submission/requests/request-state.ts';
import type { StagedFiles } from './submission/files/staged-files.ts';
import type { User } from './users/user.ts';

/** The receipt on the page after sending without script, also shown in the sent popup. */
export interface SentReceipt {
  readonly reference: string;
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly receiptUrl: string;
  readonly attachmentCount: number;
  /** Where a confirmation is sent, masked; absent when none is sent. */
  readonly confirmationTo?: string;
}

/** A stored earlier version of a post. */
export interface ArrivedVersion {
  readonly reference: string;
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
}

/**
 * A post sent without script that was not accepted: the form is shown again with the answers and the files.
 */
export interface ReturnedPost {
  readonly answers: Answers;
  /**
   * Set when the post only added or removed a row, or asked for the page as its answers make it: nothing was
   * checked.
   */
  readonly shownAgain?: true;
  /** The number of rows of each repeatable group on the posted page; absent when it has none. */
  readonly rows?: readonly (readonly [group: Guid, rows: number])[];
  /**
   * Why it was refused; empty when the visitor is asked to review the answers before sending
   * (docs/design.md#validation-and-sending), or is shown {@link arrived}.
   */
  readonly problems: readonly Problem[];
  /**
   * Questions and requested files that the answers revealed and that the posted page did not show; absent when
   * there are none.
   */
  readonly newQuestions?: readonly AnswerKey[];
  /** Names of the files in the post that could not be staged and must be chosen again. */
  readonly files: readonly string[];
  /** The files of the post and of earlier ones that need not be chosen again; null when there are none. */
  readonly staged: StagedFiles | null;
  /**
   * Fields that the posted page claims were answered by identification; used for display only, never
   * trusted.
   */
  readonly verified: readonly Guid[];
  /** {@link PageContext.owner} of the page that was posted. */
  readonly owner: string;
  /**
   * The version already stored under the post's GUID when it differs from the post, which was not stored;
   * otherwise null.
   */
  readonly arrived: ArrivedVersion | null;
  /** GUID of the earlier submission that the form corrects; null when there is none. */
  readonly corrects: Guid | null;
  /** The states chosen for requested files; absent when none was. */
  readonly requestStates?: readonly (readonly [request: Guid, state: RequestState])[];
  /** Where the sender is in a form with pages; absent for other forms. */
  readonly progress?: FormProgress;
}

/** A page that the server asks the web package to render. */
export type PublicPage =
  | { readonly kind: 'form-list'; readonly forms: readonly FormListItem[] }
  | {
      readonly kind: 'form';
      /** Without its predefined fields. */
      readonly form: SavedForm;
      /**
       * `preview`: an administrator views a form that is not enabled; it cannot be sent (specification D6).
       */
      readonly mode: 'fill' | 'preview' | 'identify';
      readonly fileTypes: readonly FileType[];
      /** Extensions for the file chooser: all that the form allows, lower case without a dot. */
      readonly extensions: readonly string[];
      readonly returned: ReturnedPost | null;
      /** How the form's rules apply to the answers on the page; absent when they depend on no answers. */
      readonly logic?: PageLogic;
      /** The preview token with which an administrator sends test submissions; null on the pages of visitors. */
      readonly testToken: string | null;
      /** The version that visitors get while an administrator views the draft of a published form; otherwise null. */
      readonly draftOf: number | null;
      /**
       * Why a form that is returned filled in takes no answers now, unless its problems say so; absent when
       * it takes them.
       */
      readonly unavailable?: Exclude<Availability['state'], 'open'>;
      /** When the form stops taking answers, ISO 8601 UTC; absent for never. */
      readonly closesAt?: string;
      /** Where a confirmation goes by e-mail; absent when none is sent. */
      readonly confirmation?: Exclude<ConfirmationTarget, null>;
    }
  /** In place of a published form that takes no answers now. */
  | {
      readonly kind: 'closed-form';
      readonly guid: Guid;
      readonly name: LocalizedText;
      /** Markdown. */
      readonly description: LocalizedText;
      readonly availability: Exclude<Availability, { readonly state: 'open' }>;
      /** Markdown; empty for the portal's own text. */
      readonly text: LocalizedText;
      /** For showing what a visitor had filled in; null for a form that has not opened. */
      readonly form: SavedForm | null;
    }
  | { readonly kind: 'receipt'; readonly form: SavedForm; readonly sent: SentReceipt }
  | {
      readonly kind: 'login';
      /** Why a sign-in without script failed; null when there was none. */
      readonly problem: 'refused' | 'too-many' | null;
      /** Whether the session has ended on the page that led here. */
      readonly ended: boolean;
      readonly username: string;
      readonly singleSignOn: boolean;
      /** Path on this site to return to; always starts with a single slash. */
      readonly returnTo: string;
    }
  /** Return address of the single sign-on provider; its parameters are in the page's address only. */
  | { readonly kind: 'auth-callback' }
  | { readonly kind: 'logout' }
  | { readonly kind: 'accessibility' }
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'failure';
      readonly requestId: string;
      /** Why Suomi.fi identification failed; absent when the service itself failed. */
      readonly reason?: 'identification-refused' | 'identification-cancelled';
    };

/** A language in the language picker. */
export interface LanguageChoice {
  readonly code: LanguageCode;
  readonly name: string;
  readonly languageTag: string;
}

/**
 * A path on this site, or one step back in the browser's history for pages opened in the middle of a task.
 */
export type WayBack = `/${string}` | 'history';

/** Data common to all pages. */
export interface PageContext {
  readonly settings: Settings;
  readonly language: LanguageCode;
  readonly languageTag: string;
  /** The languages that the page offers. */
  readonly languages: readonly LanguageChoice[];
  /**
   * Language tags of the portal's other languages, in which forms may have texts; absent when the page offers
   * every language.
   */
  readonly hiddenLanguageTags?: Readonly<Record<LanguageCode, string>>;
  /** Every text that a public page may show, in `language` with the fallback rule applied. */
  readonly texts: Readonly<Record<string, string>>;
  /** The languages of the texts that are not in `language`, for the `lang` attribute; absent when all are. */
  readonly textLanguages?: Readonly<Record<string, LanguageCode>>;
  readonly user: User | null;
  /**
   * Owner of drafts on this page: an opaque mark that is stable for an identified person; empty when the
   * draft has no particular owner (specification D39).
   */
  readonly owner: string;
  /** Marks of the same person under previous keys, from before key rotation; absent when there are none. */
  readonly formerOwners?: readonly string[];
  /** Path and query of the page, for the language links. */
  readonly path: string;
  /** Target of the header's back button; null for no button. */
  readonly backTo: WayBack | null;
  readonly version: string;
  /** Today in the site's time zone, `YYYY-MM-DD`, and its year. */
  readonly today: string;
  readonly year: number;
  readonly timeZone: string;
  /** Limits for checks and texts in the page; the server enforces the same ones. */
  readonly limits: Limits;
  /**
   * Zero bits required of the proof of work when sending (specification D37); absent when none is required.
   */
  readonly proofOfWorkBits?: number;
}

/** Data for the administration's page. */
export interface AdminPageContext extends PageContext {
  /** Whether the portal can administer the vault's structure; false means that it is read only. */
  readonly ownsVault: boolean;
  /** Whether submissions are accepted but not delivered until the portal is restarted without the hold. */
  readonly holdsDeliveries: boolean;
  /** Whether a mail server is configured. */
  readonly sendsMail: boolean;
  /** Whether Suomi.fi identification is configured. */
  readonly suomiFi: 'available' | 'unavailable';
}

/**
 * Stands for the draft's GUID in a hidden input. The server replaces it in every response, so that the rest of the
 * page can be cached.
 */
export const draftGuidPlaceholder = '%draft-guid%';

/** Stands for the signed time at which the form was opened, and is replaced like {@link draftGuidPlaceholder}. */
export const openedAtPlaceholder = '%opened-at%';

/** The value of the button that asks for the page as its answers make it, without sending the form. */
export const goAgain = 'again';

/**
 * Names of the public form's controls that belong to no field (a field's controls are named by its GUID). A
 * post without script sends parts with these names; with script, all but the files are members of the
 * `submission` part.
 */
export const formControlNames = {
  /** The draft's GUID: the submission's id and idempotency key (specification D9). */
  draft: 'draft',
  /** The signed time at which the form was opened (specification D37). */
  openedAt: 'opened-at',
  /** {@link PageContext.owner} of the page on which the form was filled in. */
  owner: 'owner',
  /** GUID of the earlier submission that this one corrects; empty when there is none. */
  corrects: 'corrects',
  /** Comma-separated GUIDs of the fields answered by identification, for the page after a refusal. */
  verified: 'verified',
  /** What to do with a form with pages: the value of the pressed button ({@link PageTurn}). */
  go: '_go',
  /**
   * GUID of the page in front of the visitor, comma-separated GUIDs of those visited, and the stage:
   * {@link FormProgress}.
   */
  page: 'page',
  visited: 'visited',
  stage: 'stage',
  /** Present once the visitor has reviewed all answers, on forms that ask for a review before sending. */
  checked: 'checked',
  /** Comma-separated GUIDs of the questions that the page shows, on forms whose rules depend on answers. */
  asked: 'asked',
  /**
   * Honeypot (specification D37): hidden from people and normally empty; robots that fill in every control
   * are detected by it.
   */
  trap: 'website',
  /**
   * Country code of the language in which the visitor saw the form; if empty or absent, the cookie or the
   * site's default applies.
   */
  language: 'language',
  /** The preview token of a test submission; absent on the pages of visitors. */
  testToken: 'test-token',
  /** Whether a test submission is delivered to the vault too. */
  testDelivery: 'test-delivery',
  /** The files; the specification's name for the attachment parts. */
  attachments: 'attachments',
  /** See `requestStateControlName`. */
  requestState: 'request',
  /** See `otherFileControlName`. */
  otherFile: 'other-file',
  /** The token of the staged files that the page lists. */
  stagedToken: 'staged-files',
  /** One for each staged file, see `stagedFileControl`. */
  stagedFile: 'staged-file',
  /** One for each staged file, ticked to remove it: its id. */
  removedFile: 'removed-file',
} as const;

/** A rendered page; the server adds status, headers and the content security policy. */
export interface RenderedPage {
  readonly html: string;
  /** Number of leading characters that cover the first screen; sent immediately, without waiting for the rest. */
  readonly firstLength: number;
  /** Contents of the inline style elements, hashed for the content security policy. */
  readonly inlineStyles: readonly string[];
}

/** The web package's render function, its only interface to the server. */
export type RenderPage = (page: PublicPage, context: PageContext) => RenderedPage;
