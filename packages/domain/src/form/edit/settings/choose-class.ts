import { classesOf } from '../../../vault/offered.ts';
import type { VaultStructure } from '../../../vault/structure.ts';
import type { Form } from '../../form.ts';

/**
 * Sets the class of the objects that a form creates. Returns the form itself when nothing changes or the
 * class does not belong to the form's object type.
 */
export function chooseClass(form: Form, id: number, structure: VaultStructure): Form {
  const belongs = classesOf(structure, form.objectType).some((candidate) => candidate.id === id);
  return !belongs || form.class === id ? form : { ...form, class: id };
}
