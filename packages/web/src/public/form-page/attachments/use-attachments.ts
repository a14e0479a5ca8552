import { useMemo, useRef, useState } from 'react';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { listProblems, withFile, withFileBack, withReading, withoutFile } from './attachment-list.ts';
import type { ListProblems, ListedFile } from './attachment-list.ts';
import type { FormPageContent } from '../form-page-content.ts';

/** A file of the visitor's in the list. */
export type AttachedFile = ListedFile<File>;

/** What became of files that were added at once. */
export interface AddedFiles {
  readonly added: readonly AttachedFile[];
  readonly problems: ListProblems;
}

/** The files of a form that is filled in. */
export interface Attachments {
  readonly list: readonly AttachedFile[];
  readonly problems: ListProblems;
  /** The files as they are now, also between two drawings. */
  readonly now: () => readonly AttachedFile[];
  /** Adds files at the end, the first possibly in the place of another; resolves when they were checked. */
  readonly add: (files: readonly File[], insteadOf?: number) => Promise<AddedFiles>;
  readonly remove: (id: number) => void;
  readonly putBack: (file: AttachedFile, place: number) => void;
  readonly clear: () => void;
  /** Looks again whether every file can still be read; the problems as they are then. */
  readonly checkAgain: () => Promise<ListProblems>;
}

/** Keeps the list of attachments. */
export function useAttachments(page: FormPageContent): Attachments {
  const { form, fileTypes } = page;
  const { limits } = useSite();
  const [list, setList] = useState<readonly AttachedFile[]>([]);
  const newest = useRef(list);
  const nextId = useRef(1);
  const laws = useMemo(() => ({ form, fileTypes, limits }), [form, fileTypes, limits]);
  const problems = useMemo(() => listProblems(list, laws), [list, laws]);

  function change(next: readonly AttachedFile[]): void {
    newest.current = next;
    setList(next);
  }

  async function check({ id, content }: AttachedFile): Promise<void> {
    const reading = await readingOf(content);
    change(withReading(newest.current, id, reading));
  }

  return {
    list,
    problems,
    now: () => newest.current,
    async add(files, insteadOf) {
      const ids = files.map((file, place) => {
        const id = nextId.current++;
        const replaced = place === 0 ? insteadOf : undefined;
        change(withFile(newest.current, file, { id, insteadOf: replaced }));
        return id;
      });
      const isAdded = ({ id }: AttachedFile): boolean => ids.includes(id);
      await Promise.all(newest.current.filter(isAdded).map(check));
      return { added: newest.current.filter(isAdded), problems: listProblems(newest.current, laws) };
    },
    remove: (id) => change(withoutFile(newest.current, id)),
    putBack: (file, at) => change(withFileBack(newest.current, file, at)),
    clear: () => change([]),
    async checkAgain() {
      await Promise.all(newest.current.map(check));
      return listProblems(newest.current, laws);
    },
  };
}

async function readingOf(file: File): Promise<AttachedFile['reading']> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return 'fine';
  } catch {
    return 'failed';
  }
}
