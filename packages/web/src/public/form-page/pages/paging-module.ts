import type { FormDeps } from '../form-deps.ts';
import type { Problem } from '@form-portal/domain';

/** Turns the pages of a form. */
export interface Paging {
  /** Follows the browser's history; returns a function that stops this. */
  readonly start: () => () => void;
  /** Performs the action of a button, named by its value: turns the page, or sends at the end of the form. */
  readonly press: (value: string) => Promise<void>;
  /** Shows the first page, as if no other had been visited. */
  readonly startAgain: () => void;
}

/** What turning pages needs of the form's controller. */
export interface PagingController {
  /** Reads all controls and returns everything that is wrong with the answers. */
  readonly findProblems: () => readonly Problem[];
  /** Shows problems at their fields, and in the summary once the visitor has tried to continue. */
  readonly showProblems: (problems: readonly Problem[], tried: 'attempted' | 'not-attempted') => void;
  readonly send: () => Promise<void>;
  /** Schedules storing the changed progress in the tab. */
  readonly save: () => void;
}

/** What a form with pages loads besides. */
export interface PagingModule {
  readonly createPaging: (deps: FormDeps, controller: PagingController) => Paging;
}
