import { vaultName } from '@form-portal/domain';
import type { Catalogue, FieldTypes, Form, SavedForm, Settings, VaultStructure } from '@form-portal/domain';
import { checkMapping, languageProgress, type MappingContext } from '@form-portal/domain/edit';
import type { FormOverview } from '@form-portal/domain/wire';
import { unlessUnreachable } from '../unless-unreachable.ts';
import type { FormDraftStore } from './form-drafts.store.ts';
import type { FormsStore } from './forms.store.ts';

/** Dependencies of the overview. */
export interface FormOverviewDeps {
  readonly forms: Pick<FormsStore, 'listWhole' | 'countSubmissions'>;
  readonly formDrafts: Pick<FormDraftStore, 'list'>;
  readonly fieldTypes: FieldTypes;
  readonly suomiFi: MappingContext['suomiFi'];
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly structure: { readStructure(): Promise<VaultStructure> };
}

/**
 * The forms as shown on My Forms (docs/design.md#my-forms); a form that was never published is represented by its draft. Details from
 * the vault are left out while it cannot be reached.
 */
export async function listFormOverview(deps: FormOverviewDeps): Promise<readonly FormOverview[]> {
  const [forms, drafts, submissions, settings, catalogue, structure] = await Promise.all([
    deps.forms.listWhole(),
    deps.formDrafts.list(),
    deps.forms.countSubmissions(),
    deps.readSettings(),
    deps.readCatalogue(),
    unlessUnreachable<VaultStructure | null>(() => deps.structure.readStructure(), null),
  ]);
  const { fieldTypes, suomiFi } = deps;
  const { defaultLanguage, suomifi: mapping } = settings;
  const context = { structure, items: new Map(), catalogue, mapping, suomiFi, fieldTypes, defaultLanguage };
  const draftedAt = new Map(drafts.map(({ form }) => [form.guid, form.updatedAt]));
  const publishedGuids = new Set(forms.map(({ guid }) => guid));
  const unpublished = drafts.map(({ form }) => form).filter(({ guid }) => !publishedGuids.has(guid));
  return [...forms, ...unpublished].map((form) => ({
    ...overviewOf(form, { ...context, language: defaultLanguage }),
    draftedAt: draftedAt.get(form.guid) ?? null,
    updatedAt: laterOf(form.updatedAt, draftedAt.get(form.guid) ?? null),
    submissions: submissions.get(form.guid) ?? 0,
  }));
}

function overviewOf(
  form: SavedForm,
  context: MappingContext,
): Omit<FormOverview, 'draftedAt' | 'updatedAt' | 'submissions'> {
  return {
    guid: form.guid,
    name: form.name,
    suomiFiEnabled: form.identity.enabled,
    enabled: form.enabled,
    showInFormPortal: form.showInFormPortal,
    revision: form.revision,
    ...classOf(form, context),
    findings: checkMapping(form, context).filter(({ severity }) => severity !== 'info').length,
    languages: languageProgress(form, Object.keys(context.catalogue), context.fieldTypes).map(
      ({ language: code, written, missing }) => ({ code, written, missing }),
    ),
  };
}

/** The later of two moments in ISO 8601 UTC, which sort as texts. */
function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function classOf(
  form: Form,
  { structure, catalogue }: MappingContext,
): Pick<FormOverview, 'className' | 'classNames'> {
  const formClass = structure?.classes.find(({ id }) => id === form.class);
  if (structure === null || formClass === undefined) return { className: null, classNames: {} };
  const names = Object.keys(catalogue).map((code) =>
    vaultName(structure, 'classes', formClass, code, catalogue),
  );
  const translated = names.flatMap(({ text, language }) =>
    language === undefined ? [] : [[language, text] as const],
  );
  return { className: formClass.name, classNames: Object.fromEntries(translated) };
}
