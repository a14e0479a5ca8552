import { draftAnswers, formControlNames, parseGuid } from '@form-portal/domain';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { createFilling } from './filling.ts';
import { draftPlace } from './kept-draft.ts';
import { verifiedFields } from '../first-view.ts';
import { newGuid } from '../../../shared/new-guid.ts';
import { readAnswers } from './read-answers.ts';
import { refusedState } from '../checking/refused-state.ts';
import { restoredAnswers } from './restored-answers.ts';
import { controlOf } from './control-of.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useOwnGuid } from './use-own-guid.ts';
import { useSaver } from './use-saver.ts';
import type { Filling, FillingState } from './filling.ts';
import type { LiveFillingProps } from '../live-contract.ts';
import type { Fill } from '../fill-view.ts';
import type { Answers, Guid } from '@form-portal/domain';

export interface FilledForm {
  readonly filling: Filling;
  readonly fill: Fill;
  /** Fields that identification answers. */
  readonly verified: readonly Guid[];
  /** What was brought back from the tab's storage; null: nothing. */
  readonly restored: { readonly hadFiles: boolean } | null;
  /** A value changed: the tab's storage follows soon. */
  readonly keep: () => void;
  /** Forgets the draft: storage, values and errors. The controls keep what stands in them until {@link empty}. */
  readonly forget: () => void;
  /** Puts the first values back into the controls. */
  readonly empty: () => void;
  /** Goes on with the same answers as a new submission that corrects the one of this draft, which has arrived. */
  readonly correctSent: () => void;
  /** Resolves once the draft has a GUID that no other tab sends under. */
  readonly ownsGuid: () => Promise<void>;
}

/** A form that is filled in: wakes over what stands in the page, and keeps it through reloads (decisions 0002 and specification D39). */
export function useFilling(
  { page, places, first: { fill: firstFill } }: LiveFillingProps,
  hasFiles: () => boolean,
): FilledForm {
  const { form, returned } = page;
  const site = useSite();
  const { owner, formerOwners = [] } = site;
  const element = places.form;
  const [first] = useState(firstFill.answers);
  const [verified] = useState(() => verifiedFields(page, site));
  const [filling] = useState(() =>
    createFilling(
      { form, answers: first, verified, refused: returned && refusedState(form, returned) },
      newGuid,
    ),
  );
  const [fill, setFill] = useState<Fill>(firstFill);
  const [restored, setRestored] = useState<FilledForm['restored']>(null);
  const place = useMemo(() => draftPlace(() => sessionStorage, form), [form]);
  /** Identification gives them again, and a shared computer need not keep them. */
  const withoutVerified = (answers: Answers): Answers =>
    Object.fromEntries(Object.entries(answers).filter(([guid]) => !verified.some((one) => one === guid)));
  const saver = useSaver(() => {
    const draft = filling.draft();
    if (!filling.state().dirty && !hasFiles()) place.clear();
    else
      place.write({
        guid: draft.guid,
        answers: withoutVerified(draftAnswers(draft)),
        owner,
        hadFiles: hasFiles(),
        corrects: parseGuid(controlOf(element, formControlNames.corrects)?.value) ?? null,
      });
  });
  const keepFocus = useKeptFocus(fill.number);
  const ownGuid = useOwnGuid(filling, element, saver.schedule);

  function refill(answers: Answers): void {
    keepFocus();
    setFill(({ number }) => ({ answers, number: number + 1 }));
  }

  const wake = useEffectEvent(() => {
    const typed = readAnswers(form, element);
    const found = returned === null ? place.read() : null;
    const isOurs = (mark: string): boolean => ['', owner, ...formerOwners].includes(mark);
    const kept = found !== null && isOurs(found.owner) ? found : null;
    if (kept === null) {
      if (found !== null) place.clear();
      filling.answerAll(typed, parseGuid(controlOf(element, formControlNames.draft)?.value));
      return;
    }
    const answers = restoredAnswers(form, { typed, kept: kept.answers, verified: first });
    filling.answerAll(answers, kept.guid);
    write(formControlNames.draft, kept.guid);
    write(formControlNames.corrects, kept.corrects ?? '');
    refill(answers);
    setRestored({ hadFiles: kept.hadFiles });
  });
  const woken = useRef(false);
  useEffect(() => {
    if (woken.current) return;
    woken.current = true;
    wake();
    ownGuid.claim();
  }, [ownGuid]);

  function write(name: string, value: string): void {
    const control = controlOf(element, name);
    if (control !== null) control.value = value;
  }

  function correctSent(): void {
    write(formControlNames.corrects, filling.draft().guid);
    ownGuid.renew();
  }

  function forget(): void {
    saver.cancel();
    place.clear();
    filling.restart(first);
    setRestored(null);
    write(formControlNames.draft, filling.draft().guid);
    write(formControlNames.corrects, '');
    ownGuid.claim();
  }

  return {
    filling,
    fill,
    verified,
    restored,
    keep: saver.schedule,
    forget,
    empty: () => refill(first),
    correctSent,
    ownsGuid: ownGuid.claimed,
  };
}

/** One part of what the page shows; whoever asks is drawn again only when that part changed. */
export function useFillingState<Part>(filling: Filling, part: (state: FillingState) => Part): Part {
  const read = (): Part => part(filling.state());
  return useSyncExternalStore(filling.subscribe, read, read);
}
