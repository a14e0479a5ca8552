import type { Catalogue, FieldTypes, Form, Settings, VaultStructure } from '@form-portal/domain';
import { checkMapping, languageProgress } from '@form-portal/domain/edit';
import type { FormOverview } from '@form-portal/domain/wire';
import { unlessUnreachable } from '../unless-unreachable.ts';
import type { FormStore } from './forms.store.ts';

/** Dependencies of the overview. */
export interface FormOverviewDeps {
  readonly forms: Pick<FormStore, 'listWhole' | 'countSubmissions'>;
  readonly fieldTypes: FieldTypes;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly structure: { readStructure(): Promise<VaultStructure> };
}

/** Every form as My Forms shows it (docs/design.md#my-forms). Details from the vault are left out while it cannot be reached. */
export async function listFormOverview(deps: FormOverviewDeps): Promise<readonly FormOverview[]> {
  const [forms, submissions, settings, catalogue, structure] = await Promise.all([
    deps.forms.listWhole(),
    deps.forms.countSubmissions(),
    deps.readSettings(),
    deps.readCatalogue(),
    unlessUnreachable<VaultStructure | null>(() => deps.structure.readStructure(), null),
  ]);
  const { fieldTypes } = deps;
  const { defaultLanguage, suomifi: mapping } = settings;
  const around = { structure, items: new Map(), catalogue, mapping, fieldTypes, defaultLanguage };
  return forms.map((form) => ({
    guid: form.guid,
    name: form.name,
    suomiFiEnabled: form.identity.enabled,
    enabled: form.enabled,
    showInFormPortal: form.showInFormPortal,
    className: classNameOf(form, structure),
    updatedAt: form.updatedAt,
    submissions: submissions.get(form.guid) ?? 0,
    findings: checkMapping(form, { ...around, language: defaultLanguage }).length,
    languages: languageProgress(form, Object.keys(catalogue), fieldTypes).map(
      ({ language, written, missing }) => ({
        code: language,
        written,
        missing,
      }),
    ),
  }));
}

function classNameOf(form: Form, structure: VaultStructure | null): string | null {
  return structure?.classes.find(({ id }) => id === form.class)?.name ?? null;
}
