import { isSameTextPlace, type FormPlace, type TextPlace } from '@form-portal/domain/edit';

/** Whether a place of the form is a given text, in any language. */
export function isPlaceOfText(place: FormPlace, text: TextPlace): boolean {
  return place.in === 'text' && isSameTextPlace(place.text, text);
}
