import { maskIdentityCodes, maskPropertyText, type Guid } from '@form-portal/domain';
import type { ShownPropertyWire, VaultObjectListWire, VaultObjectWire } from '@form-portal/domain/api';
import type {
  VaultObjectDetails,
  VaultObjectPage,
  VaultObjectProperty,
  VaultObjectSummary,
} from '@form-portal/vault';
import type { ObjectSummary } from './masked-summary.ts';

function headToWire({ type, id, title, class: objectClass, version, created }: VaultObjectSummary) {
  return {
    Type: type,
    ID: id,
    Title: maskIdentityCodes(title),
    Class: objectClass,
    Version: version,
    Created: created,
  };
}

/** A page of objects, with identity codes in their titles masked. */
export function vaultObjectPageToWire({ items, nextCursor }: VaultObjectPage): VaultObjectListWire {
  return { Items: items.map(headToWire), NextCursor: nextCursor };
}

/** What the portal adds to an object. */
export interface ObjectContext {
  /** The submission that it was created from; null when there was none, or the portal no longer holds it. */
  readonly submission: { readonly guid: Guid; readonly reference: string } | null;
  /** The property of identity codes; undefined for none. */
  readonly codeProperty: number | undefined;
  /** The file that is masked; undefined for none. */
  readonly summary: ObjectSummary | undefined;
}

/** A complete object, with identity codes masked. */
export function vaultObjectToWire(
  object: VaultObjectDetails,
  { submission, codeProperty, summary }: ObjectContext,
): VaultObjectWire {
  return {
    ...headToWire(object),
    Submission: submission && { GUID: submission.guid, Reference: submission.reference },
    Properties: object.properties.map((property) => {
      const shown = shownPropertyToWire(property);
      const masked = maskedValue(shown, property.propertyDef, codeProperty);
      return {
        PropertyDef: property.propertyDef,
        Name: property.name,
        DataType: property.dataType,
        ...masked,
        Masked: masked.Value !== shown.Value || masked.DisplayValue !== shown.DisplayValue,
      };
    }),
    Files: object.files.map(({ id, name, extension, size }) => ({
      ID: id,
      Name: maskIdentityCodes(name),
      Extension: extension,
      Size: size,
      Masked: id === summary?.file,
      OnlyInFull: id === summary?.file && summary.isCleared,
    })),
    Versions: object.versions.map(({ version, created, createdBy }) => ({
      Version: version,
      Created: created,
      CreatedBy: createdBy,
    })),
  };
}

/** An unmasked value. */
export function shownPropertyToWire({ value, displayValue }: VaultObjectProperty): ShownPropertyWire {
  return { Value: typeof value === 'object' ? [...value] : value, DisplayValue: displayValue };
}

/** Only texts can contain codes. */
function maskedValue(
  shown: ShownPropertyWire,
  property: number,
  codeProperty: number | undefined,
): ShownPropertyWire {
  const mask = (text: string) => maskPropertyText(text, property, codeProperty);
  if (typeof shown.Value !== 'string') return shown;
  return { Value: mask(shown.Value), DisplayValue: mask(shown.DisplayValue) };
}
