import type { VaultObjectListWire, VaultObjectWire } from '@form-portal/domain/api';
import type { VaultObjectDetails, VaultObjectPage, VaultObjectSummary } from '@form-portal/vault';

function headToWire({ type, id, title, class: ofClass, version, created }: VaultObjectSummary) {
  return { Type: type, ID: id, Title: title, Class: ofClass, Version: version, Created: created };
}

/** A page of objects. */
export function vaultObjectPageToWire({ items, nextCursor }: VaultObjectPage): VaultObjectListWire {
  return { Items: items.map(headToWire), NextCursor: nextCursor };
}

/** One object, whole. */
export function vaultObjectToWire(object: VaultObjectDetails): VaultObjectWire {
  return {
    ...headToWire(object),
    Properties: object.properties.map(({ propertyDef, name, dataType, value, displayValue }) => ({
      PropertyDef: propertyDef,
      Name: name,
      DataType: dataType,
      Value: typeof value === 'object' ? [...value] : value,
      DisplayValue: displayValue,
    })),
    Files: object.files.map(({ id, name, extension, size }) => ({
      ID: id,
      Name: name,
      Extension: extension,
      Size: size,
    })),
    Versions: object.versions.map(({ version, created, createdBy }) => ({
      Version: version,
      Created: created,
      CreatedBy: createdBy,
    })),
  };
}
