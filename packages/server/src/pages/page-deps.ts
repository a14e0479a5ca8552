import type {
  ConfirmationTarget,
  FormListItem,
  Guid,
  Result,
  SavedForm,
  Settings,
  User,
} from '@form-portal/domain';
import type { FormDraft } from '@form-portal/domain/wire';
import type { FastifyReply } from 'fastify';
import type { FormAvailability } from '../form-opening/form-availability.ts';
import type { FormLogic } from '../form-logic/form-logic.ts';
import type { Identify } from '../http/bind-route.ts';
import type { Credentials, Exchange, UserSession } from '../http/user-session.ts';
import type { PreviewTokens } from '../http/security/preview-tokens.ts';
import type { SendPage } from './page-sender.ts';

/** Dependencies of the pages, joined in the composition root. */
export interface PageDeps {
  readonly sendPage: SendPage;
  readonly previewTokens: Pick<PreviewTokens, 'tokenOf'>;
  readonly identify: Identify;
  readonly readSettings: () => Promise<Settings>;
  readonly formLogic: Pick<FormLogic, 'forPage'>;
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  /** When a form takes answers, and what that means now. */
  readonly findOpening: FormAvailability['find'];
  /** Where confirmations of a form go; null when it sends none. */
  readonly confirmationTarget: (form: Guid) => Promise<ConfirmationTarget>;
  /** The draft of a form, for administrators. */
  readonly findFormDraft: (guid: Guid) => Promise<FormDraft | undefined>;
  /** A deleted form as it was last, but disabled. */
  readonly findDeletedForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly listForms: () => Promise<{ readonly version: string; readonly items: readonly FormListItem[] }>;
  readonly signIn: (credentials: Credentials, exchange: Exchange) => Promise<Result<User>>;
  readonly signOut: (session: UserSession | null, reply: FastifyReply) => Promise<void>;
  /** Origin where browsers fetch tokens of single sign-on; null without single sign-on. */
  readonly findSignOnOrigin: () => Promise<string | null>;
  /** Address of flags, with `{code}` in it; null when this server has them. */
  readonly flagUrl: string | null;
  /** The administrators' single page before it is filled in; null while it is not built. */
  readonly adminPage: string | null;
  /** Whether the vault is administered here. */
  readonly ownsVault: boolean;
  /** Whether nothing is delivered. */
  readonly holdsDeliveries: boolean;
  /** Whether a mail server is configured. */
  readonly sendsMail: boolean;
  /** Whether Suomi.fi identification is configured. */
  readonly suomiFi: 'available' | 'unavailable';
}
