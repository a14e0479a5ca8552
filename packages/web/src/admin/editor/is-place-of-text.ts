import type { FormPlace, TextPlace } from '@form-portal/domain/edit';

/** Whether a place of the editor is a text of the form, in any language. */
export function isPlaceOfText(place: FormPlace, text: TextPlace): boolean {
  if (place.in !== 'text' || place.text.of !== text.of || place.text.part !== text.part) return false;
  return place.text.of === 'form' || text.of === 'form' || place.text.guid === text.guid;
}
