import { isSameTextId, type EditorLocation, type TextId } from '@form-portal/domain/edit';

/** Whether a location of the form is a given text, in any language. */
export function isLocationOfText(location: EditorLocation, text: TextId): boolean {
  return location.in === 'text' && isSameTextId(location.text, text);
}
