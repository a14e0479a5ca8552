import { parseGuid, type Guid } from '../guid.ts';
import { fieldsOfCondition, groupsOfCondition } from '../logic/conditions/condition.ts';
import type { Problem } from '../problems/problem.ts';
import { answerKey, parseAnswerKey, type AnswerKey } from '../submission/answers/answer-key.ts';
import { asksForFiles } from '../submission/files/takes-attachments.ts';
import type { Field, Form, FormCheck, FormPage } from './form.ts';
import { fieldsInOrder } from './layout.ts';
import { pageOf, pagesOf } from './pages.ts';

/** Where a visitor is in a form with pages (docs/form-logic.md#pages). */
export interface FormProgress {
  /** The page in front of the visitor. */
  readonly page: Guid;
  /** The pages that the visitor has been on, the current one too. */
  readonly visited: readonly Guid[];
  /**
   * `filling`: page by page. `correcting`: the whole form was checked, and what is wrong on any page is shown
   * from then on. `reviewing`: all answers are shown in place of the pages.
   */
  readonly stage: 'filling' | 'correcting' | 'reviewing';
}

/** What a button of a page does; a page that was visited is named by its GUID. */
export type PageTurn = 'next' | 'back' | { readonly page: Guid };

/** A form in front of a visitor: the pages that it has for them now, and where they are. */
export interface PagedForm {
  readonly form: Form;
  /** Not empty. */
  readonly shown: readonly FormPage[];
  readonly progress: FormProgress;
}

/** The outcome of a turn. */
export interface TurnedPage {
  readonly progress: FormProgress;
  /** What is to be corrected on the page that is shown next, and, while correcting, on the others. */
  readonly problems: readonly Problem[];
  /** Whether the page stays because something on it is wrong. */
  readonly isRefused: boolean;
}

/**
 * Returns the pages that visitors go through, in order: those of the resolution (null for a form whose rules
 * depend on no answers), and the last one when it has no questions and no condition but takes the files. At
 * least one: the first when nothing at all is asked.
 */
export function shownPages(form: Form, resolved: ReadonlySet<string> | null): readonly FormPage[] {
  const contents = pagesOf(form).flatMap(({ page, sections }) =>
    page === null ? [] : [{ page, isEmpty: sections.every(({ rows }) => rows.length === 0) }],
  );
  const shown = contents.filter(({ page, isEmpty }) =>
    isEmpty ? isPageOfFiles(form, page) : (resolved?.has(page.guid) ?? true),
  );
  return (shown.length > 0 ? shown : contents.slice(0, 1)).map(({ page }) => page);
}

/** Whether a page is shown for its files though it has no questions: the last one, when it has no condition. */
export function isPageOfFiles({ pages = [], attachments }: Form, { guid, showWhen }: FormPage): boolean {
  return guid === pages.at(-1)?.guid && showWhen === undefined && asksForFiles(attachments);
}

/**
 * Returns the progress among the pages that are shown now: a page that is no longer shown is replaced by the
 * last visited one before it, else by the first. Null starts on the first page.
 */
export function progressAmong(
  { form, shown }: Omit<PagedForm, 'progress'>,
  progress: FormProgress | null,
): FormProgress {
  const guids = shown.map(({ guid }) => guid);
  const [first] = guids;
  if (first === undefined) throw new Error('a form with pages shows at least one');
  if (progress === null) return { page: first, visited: [first], stage: 'filling' };
  if (guids.includes(progress.page)) return progressOn(progress, progress.page);
  const order = (form.pages ?? []).map(({ guid }) => guid);
  const before = order.slice(0, Math.max(0, order.indexOf(progress.page)));
  const page =
    guids.filter((guid) => before.includes(guid) && progress.visited.includes(guid)).at(-1) ?? first;
  return progressOn(progress, page);
}

/** Returns the page after the current one; undefined on the last page. */
export function nextPage({ shown, progress }: PagedForm): FormPage | undefined {
  return shown[indexOfPage(shown, progress.page) + 1];
}

/** Returns the page before the current one; undefined on the first page. */
export function previousPage({ shown, progress }: PagedForm): FormPage | undefined {
  return shown[indexOfPage(shown, progress.page) - 1];
}

/**
 * Turns the page, given the problems of the whole form. *Next* stays while something on the page is wrong;
 * other turns check nothing. A turn to a page that the visitor may not open, or beyond the ends, stays on the
 * page.
 */
export function turnPage(paged: PagedForm, problems: readonly Problem[], turn: PageTurn): TurnedPage {
  const { progress } = paged;
  const onPage = (page: Guid): readonly Problem[] =>
    problems.filter((problem) => pageOfProblem(paged, problem) === page);
  const wrong = turn === 'next' ? onPage(progress.page) : [];
  const isRefused = wrong.length > 0;
  const page = isRefused ? progress.page : (targetOf(paged, turn) ?? progress.page);
  const stage = progress.stage === 'reviewing' ? 'filling' : progress.stage;
  return {
    progress: progressOn({ ...progress, stage }, page),
    problems: stage === 'correcting' ? problems : wrong,
    isRefused,
  };
}

/** Returns the progress after the whole form was refused: on the first page on which something is wrong. */
export function correctingProgress(paged: PagedForm, problems: readonly Problem[]): FormProgress {
  const wrong = new Set(problems.map((problem) => pageOfProblem(paged, problem)));
  const page = paged.shown.find(({ guid }) => wrong.has(guid))?.guid ?? paged.progress.page;
  return progressOn({ ...paged.progress, stage: 'correcting' }, page);
}

/**
 * Returns the page on which a problem is corrected: the page of its field, for a check without a field the
 * page of the last question it refers to, and for anything else the last page.
 */
export function pageOfProblem({ form, shown }: Pick<PagedForm, 'form' | 'shown'>, problem: Problem): Guid {
  const { path, params } = problem;
  const check = (form.checks ?? []).find(({ guid }) => guid === params?.['check']);
  const ofField = path === undefined ? null : pageOf(form, parseAnswerKey(path as AnswerKey).guid);
  const found = ofField ?? (check === undefined ? null : pageOfCheck(form, check));
  const last = shown.at(-1);
  if (last === undefined) throw new Error('a form with pages shows at least one');
  return shown.find(({ guid }) => guid === found)?.guid ?? last.guid;
}

/**
 * Returns the page at the end of which a check shows its message; null when it refers to no question that is
 * placed.
 */
export function pageOfCheck(form: Form, check: FormCheck): Guid | null {
  const question = lastQuestionOf(form, check);
  return question === undefined ? null : pageOf(form, question.guid);
}

/**
 * Returns the question at which a check is corrected: the one that shows its message when that is placed,
 * else the last one it refers to or whose rows it counts. With the rows of the form written out, a question
 * it refers to is the one in row `row`, and a counted one the one in the last row. Undefined when none is
 * placed.
 */
export function lastQuestionOf(form: Form, { at, must }: FormCheck, row = 1): Field | undefined {
  const placed = fieldsInOrder(form);
  const last = (guids: readonly Guid[], counted: readonly Guid[] = []): Field | undefined => {
    const keys = new Set<AnswerKey>([...guids.flatMap((guid) => [guid, answerKey(guid, row)]), ...counted]);
    return placed.filter(({ guid }) => keys.has(guid)).at(-1);
  };
  const groups = groupsOfCondition(must);
  const counted = form.groups.filter(({ guid }) => groups.includes(parseAnswerKey(guid).guid));
  return (
    (at === null ? undefined : last([at])) ??
    last(
      fieldsOfCondition(must),
      counted.flatMap(({ fields }) => fields),
    )
  );
}

/** Returns the failed stops that keep the visitor from going on: those of the current page and of earlier ones. */
export function stopsInTheWay(
  { form, shown, progress }: PagedForm,
  stops: readonly FormCheck[],
): readonly FormCheck[] {
  const current = indexOfPage(shown, progress.page);
  return stops.filter((check) => {
    const page = pageOfCheck(form, check);
    return page === null ? current === shown.length - 1 : indexOfPage(shown, page) <= current;
  });
}

/** Returns the position of a page among those that are shown, from 0; -1 for one that is not shown. */
export function indexOfPage(shown: readonly FormPage[], page: Guid): number {
  return shown.findIndex(({ guid }) => guid === page);
}

function targetOf(paged: PagedForm, turn: PageTurn): Guid | undefined {
  if (turn === 'next') return nextPage(paged)?.guid;
  if (turn === 'back') return previousPage(paged)?.guid;
  const isVisited = paged.progress.visited.includes(turn.page);
  return isVisited && indexOfPage(paged.shown, turn.page) >= 0 ? turn.page : undefined;
}

/** Returns the progress on another page, which is visited now. */
export function progressOn(progress: FormProgress, page: Guid): FormProgress {
  const visited = progress.visited.includes(page) ? progress.visited : [...progress.visited, page];
  return { ...progress, page, visited };
}

/** Converts a turn to the value of its button. */
export function pageTurnToWire(turn: PageTurn): string {
  return typeof turn === 'string' ? turn : `page:${turn.page}`;
}

/** Parses the value of the pressed button; no button and anything unknown count as *Next*. */
export function pageTurnFromWire(value: string): PageTurn {
  const page = value.startsWith('page:') ? parseGuid(value.slice('page:'.length)) : undefined;
  if (page !== undefined) return { page };
  return value === 'back' ? 'back' : 'next';
}
