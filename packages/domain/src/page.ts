import type { Answers } from './field-type.ts';
import type { FormListItem, SavedForm } from './form/form.ts';
import type { LanguageCode } from './localized-text.ts';
import type { Limits } from './limits.ts';
import type { Guid } from './guid.ts';
import type { Problem } from './problem.ts';
import type { Settings } from './settings/settings.ts';
import type { FileType } from './submission/file-types.ts';
import type { User } from './identity/user.ts';

/** What happened to a submission sent without script, or what the sent popup shows. */
export interface SentReceipt {
  readonly reference: string;
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly receiptUrl: string;
  readonly attachmentCount: number;
}

/** An earlier version of what was posted, which is stored. */
export interface ArrivedVersion {
  readonly reference: string;
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
}

/** A post without script that comes back: the same form again, with what was typed. Files must be chosen again. */
export interface ReturnedPost {
  readonly answers: Answers;
  /** What it was refused for; none: the visitor is asked to check the answers before they are sent (docs/design.md#validation-and-sending), or told what {@link arrived}. */
  readonly problems: readonly Problem[];
  /** Names of files that were sent with the post. */
  readonly files: readonly string[];
  /** Fields that identification had answered on the page that was posted, as that page tells: shown so, never relied on. */
  readonly verified: readonly Guid[];
  /** {@link PageContext.owner} of the page that was posted. */
  readonly owner: string;
  /** What was received under the post's GUID before, when it differs from the post, which was not stored; null: nothing. */
  readonly arrived: ArrivedVersion | null;
  /** GUID of the earlier submission that the form corrects when it is sent again; null: none. */
  readonly corrects: Guid | null;
}

/** A page that the server asks the web package to draw. */
export type PublicPage =
  | { readonly kind: 'form-list'; readonly forms: readonly FormListItem[] }
  | {
      readonly kind: 'form';
      /** Predefined fields are left out. */
      readonly form: SavedForm;
      /** `preview`: an administrator looks at a form that is not enabled; it can't be sent (specification D6). */
      readonly mode: 'fill' | 'preview' | 'identify';
      readonly fileTypes: readonly FileType[];
      /** What the file chooser offers: every extension that the form takes, lower case without a dot. */
      readonly extensions: readonly string[];
      readonly returned: ReturnedPost | null;
    }
  | { readonly kind: 'receipt'; readonly form: SavedForm; readonly sent: SentReceipt }
  | {
      readonly kind: 'login';
      readonly refused: boolean;
      readonly username: string;
      readonly singleSignOn: boolean;
      /** Path of this site to go on to; always starts with a single slash. */
      readonly returnTo: string;
    }
  /** Where the identity provider of single sign-on sends people back to; what it says stands in the address alone. */
  | { readonly kind: 'auth-callback' }
  | { readonly kind: 'logout' }
  | { readonly kind: 'accessibility' }
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'failure';
      readonly requestId: string;
      /** That identification by the national service did not come about; absent: the service itself failed. */
      readonly reason?: 'identification-refused' | 'identification-cancelled';
    };

/** One language of the picker. */
export interface LanguageChoice {
  readonly code: LanguageCode;
  readonly name: string;
  readonly languageTag: string;
}

/** A path of this site, or one step back in history: for pages that people open in the middle of something. */
export type WayBack = `/${string}` | 'history';

/** What every page needs beside its own content. */
export interface PageContext {
  readonly settings: Settings;
  readonly language: LanguageCode;
  readonly languageTag: string;
  readonly languages: readonly LanguageChoice[];
  /** Every text that a public page may show, in `language` with the fallback rule applied. */
  readonly texts: Readonly<Record<string, string>>;
  readonly user: User | null;
  /**
   * Whose the draft of a form on this page is: an opaque mark of the person that was identified, the same whenever they are; empty:
   * nobody's in particular (specification D39).
   */
  readonly owner: string;
  /** Marks of the same person from before the key of marks was rotated; absent: none. */
  readonly formerOwners?: readonly string[];
  /** Path and query of the page, for the language links. */
  readonly path: string;
  /** Where the header's back button leads; null: nowhere, so that there is none. */
  readonly backTo: WayBack | null;
  readonly version: string;
  readonly year: number;
  readonly timeZone: string;
  /** What the page's own checks and texts go by; the server checks by the same. */
  readonly limits: Limits;
  /** Zero bits of the proof of work that forms are to be sent with (specification D37); absent: none is asked for. */
  readonly proofOfWorkBits?: number;
}

/** What the administrators' page needs. */
export interface AdminPageContext extends PageContext {
  /** Whether the vault is the portal's own, to be administered here; another one is read only. */
  readonly ownsVault: boolean;
  /** Whether submissions are accepted but not delivered until the portal is started otherwise. */
  readonly holdsDeliveries: boolean;
}

/**
 * The text in the page's hidden inputs that the server replaces in every response, so that the rest can be cached: the draft's GUID
 * and the signed moment the form was opened.
 */
export const draftGuidPlaceholder = '%draft-guid%';
export const openedAtPlaceholder = '%opened-at%';

/**
 * Names of the public form's controls that belong to no field (a field's controls are named by its GUID). A post without script carries
 * them as parts of these names; one with script carries all but the files as members of the `submission` part.
 */
export const formControlNames = {
  /** The draft's GUID: the submission's id and idempotency key (specification D9). */
  draft: 'draft',
  /** The signed moment at which the form was opened (specification D37). */
  openedAt: 'opened-at',
  /** {@link PageContext.owner} of the page: whom the form was filled in as. */
  owner: 'owner',
  /** GUID of the earlier submission that this one corrects; empty: none. */
  corrects: 'corrects',
  /** GUIDs of the fields that identification answered, with commas between: for the page after a refusal. */
  verified: 'verified',
  /** There once the visitor has seen all answers, where the form asks to check them before sending. */
  checked: 'checked',
  /** Hidden from people; a robot that fills in everything betrays itself (specification D37). Always empty otherwise. */
  trap: 'website',
  /** Country code of the language in which the visitor saw the form; empty or absent: by the cookie, else the site's default. */
  language: 'language',
  /** The files; also the specification's name of the attachment parts. */
  attachments: 'attachments',
} as const;

/** A page drawn: the server adds status, headers and the content security policy. */
export interface RenderedPage {
  readonly html: string;
  /** Characters at its beginning that hold what the first window shows: sent on at once, not held back for the rest. */
  readonly firstLength: number;
  /** Texts of the inline style elements, for their hashes in the content security policy. */
  readonly inlineStyles: readonly string[];
}

/** The web package's one function that the server knows. */
export type RenderPage = (page: PublicPage, context: PageContext) => RenderedPage;
