import { builtInProperties } from '@form-portal/domain';

/**
 * Never among the values of an object: title and class are given with it, the vault sets the others. A new object with a value
 * for one of these is refused; a change ignores the value.
 */
export const notAssignable: ReadonlySet<number> = new Set([
  builtInProperties.title,
  builtInProperties.created,
  builtInProperties.lastModified,
  builtInProperties.lastModifiedBy,
  builtInProperties.createdBy,
  builtInProperties.class,
]);
