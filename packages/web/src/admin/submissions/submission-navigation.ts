import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { parseGuid, type Guid } from '@form-portal/domain';
import { filterOf, searchOf, type ListFilter } from './list/list-filter.ts';

/** The list's filter and the open submission, both from the address, and the functions that change them. */
export interface SubmissionNavigation {
  readonly filter: ListFilter;
  /** The open submission; null: none. */
  readonly open: Guid | null;
  /** Whether the focus remains on the control that opened this submission: a button of the previous one's panel. */
  readonly keepsFocus: boolean;
  readonly show: (change: Partial<ListFilter>) => void;
  readonly openNext: (guid: Guid) => void;
  readonly close: () => void;
}

const listPath = '/admin/submissions';

/** The address of a submission among a list. */
export function submissionAddress(guid: Guid, filter: ListFilter): string {
  return `${listPath}/${guid}${searchOf(filter)}`;
}

/** The address of a list. */
export function listAddress(filter: ListFilter): string {
  return `${listPath}${searchOf(filter)}`;
}

/** The navigation of the current address. */
export function useSubmissionNavigation(): SubmissionNavigation {
  const [search] = useSearchParams();
  const { id = '' } = useParams();
  const { state }: { readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  const filter = filterOf(search);
  return {
    filter,
    open: parseGuid(id) ?? null,
    keepsFocus: state === keepFocus,
    // Typing adds no history entries; every other change does. Rendered synchronously, so that the next change builds on this one.
    show: (change) =>
      void navigate(listAddress({ ...filter, ...change }), { replace: 'q' in change, flushSync: true }),
    openNext: (guid) => void navigate(submissionAddress(guid, filter), { replace: true, state: keepFocus }),
    // Closed synchronously, so that the open submission is not fetched again after it was removed.
    close: () => void navigate(listAddress(filter), { flushSync: true }),
  };
}

const keepFocus = 'keep-focus';
