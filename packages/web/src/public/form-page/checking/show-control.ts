import { progressOn, type Guid } from '@form-portal/domain';
import { afterFrame } from '../../../shared/after-frame.ts';
import { goToElement } from '../layout/go-to.ts';
import type { FormStore } from '../form-store.ts';

/** Moves the focus to the element of an id, after showing the page of the form on which it is. */
export function showControl(store: FormStore, id: string): void {
  const focus = (): void => goToElement(document.getElementById(id));
  if (showPageOf(store, id)) afterFrame(focus);
  else focus();
}

/** Shows the page of a form on which the element of an id is; returns whether it was another one. */
export function showPageOf(store: FormStore, id: string): boolean {
  const { progress } = store.getSnapshot();
  const element = document.getElementById(id)?.closest<HTMLElement>('[data-page]');
  const page = element?.dataset['page'] as Guid | undefined;
  if (progress === null || page === undefined || page === progress.page) return false;
  store.update({ progress: progressOn(progress, page) });
  return true;
}
