import type { TextKey } from '../../text-parts.ts';
import { account } from './administration/account.ts';
import { audit } from './administration/audit.ts';
import { canvas } from './administration/canvas.ts';
import { editor } from './administration/editor.ts';
import { formParts } from './administration/form-parts.ts';
import { formula } from './administration/formula.ts';
import { frame } from './administration/frame.ts';
import { logicOverview } from './administration/logic-overview.ts';
import { logic } from './administration/logic.ts';
import { opening } from './administration/opening.ts';
import { panel } from './administration/panel.ts';
import { privacy } from './administration/privacy.ts';
import { problems } from './administration/problems.ts';
import { publishing } from './administration/publishing.ts';
import { sentence } from './administration/sentence.ts';
import { site } from './administration/site.ts';
import { submissionDetail } from './administration/submission-detail.ts';
import { submissionList } from './administration/submission-list.ts';
import { submissions } from './administration/submissions.ts';
import { trial } from './administration/trial.ts';
import { vaultCheck } from './administration/vault-check.ts';
import { vault } from './administration/vault.ts';
import { answering } from './visitors/answering.ts';
import { attachments } from './visitors/attachments.ts';
import { everyPage } from './visitors/every-page.ts';
import { failures } from './visitors/failures.ts';
import { formList } from './visitors/form-list.ts';
import { identification } from './visitors/identification.ts';
import { receipt } from './visitors/receipt.ts';
import { sending } from './visitors/sending.ts';
import { statement } from './visitors/statement.ts';

/** The portal's texts in British English. */
export const gb: Readonly<Record<TextKey, string>> = {
  ...everyPage,
  ...formList,
  ...answering,
  ...attachments,
  ...sending,
  ...receipt,
  ...identification,
  ...failures,
  ...statement,

  ...account,
  ...audit,
  ...canvas,
  ...editor,
  ...formParts,
  ...formula,
  ...frame,
  ...logicOverview,
  ...logic,
  ...opening,
  ...panel,
  ...privacy,
  ...problems,
  ...publishing,
  ...sentence,
  ...site,
  ...submissionDetail,
  ...submissionList,
  ...submissions,
  ...trial,
  ...vaultCheck,
  ...vault,
};
