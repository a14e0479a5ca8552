import type { Answers } from './field-type.ts';
import type { FormListItem, SavedForm } from './form/form.ts';
import type { LanguageCode } from './localized-text.ts';
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

/** A post without script that was refused: the same form again, with what was typed. Files must be chosen again. */
export interface RefusedPost {
  readonly answers: Answers;
  readonly problems: readonly Problem[];
  /** Names of files that were sent with the refused post. */
  readonly files: readonly string[];
}

/** A page that the server asks the web package to draw. */
export type PublicPage =
  | { readonly kind: 'form-list'; readonly forms: readonly FormListItem[] }
  | {
      readonly kind: 'form';
      /** Predefined fields are left out. */
      readonly form: SavedForm;
      /** `preview`: an administrator looks at a form that is not enabled; it can't be sent (decision D6). */
      readonly mode: 'fill' | 'preview' | 'identify';
      readonly fileTypes: readonly FileType[];
      readonly refused: RefusedPost | null;
      /** Largest number of attachments and their largest total in bytes (decision D34). */
      readonly maxFiles: number;
      readonly maxTotalBytes: number;
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

/** What every page needs beside its own content. */
export interface PageContext {
  readonly settings: Settings;
  readonly language: LanguageCode;
  readonly languageTag: string;
  readonly languages: readonly LanguageChoice[];
  /** Every text that a public page may show, in `language` with the fallback rule applied. */
  readonly texts: Readonly<Record<string, string>>;
  readonly user: User | null;
  /** Path and query of the page, for the language links. */
  readonly path: string;
  /** Whether a back button has somewhere to go; the path, or null. */
  readonly backTo: string | null;
  readonly version: string;
  readonly year: number;
  readonly timeZone: string;
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
  /** The draft's GUID: the submission's id and idempotency key (decision D9). */
  draft: 'draft',
  /** The signed moment at which the form was opened (decision D37). */
  openedAt: 'opened-at',
  /** Hidden from people; a robot that fills in everything betrays itself (decision D37). Always empty otherwise. */
  trap: 'website',
  /** Country code of the language in which the visitor saw the form; empty or absent: by the cookie, else the site's default. */
  language: 'language',
  /** The files; also the specification's name of the attachment parts. */
  attachments: 'attachments',
} as const;

/** A page drawn: the server adds status, headers and the content security policy. */
export interface RenderedPage {
  readonly html: string;
  /** Texts of the inline style elements, for their hashes in the content security policy. */
  readonly inlineStyles: readonly string[];
}

/** The web package's one function that the server knows. */
export type RenderPage = (page: PublicPage, context: PageContext) => RenderedPage;
