import { accountTextKeys } from './keys/administration/account-text-keys.ts';
import { auditTextKeys } from './keys/administration/audit-text-keys.ts';
import { canvasTextKeys } from './keys/administration/canvas-text-keys.ts';
import { editorTextKeys } from './keys/administration/editor-text-keys.ts';
import { formPartsTextKeys } from './keys/administration/form-parts-text-keys.ts';
import { formulaTextKeys } from './keys/administration/formula-text-keys.ts';
import { frameTextKeys } from './keys/administration/frame-text-keys.ts';
import { logicOverviewTextKeys } from './keys/administration/logic-overview-text-keys.ts';
import { logicTextKeys } from './keys/administration/logic-text-keys.ts';
import { openingAdminTextKeys } from './keys/administration/opening-text-keys.ts';
import { panelTextKeys } from './keys/administration/panel-text-keys.ts';
import { privacyTextKeys } from './keys/administration/privacy-text-keys.ts';
import { administrationProblemTextKeys } from './keys/administration/problem-text-keys.ts';
import { publishingTextKeys } from './keys/administration/publishing-text-keys.ts';
import { sentenceTextKeys } from './keys/administration/sentence-text-keys.ts';
import { siteTextKeys } from './keys/administration/site-text-keys.ts';
import { submissionDetailTextKeys } from './keys/administration/submission-detail-text-keys.ts';
import { submissionListTextKeys } from './keys/administration/submission-list-text-keys.ts';
import { submissionsTextKeys } from './keys/administration/submissions-text-keys.ts';
import { trialTextKeys } from './keys/administration/trial-text-keys.ts';
import { vaultCheckTextKeys } from './keys/administration/vault-check-text-keys.ts';
import { vaultTextKeys } from './keys/administration/vault-text-keys.ts';
import { answeringTextKeys } from './keys/visitors/answering-text-keys.ts';
import { attachmentTextKeys } from './keys/visitors/attachment-text-keys.ts';
import { everyPageTextKeys } from './keys/visitors/every-page-text-keys.ts';
import { failureTextKeys } from './keys/visitors/failure-text-keys.ts';
import { formListTextKeys } from './keys/visitors/form-list-text-keys.ts';
import { identificationTextKeys } from './keys/visitors/identification-text-keys.ts';
import { receiptTextKeys } from './keys/visitors/receipt-text-keys.ts';
import { sendingTextKeys } from './keys/visitors/sending-text-keys.ts';
import { statementTextKeys } from './keys/visitors/statement-text-keys.ts';

const visitorParts = {
  everyPage: everyPageTextKeys,
  formList: formListTextKeys,
  answering: answeringTextKeys,
  attachments: attachmentTextKeys,
  sending: [...sendingTextKeys, ...receiptTextKeys],
  identification: identificationTextKeys,
  failures: failureTextKeys,
  statement: statementTextKeys,
} as const;

const administrationParts = {
  editor: [
    ...formPartsTextKeys,
    ...formulaTextKeys,
    ...frameTextKeys,
    ...editorTextKeys,
    ...canvasTextKeys,
    ...panelTextKeys,
    ...publishingTextKeys,
    ...logicTextKeys,
    ...logicOverviewTextKeys,
    ...sentenceTextKeys,
    ...trialTextKeys,
    ...openingAdminTextKeys,
  ],
  submissions: [
    ...submissionsTextKeys,
    ...submissionDetailTextKeys,
    ...submissionListTextKeys,
    ...auditTextKeys,
    ...privacyTextKeys,
    ...vaultTextKeys,
    ...vaultCheckTextKeys,
  ],
  site: [...siteTextKeys, ...accountTextKeys, ...administrationProblemTextKeys],
} as const;

const keysByPart = { ...visitorParts, ...administrationParts } as const;

/** Who reads the texts of a part. */
export type TextAudience = 'visitors' | 'administration';

/** A part of the portal whose texts are translated together: a page or an area of pages. */
export type TextPart = keyof typeof keysByPart;

/** The parts of each audience, in the order of translating. */
export const textParts = {
  visitors: Object.keys(visitorParts) as (keyof typeof visitorParts)[],
  administration: Object.keys(administrationParts) as (keyof typeof administrationParts)[],
} as const satisfies Record<TextAudience, readonly TextPart[]>;

/**
 * All text keys of the portal: the closed list that each bundled language translates. Each belongs to
 * exactly one part. Field types have their own keys.
 */
export const textKeys = Object.values(keysByPart).flat();

/** A key of the portal's own texts. */
export type TextKey = (typeof textKeys)[number];

const partByKey: ReadonlyMap<string, TextPart> = new Map(
  Object.entries(keysByPart).flatMap(([part, keys]) => keys.map((key) => [key, part as TextPart] as const)),
);

/**
 * Whether a key is of a text that the settings of a field type show in the form builder, and visitors never see: in its
 * panel, as the name of a setting that is a text, or among the findings.
 */
export function isPanelText(key: string): boolean {
  return /^fieldType\.[^.]+\.panel\./.test(key);
}

/**
 * Returns the part of a text key. Of the keys of field types, the names of types and what only their settings
 * show ({@link isPanelText}) belong to the editor and all others to answering. Keys that the portal does not
 * have belong to the parts `site` (`admin.…`) and `everyPage`.
 */
export function textPartOf(key: string): TextPart {
  const part = partByKey.get(key);
  if (part !== undefined) return part;
  if (key.startsWith('fieldType.'))
    return key.endsWith('.label') || isPanelText(key) ? 'editor' : 'answering';
  return key.startsWith('admin.') ? 'site' : 'everyPage';
}

/** Returns who reads the texts of a part. */
export function textAudienceOf(part: TextPart): TextAudience {
  return Object.hasOwn(visitorParts, part) ? 'visitors' : 'administration';
}
