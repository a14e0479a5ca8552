import { classesOf } from '../../../vault/offered.ts';
import type { VaultStructure } from '../../../vault/structure.ts';
import type { Form } from '../../form.ts';

/**
 * Chooses the class of the objects a form makes. The form itself when it is chosen already, or is no class of the form's object
 * type.
 */
export function chooseClass(form: Form, id: number, structure: VaultStructure): Form {
  const belongs = classesOf(structure, form.objectType).some((candidate) => candidate.id === id);
  return !belongs || form.class === id ? form : { ...form, class: id };
}
