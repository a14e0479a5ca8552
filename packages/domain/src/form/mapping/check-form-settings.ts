import { isRefusedExtension } from '../../submission/files/allowed-extensions.ts';
import { mayRequestIdentity } from '../checking/check-form.ts';
import type { Form } from '../form.ts';
import { settingsLocation, type EditorLocation } from '../editor-location.ts';
import { finding, type Finding } from './finding.ts';
import type { MappingContext } from './mapping-context.ts';

const fieldPlaceholder = /\{field:([^{}]*)\}/g;

/** Checks settings that cannot work: identification, the object title, the size and the extensions of attachments. */
export function checkFormSettings(form: Form, context: MappingContext): readonly Finding[] {
  const isMissing = form.identity.enabled && context.suomiFi === 'unavailable';
  return [
    ...(isMissing ? [finding('identity-unavailable', settingsLocation('identity'))] : []),
    ...identityFindings(form, context.mapping),
    ...titleFindings(form),
    ...fileSizeFindings(form),
    ...extensionFindings(form),
  ];
}

/** Attachments are allowed or requested, but none can be small enough. */
function fileSizeFindings({ attachments }: Form): readonly Finding[] {
  const { categories, customExtensions, requests = [] } = attachments;
  const isAllowed = categories.length + customExtensions.length + requests.length > 0;
  return isAllowed && attachments.maxFileSizeMb === 0
    ? [finding('file-size-zero', settingsLocation('file-size'))]
    : [];
}

function identityFindings(form: Form, mapping: MappingContext['mapping']): readonly Finding[] {
  if (!form.identity.enabled) return [];
  if (!mayRequestIdentity(mapping)) return [finding('identity-not-mapped', settingsLocation('identity'))];
  return form.identity.attributes
    .filter((attribute) => mapping.properties[attribute] === undefined)
    .map((attribute) =>
      finding('identity-attribute-not-mapped', settingsLocation('identity'), { attribute }),
    );
}

/** A placeholder of a deleted field would appear literally in every title (specification D36). */
function titleFindings(form: Form): readonly Finding[] {
  const known = new Set<string>(form.fields.map(({ guid }) => guid));
  const named = [...(form.titleTemplate ?? '').matchAll(fieldPlaceholder)];
  const isGone = named.some(([, guid = '']) => !known.has(guid.trim().toLowerCase()));
  return isGone ? [finding('title-field-gone', settingsLocation('title'))] : [];
}

function extensionFindings({ attachments: { customExtensions, requests = [] } }: Form): readonly Finding[] {
  return [
    ...refusedFindings(customExtensions, settingsLocation('attachments')),
    ...requests.flatMap(({ guid, fileTypes }) =>
      refusedFindings(fileTypes?.customExtensions ?? [], { in: 'request', guid }),
    ),
  ];
}

function refusedFindings(extensions: readonly string[], at: EditorLocation): readonly Finding[] {
  return extensions
    .filter(isRefusedExtension)
    .map((extension) => finding('extension-refused', at, { extension }));
}
