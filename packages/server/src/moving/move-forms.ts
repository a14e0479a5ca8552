import { moveForm, type LeftBehind, type SavedForm, type VaultStructure } from '@form-portal/domain';
import { formToWire } from '@form-portal/domain/wire';

/** The vault that the forms are bound to, and the target vault. */
interface Vaults {
  readonly from: VaultStructure;
  readonly to: VaultStructure;
}

/** A form as a backup for the builder of another portal, and remarks for the operator. */
interface MovedBackup {
  readonly fileName: string;
  readonly text: string;
  /** One line for the form, and one for each element that the other vault lacks. */
  readonly report: readonly string[];
}

const kindNames: Readonly<Record<LeftBehind['kind'], string>> = {
  'object-type': 'object type',
  class: 'class',
  property: 'property',
  item: 'item of a value list',
};

/** Backups of forms with another vault's ids, in the order of their GUIDs. */
export function moveForms(forms: readonly SavedForm[], vaults: Vaults): readonly MovedBackup[] {
  return forms
    .toSorted((one, other) => one.guid.localeCompare(other.guid))
    .map((form) => backupOf(form, vaults));
}

function backupOf(source: SavedForm, vaults: Vaults): MovedBackup {
  const { form, leftBehind } = moveForm(source, vaults);
  const fileName = `${form.guid}.json`;
  const [name = ''] = Object.values(form.name);
  const missing = leftBehind.map(
    (element) =>
      `  without ${kindNames[element.kind]} ${String(element.id)} (${element.name}): choose another in the builder`,
  );
  return {
    fileName,
    text: JSON.stringify(formToWire(form), null, 2),
    report: [`${fileName}: ${name}`, ...missing],
  };
}
