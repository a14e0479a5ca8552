import { classesOf, isOfferedObjectType, isOfferedProperty } from '../../vault/offered.ts';
import type { VaultStructure } from '../../vault/structure.ts';
import { textIn } from '../../text/localized-text.ts';
import type { Condition } from '../../logic/conditions/condition.ts';
import { settingsLocation, type EditorLocation } from '../editor-location.ts';
import type { Form, PredefinedField } from '../form.ts';
import { questionInLines, sourcesOf, type PropertySource } from './class-property-sources.ts';
import { coverEverybody } from './cover-everybody.ts';
import { finding, type Finding } from './finding.ts';
import { findProperty, labelOf, type MappingContext } from './mapping-context.ts';

const vaultSettings = settingsLocation('vault');
const predefinedSettings = settingsLocation('predefined');

/**
 * Checks whether the vault can create the form's objects: object type, class, and the mandatory properties
 * of the class.
 */
export function checkVaultTarget(form: Form, context: MappingContext): readonly Finding[] {
  const { structure } = context;
  if (form.class === null) return [finding('class-missing', vaultSettings)];
  if (structure === null) return [];
  const isKnown = structure.objectTypes.some(({ id }) => id === form.objectType);
  if (!isKnown || !isOfferedObjectType(form.objectType)) {
    return [finding('object-type-gone', vaultSettings, { id: String(form.objectType) })];
  }
  const vaultClass = classesOf(structure, form.objectType).find(({ id }) => id === form.class);
  if (vaultClass === undefined) return [finding('class-gone', vaultSettings, { id: String(form.class) })];
  return vaultClass.properties
    .filter(
      ({ id, required }) => required && isOfferedProperty(id) && !isSetWithoutQuestion(form, id, context),
    )
    .flatMap(({ id }) => classPropertyFindings(form, id, structure, context));
}

/**
 * Whether every object gets a value of the property without a question: a predefined one, or one from the
 * person's identity.
 */
function isSetWithoutQuestion(form: Form, id: number, { mapping }: MappingContext): boolean {
  const fromIdentity =
    form.identity.enabled &&
    mapping.enabled &&
    form.identity.attributes.some((attribute) => mapping.properties[attribute] === id);
  return fromIdentity || predefinedValuesOf(form, id).some(({ when }) => when === undefined);
}

function predefinedValuesOf(form: Form, id: number): readonly PredefinedField[] {
  return form.predefinedFields.filter(({ property, value }) => property === id && value !== undefined);
}

function classPropertyFindings(
  form: Form,
  id: number,
  structure: VaultStructure,
  context: MappingContext,
): readonly Finding[] {
  const property = findProperty(structure, id)?.name ?? String(id);
  const sources = sourcesOf(form, id, context);
  const sure = sources.filter(({ isSure }) => isSure);
  const values = predefinedValuesOf(form, id);
  const conditions = [
    ...sure.flatMap(({ askedWhen }): Condition[] => (askedWhen ? [{ kind: 'all', of: askedWhen }] : [])),
    ...values.flatMap(({ when }) => when ?? []),
  ];
  if (coverEverybody(conditions, form, context)) return computedFindings(sure, property, context);
  const [value] = values;
  if (value !== undefined) {
    const at = { ...predefinedSettings, predefined: value.guid };
    return [finding('class-property-sometimes', at, { property })];
  }
  const source = sure[0] ?? sources[0];
  if (source !== undefined) return [sourceFinding(source, property, context)];
  const question = questionInLines(form, id);
  if (question?.group === undefined)
    return [finding('class-property-missing', predefinedSettings, { property })];
  const words = { property, name: labelOf(question.field, context) };
  return [
    finding('class-property-in-lines', { in: 'rows', guid: question.group.guid, part: 'lines' }, words),
  ];
}

/** A formula may give no value, such as one with an answer that was left empty. */
function computedFindings(
  sources: readonly PropertySource[],
  property: string,
  context: MappingContext,
): readonly Finding[] {
  const computed = sources.find(({ field }) => field.formula !== undefined)?.field;
  if (computed === undefined) return [];
  const at = { in: 'logic', of: computed.guid, rule: 'formula' } as const;
  return [finding('class-property-computed', at, { property, name: labelOf(computed, context) })];
}

/** Why the answer to a question may be missing. */
function sourceFinding(
  { field, group, isSure, askedWhen }: PropertySource,
  property: string,
  context: MappingContext,
): Finding {
  const { language, defaultLanguage } = context;
  if (isSure && askedWhen === null && group !== undefined) {
    const name = textIn(group.name, language, defaultLanguage);
    return finding(
      'class-property-no-rows',
      { in: 'rows', guid: group.guid, part: 'repeat' },
      { property, name },
    );
  }
  const at: EditorLocation =
    field.formula === undefined
      ? { in: 'field', guid: field.guid, part: 'required' }
      : { in: 'logic', of: field.guid, rule: 'formula' };
  const code = isSure ? 'class-property-not-asked' : 'class-property-optional';
  return finding(code, at, { property, name: labelOf(field, context) });
}
