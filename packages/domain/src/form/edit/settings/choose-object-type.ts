import { classesOf, isOfferedObjectType } from '../../../vault/offered.ts';
import type { VaultStructure } from '../../../vault/structure.ts';
import type { Form } from '../../form.ts';

/**
 * Chooses the type of the objects a form makes. A class that does not belong to it gives way to the type's first class, or to
 * none when the type has no class (specification §4, Form editor). Choosing the same type again settles a class that is
 * gone. The form itself when nothing changes, or the type is not one that forms may choose (section 5, Form settings).
 */
export function chooseObjectType(form: Form, objectType: number, structure: VaultStructure): Form {
  const isKnown = structure.objectTypes.some(({ id }) => id === objectType);
  if (!isKnown || !isOfferedObjectType(objectType)) return form;
  const classes = classesOf(structure, objectType);
  const belongs = classes.some(({ id }) => id === form.class);
  const chosen = belongs ? form.class : (classes[0]?.id ?? null);
  if (objectType === form.objectType && chosen === form.class) return form;
  return { ...form, objectType, class: chosen };
}
