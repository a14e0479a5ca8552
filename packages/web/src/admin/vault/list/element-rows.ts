import { dataTypeName } from '@form-portal/domain';
import { readerNames } from '../structure/reader-names.ts';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { StructureKindName } from '../structure/structure-kinds.ts';
import type {
  AdministeredItem,
  AdministeredStructure,
  AdministeredUser,
  DataType,
  StructureElement,
} from '@form-portal/domain';

/** A row of the list of a kind. */
export interface ElementRow {
  readonly id: number;
  readonly name: string;
  /** The language of the name; absent: the reader's. */
  readonly lang?: string | undefined;
  /** Its names in all languages, to be searched. */
  readonly names?: readonly string[];
  /** A note on it, such as its data type; empty: none. */
  readonly about: string;
  /** The language of that text when it is a name; absent: the reader's. */
  readonly aboutLang?: string | undefined;
  /** A second, smaller line of that text. */
  readonly more?: string | undefined;
  readonly moreLang?: string | undefined;
  /** Properties only. */
  readonly dataType?: DataType;
}

/** Elements that are not part of the loaded structure. */
export interface MoreRows {
  readonly workflows: readonly AdministeredItem[];
  readonly users: readonly AdministeredUser[];
}

/** The rows of the list of a kind. */
export function elementRows(
  kind: StructureKindName,
  structure: AdministeredStructure,
  { workflows, users }: MoreRows,
  { text, languageTag }: Pick<I18n, 'text' | 'languageTag'>,
): readonly ElementRow[] {
  const shownName = readerNames(structure.languages, languageTag);
  const named = (element: StructureElement) => {
    const { text: name, lang } = shownName(element);
    return { id: element.id, name, lang, names: Object.values(element.names) };
  };
  const nameOf = (elements: readonly StructureElement[], id: number | null) => {
    const element = elements.find((listed) => listed.id === id);
    return element && shownName(element);
  };
  switch (kind) {
    case 'object-types':
      return structure.objectTypes.map((element) => {
        const n = structure.classes.filter(({ objectType }) => objectType === element.id).length;
        return { ...named(element), about: text('admin.vault.classCount', { n }) };
      });
    case 'classes':
      return structure.classes.map((element) => {
        const type = nameOf(structure.objectTypes, element.objectType);
        return { ...named(element), about: type?.text ?? String(element.objectType), aboutLang: type?.lang };
      });
    case 'properties':
      return structure.properties.map((element) => {
        const list = nameOf(structure.valueLists, element.valueList);
        return {
          ...named(element),
          dataType: element.dataType,
          about: text(`admin.dataType.${dataTypeName(element.dataType)}`),
          more: list?.text,
          moreLang: list?.lang,
        };
      });
    case 'value-lists':
      return structure.valueLists
        .filter(({ builtIn }) => !builtIn)
        .map((element) => ({
          ...named(element),
          about: text('admin.vault.itemCount', { n: element.itemCount }),
        }));
    case 'workflows':
      return workflows.map((element) => {
        const n = structure.classes.filter(({ workflow }) => workflow === element.id).length;
        return { ...named(element), about: text('admin.vault.classCount', { n }) };
      });
    case 'languages':
      return structure.languages.map(({ id, name, tag }) => ({ id, name, about: tag }));
    case 'users':
      return users.map(({ id, name, username, admin, enabled }) => ({
        id,
        name,
        about: username,
        more: [
          ...(admin ? [text('admin.vault.administrator')] : []),
          ...(enabled ? [] : [text('admin.vault.disabled')]),
        ].join(', '),
      }));
  }
}

/** The heading of the column of notes. */
export function aboutKey(kind: StructureKindName) {
  switch (kind) {
    case 'object-types':
    case 'workflows':
      return 'admin.vault.classes';
    case 'classes':
      return 'admin.vault.objectType';
    case 'properties':
      return 'admin.settings.dataType';
    case 'value-lists':
      return 'admin.vault.items';
    case 'languages':
      return 'admin.vault.tag';
    case 'users':
      return 'username';
  }
}
