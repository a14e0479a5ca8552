import { parseGuid, type Guid } from '@form-portal/domain';

/** Ids of the elements of a requested file's card. */
export interface RequestIds {
  readonly heading: string;
  readonly help: string;
  readonly rules: string;
  readonly error: string;
  /** What becomes of the file. */
  readonly outcome: string;
  /** Until when and how a file may come later. */
  readonly later: string;
  /** The slot of that text, which is empty unless the file comes later. */
  readonly said: string;
  /** The control that chooses files: the button, or without script the file input itself. */
  readonly choose: string;
  /** The file input behind the button. */
  readonly input: string;
  /** The slot of the list of files. */
  readonly files: string;
}

/** Id of the text that says for all cards which files they take. */
export const commonRulesId = 'requested-files-rules';

/** The ids of a card's elements. */
export function requestIds(guid: Guid): RequestIds {
  const card = `request-${guid}`;
  return {
    heading: `${card}-heading`,
    help: `${card}-help`,
    rules: `${card}-rules`,
    error: `${card}-error`,
    outcome: `${card}-outcome`,
    later: `${card}-later`,
    said: `${card}-said`,
    choose: `${card}-choose`,
    input: `${card}-input`,
    files: `${card}-files`,
  };
}

/** The request in whose card something happens; null outside of all cards. */
export function requestAt(target: EventTarget | null): Guid | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return parseGuid(card?.dataset['card'] ?? '') ?? null;
}
