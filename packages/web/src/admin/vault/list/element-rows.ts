import { dataTypeName } from '@form-portal/domain';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { StructureKindName } from '../structure/structure-kinds.ts';
import type {
  AdministeredItem,
  AdministeredStructure,
  AdministeredUser,
  DataType,
} from '@form-portal/domain';

/** A row of the list of a kind. */
export interface ElementRow {
  readonly id: number;
  readonly name: string;
  /** The text beside its name; empty: none. */
  readonly about: string;
  /** A second, smaller line of that text. */
  readonly more?: string | undefined;
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
  { text }: Pick<I18n, 'text'>,
): readonly ElementRow[] {
  const nameOf = (elements: readonly { readonly id: number; readonly name: string }[], id: number | null) =>
    elements.find((element) => element.id === id)?.name;
  switch (kind) {
    case 'object-types':
      return structure.objectTypes.map(({ id, name }) => {
        const n = structure.classes.filter(({ objectType }) => objectType === id).length;
        return { id, name, about: text('admin.vault.classCount', { n }) };
      });
    case 'classes':
      return structure.classes.map(({ id, name, objectType }) => ({
        ...{ id, name },
        about: nameOf(structure.objectTypes, objectType) ?? String(objectType),
      }));
    case 'properties':
      return structure.properties.map(({ id, name, dataType, valueList }) => ({
        ...{ id, name, dataType },
        about: text(`admin.dataType.${dataTypeName(dataType)}`),
        more: nameOf(structure.valueLists, valueList),
      }));
    case 'value-lists':
      return structure.valueLists
        .filter(({ builtIn }) => !builtIn)
        .map(({ id, name, itemCount }) => ({
          ...{ id, name },
          about: text('admin.vault.itemCount', { n: itemCount }),
        }));
    case 'workflows':
      return workflows.map(({ id, name }) => {
        const n = structure.classes.filter(({ workflow }) => workflow === id).length;
        return { id, name, about: text('admin.vault.classCount', { n }) };
      });
    case 'languages':
      return structure.languages.map(({ id, name, tag }) => ({ id, name, about: tag }));
    case 'users':
      return users.map(({ id, name, username, admin, enabled }) => ({
        ...{ id, name },
        about: username,
        more: [
          ...(admin ? [text('admin.vault.administrator')] : []),
          ...(enabled ? [] : [text('admin.vault.disabled')]),
        ].join(', '),
      }));
  }
}

/** The heading of the column beside the names. */
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
