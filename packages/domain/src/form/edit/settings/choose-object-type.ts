import { classesOf, isOfferedObjectType } from '../../../vault/offered.ts';
import type { VaultStructure } from '../../../vault/structure.ts';
import type { Form } from '../../form.ts';

/**
 * Sets the type of the objects that a form creates. A class that does not belong to it is replaced by the
 * type's first class, or by none when the type has no classes (specification §4, Form editor). Choosing the
 * same type again replaces a class that no longer exists. Returns the form itself when nothing changes or
 * forms may not choose the type (specification §5, Form settings).
 */
export function chooseObjectType(form: Form, objectType: number, structure: VaultStructure): Form {
  const isKnown = structure.objectTypes.some(({ id }) => id === objectType);
  if (!isKnown || !isOfferedObjectType(objectType)) return form;
  const classes = classesOf(structure, objectType);
  const keepsClass = classes.some(({ id }) => id === form.class);
  const classId = keepsClass ? form.class : (classes[0]?.id ?? null);
  if (objectType === form.objectType && classId === form.class) return form;
  return { ...form, objectType, class: classId };
}
