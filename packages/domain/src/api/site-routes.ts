import * as z from 'zod/mini';
import { logoLimits } from '../settings/logo.ts';
import { logoUploadSchema, uploadedLogoSchema } from '../settings/logo.wire.ts';
import { settingsSchema } from '../settings/settings.wire.ts';
import { fileTypesSchema } from '../submission/files/file-types.wire.ts';
import { outdatedTextsSchema } from '../translations/outdated/outdated-texts.wire.ts';
import { translationsSchema } from '../translations/translations.wire.ts';
import type { Route } from './route.ts';

const settingsResponse = {
  kind: 'json',
  summary: 'The settings; the ETag names this version',
  schema: settingsSchema,
} as const;
const translationsResponse = {
  kind: 'json',
  summary: 'Every language by country code; the ETag names this version',
  schema: translationsSchema,
} as const;

/** Settings, languages and file types (specification §7). */
export const siteRoutes = {
  readSettings: {
    id: 'readSettings',
    method: 'GET',
    path: '/api/settings',
    summary: 'Read the site’s settings',
    tag: 'Site',
    permission: 'site.read',
    responses: { 200: settingsResponse },
    problems: [],
    errorShape: 'text',
  },
  saveSettings: {
    id: 'saveSettings',
    method: 'POST',
    path: '/api/settings',
    summary: 'Save the site’s settings; with If-Match only if nobody else has saved in the meantime',
    tag: 'Site',
    permission: 'settings.write',
    body: { kind: 'json', schema: settingsSchema, maxBytes: 1_048_576 },
    responses: { 200: settingsResponse },
    problems: [
      'settings.site-name-too-long',
      'settings.privacy-url-invalid',
      'settings.privacy-url-too-long',
      'settings.logo-unknown',
      'settings.colour-invalid',
      'settings.language-unknown',
      'settings.statement-url-invalid',
      'settings.statement-blank',
      'settings.statement-date-invalid',
      'settings.feedback-invalid',
      'settings.text-too-long',
      'settings.property-invalid',
      'settings.maintenance-invalid',
      'revision_conflict',
    ],
    errorShape: 'list',
  },
  uploadLogo: {
    id: 'uploadLogo',
    method: 'POST',
    path: '/api/admin/logos',
    summary: 'Upload a logo, SVG (cleaned) or PNG; it is shown once the settings name it',
    tag: 'Site',
    permission: 'settings.write',
    // Base64 is a third larger than the file.
    body: { kind: 'json', schema: logoUploadSchema, maxBytes: 2 * logoLimits.bytes },
    responses: {
      200: {
        kind: 'json',
        summary: 'The path for the settings, and what was left out of an SVG',
        schema: uploadedLogoSchema,
      },
    },
    problems: ['logo.not-an-image', 'logo.has-entities', 'logo.too-large'],
    errorShape: 'text',
  },
  readFileTypes: {
    id: 'readFileTypes',
    method: 'GET',
    path: '/api/file-types',
    summary: 'List the file types of every category',
    tag: 'Site',
    permission: 'site.read',
    responses: { 200: { kind: 'json', summary: 'The categories', schema: fileTypesSchema } },
    problems: [],
    errorShape: 'text',
  },
  readTranslations: {
    id: 'readTranslations',
    method: 'GET',
    path: '/api/translations',
    summary: 'Read the portal’s texts in every language',
    tag: 'Site',
    permission: 'site.read',
    responses: { 200: translationsResponse },
    problems: [],
    errorShape: 'text',
  },
  saveTranslations: {
    id: 'saveTranslations',
    method: 'POST',
    path: '/api/translations',
    summary: 'Save all languages; with If-Match only if nobody else has saved in the meantime',
    tag: 'Site',
    permission: 'translations.write',
    body: { kind: 'json', schema: translationsSchema, maxBytes: 8 * 1_048_576 },
    responses: { 200: translationsResponse },
    problems: [
      'translations.code-in-use',
      'translations.protected',
      'translations.too-long',
      'translations.code-invalid',
      'translations.name-missing',
      'translations.tag-invalid',
      'settings.language-unknown',
      'revision_conflict',
    ],
    errorShape: 'list',
  },
  listOutdatedTexts: {
    id: 'listOutdatedTexts',
    method: 'GET',
    path: '/api/admin/translations/outdated',
    summary: 'List the texts whose English changed since they were translated',
    tag: 'Site',
    permission: 'translations.write',
    responses: {
      200: {
        kind: 'json',
        summary: 'By language and key, the English text that they were translated from',
        schema: outdatedTextsSchema,
      },
    },
    problems: [],
    errorShape: 'text',
  },
  markTranslationUpToDate: {
    id: 'markTranslationUpToDate',
    method: 'DELETE',
    path: '/api/admin/translations/outdated/:language/:key',
    summary: 'Mark a translation as up to date although its English text changed',
    tag: 'Site',
    permission: 'translations.write',
    params: z.object({ language: z.string(), key: z.string() }),
    responses: { 204: { kind: 'empty', summary: 'Marked as up to date' } },
    problems: [],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
