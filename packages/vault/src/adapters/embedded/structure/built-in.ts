import { documentType, firstAssignedId } from '@form-portal/domain';

/** Whether the element is built in; it can then be renamed but never deleted. */
export function isBuiltIn(kind: 'object-type' | 'class' | 'property' | 'value-list', id: number): boolean {
  switch (kind) {
    case 'object-type':
      return id === documentType;
    case 'class':
      return id < firstAssignedId.class;
    case 'property':
      return id < firstAssignedId.property;
    case 'value-list':
      return id < firstAssignedId.objectTypeOrList;
  }
}
