import { accountTextKeys } from './account-text-keys.ts';
import { auditTextKeys } from './audit-text-keys.ts';
import { canvasTextKeys } from './canvas-text-keys.ts';
import { editorTextKeys } from './editor-text-keys.ts';
import { formPartsTextKeys } from './form-parts-text-keys.ts';
import { formulaTextKeys } from './formula-text-keys.ts';
import { frameTextKeys } from './frame-text-keys.ts';
import { logicTextKeys } from './logic-text-keys.ts';
import { openingAdminTextKeys } from './opening-text-keys.ts';
import { logicOverviewTextKeys } from './logic-overview-text-keys.ts';
import { panelTextKeys } from './panel-text-keys.ts';
import { privacyTextKeys } from './privacy-text-keys.ts';
import { publishingTextKeys } from './publishing-text-keys.ts';
import { sentenceTextKeys } from './sentence-text-keys.ts';
import { siteTextKeys } from './site-text-keys.ts';
import { submissionDetailTextKeys } from './submission-detail-text-keys.ts';
import { submissionListTextKeys } from './submission-list-text-keys.ts';
import { submissionsTextKeys } from './submissions-text-keys.ts';
import {
  administrationProblemTextKeys,
  answeringTextKeys,
  attachmentTextKeys,
  everyPageTextKeys,
  failureTextKeys,
  formListTextKeys,
  openingTextKeys,
  identificationTextKeys,
  receiptTextKeys,
  sendingTextKeys,
  statementTextKeys,
} from './text-keys.ts';
import { trialTextKeys } from './trial-text-keys.ts';
import { vaultCheckTextKeys } from './vault-check-text-keys.ts';
import { vaultTextKeys } from './vault-text-keys.ts';

const visitorParts = {
  everyPage: everyPageTextKeys,
  formList: [...formListTextKeys, ...openingTextKeys],
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
 * exactly one part. Field types bring their own keys.
 */
export const textKeys = Object.values(keysByPart).flat();

/** A key of the portal's own texts. */
export type TextKey = (typeof textKeys)[number];

const partByKey: ReadonlyMap<string, TextPart> = new Map(
  Object.entries(keysByPart).flatMap(([part, keys]) => keys.map((key) => [key, part as TextPart] as const)),
);

/**
 * Returns the part of a text key. Of the keys of field types, the names of types belong to the editor and
 * all others to answering. Keys that the portal does not have belong to the parts `site` (`admin.…`) and
 * `everyPage`.
 */
export function textPartOf(key: string): TextPart {
  const part = partByKey.get(key);
  if (part !== undefined) return part;
  if (key.startsWith('fieldType.')) return key.endsWith('.label') ? 'editor' : 'answering';
  return key.startsWith('admin.') ? 'site' : 'everyPage';
}

/** Returns who reads the texts of a part. */
export function textAudienceOf(part: TextPart): TextAudience {
  return Object.hasOwn(visitorParts, part) ? 'visitors' : 'administration';
}
