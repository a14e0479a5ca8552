import { isRefusedExtension } from '../../submission/files/allowed-extensions.ts';
import { mayRequestIdentity } from '../checking/check-form.ts';
import type { Form } from '../form.ts';
import { settingsLocation, type EditorLocation } from '../editor-location.ts';
import { finding, type Finding } from './finding.ts';
import type { MappingContext } from './mapping-context.ts';

const fieldPlaceholder = /\{field:([^{}]*)\}/g;

/** Checks settings that cannot work: identification, the object title, the size and the extensions of attachments. */
export function checkFormSettings(form: Form, context: MappingContext): readonly Finding[] {
  return [
    ...identityFindings(form, context),
    ...titleFindings(form),
    ...fileSizeFindings(form),
    ...extensionFindings(form),
  ];
}

/** Attachments are allowed or requested, but none can be small enough. */
function fileSizeFindings({ attachments }: Form): readonly Finding[] {
  const { categories, customExtensions, requests = [] } = attachments;
  const takesFiles = categories.length + customExtensions.length + requests.length > 0;
  return takesFiles && attachments.maxFileSizeMb === 0
    ? [finding('file-size-zero', settingsLocation('file-size'))]
    : [];
}

function identityFindings({ identity }: Form, { mapping, suomiFi }: MappingContext): readonly Finding[] {
  if (!identity.enabled) return [];
  const at = settingsLocation('identity');
  const unmapped = identity.attributes.filter((attribute) => mapping.properties[attribute] === undefined);
  return [
    ...(suomiFi === 'unavailable' ? [finding('identity-unavailable', at)] : []),
    ...(mayRequestIdentity(mapping)
      ? unmapped.map((attribute) => finding('identity-attribute-not-mapped', at, { attribute }))
      : [finding('identity-not-mapped', at)]),
  ];
}

/** A placeholder of a deleted field would appear literally in every title (specification D36). */
function titleFindings(form: Form): readonly Finding[] {
  const known = new Set<string>(form.fields.map(({ guid }) => guid));
  const placeholders = [...(form.titleTemplate ?? '').matchAll(fieldPlaceholder)];
  const namesDeletedField = placeholders.some(([, guid = '']) => !known.has(guid.trim().toLowerCase()));
  return namesDeletedField ? [finding('title-field-gone', settingsLocation('title'))] : [];
}

function extensionFindings({ attachments: { customExtensions, requests = [] } }: Form): readonly Finding[] {
  return [
    ...refusedExtensionFindings(customExtensions, settingsLocation('attachments')),
    ...requests.flatMap(({ guid, fileTypes }) =>
      refusedExtensionFindings(fileTypes?.customExtensions ?? [], { in: 'request', guid }),
    ),
  ];
}

function refusedExtensionFindings(extensions: readonly string[], at: EditorLocation): readonly Finding[] {
  return extensions
    .filter(isRefusedExtension)
    .map((extension) => finding('extension-refused', at, { extension }));
}
