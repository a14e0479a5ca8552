import { createContext, use } from 'react';
import { findBlock } from './blocks.ts';
import { moveWhole } from './move-whole.ts';
import { showMove, type MoveToShow } from './show-move.ts';
import type { Guid } from '@form-portal/domain';
import type { ShownMove } from '../model/shown-moves.ts';

/**
 * The elements that the blocks of the fields are drawn into. A field has one slot at a time, in its line of the form, and its host
 * stands in it: so a block stays the very same wherever its field is moved, with the focus that it has.
 */
export interface FieldHosts {
  /** The block of a field is drawn; answers what to do before it goes. */
  readonly add: (guid: Guid, drawn: Drawn) => () => void;
  /** A field has a slot: its host comes into it. */
  readonly open: (guid: Guid, slot: HTMLElement) => void;
  /** A slot goes: the host that stands in it waits for another one. */
  readonly close: (guid: Guid, slot: HTMLElement) => void;
  /** Takes a host out of its slot, which the form is about to put elsewhere; false: there is none. */
  readonly lift: (guid: Guid) => boolean;
  /** Shows moves, also of new fields that have a host, before the lines are drawn anew; false: this page can't, and nothing has changed. */
  readonly show: (moves: readonly ShownMove[]) => boolean;
  /** The lines are drawn anew: every host that was taken out comes into its slot, and what only showed a move goes. */
  readonly settle: () => void;
}

/** Where the block of a field is drawn. */
interface Drawn {
  /** Goes from slot to slot, with the block in it. */
  readonly host: HTMLElement;
  /** Where the host was drawn, and waits while it has no slot: in the page, but showing nothing. */
  readonly home: HTMLElement;
}

/** No hosts yet. */
export function createFieldHosts(): FieldHosts {
  const hosts = new Map<Guid, Drawn>();
  const slots = new Map<Guid, HTMLElement>();
  const away = new Set<Guid>();
  const takeBack: (() => void)[] = [];

  function toSlot(guid: Guid): void {
    const [host, slot] = [hosts.get(guid)?.host, slots.get(guid)];
    if (host !== undefined && slot !== undefined && host.parentElement !== slot) moveWhole(host, slot);
  }

  function lift(guid: Guid): boolean {
    const drawn = hosts.get(guid);
    if (drawn === undefined) return false;
    moveWhole(drawn.host, drawn.home);
    away.add(guid);
    return true;
  }

  /** What a move is about on the page; null: it is not all there, or can't be moved whole. */
  function elementsOf(move: ShownMove): MoveToShow | null {
    const [host, slot] = [hosts.get(move.moved.guid)?.host, slots.get(move.moved.guid) ?? null];
    const beside =
      move.kind === 'run' ? findBlock(document, move.group.guid)?.parentElement : slots.get(move.field.guid);
    if (host === undefined || !beside || !('moveBefore' in beside)) return null;
    return { host, slot, beside, move };
  }

  return {
    add(guid, drawn) {
      hosts.set(guid, drawn);
      toSlot(guid);
      return () => {
        moveWhole(drawn.host, drawn.home);
        hosts.delete(guid);
        away.delete(guid);
      };
    },
    open(guid, slot) {
      slots.set(guid, slot);
      toSlot(guid);
      away.delete(guid);
    },
    close(guid, slot) {
      if (slots.get(guid) === slot) slots.delete(guid);
      if (hosts.get(guid)?.host.parentElement === slot) lift(guid);
    },
    lift,
    show(moves) {
      const onPage = moves.map(elementsOf);
      if (!onPage.every((move) => move !== null)) return false;
      for (const move of onPage) {
        takeBack.push(showMove(move));
        away.add(move.move.moved.guid);
      }
      return true;
    },
    settle() {
      away.forEach(toSlot);
      away.clear();
      takeBack.splice(0).forEach((task) => task());
    },
  };
}

/** The hosts of the open canvas. */
export const FieldHostsContext = createContext<FieldHosts | null>(null);

/** The hosts of the open canvas. */
export function useFieldHosts(): FieldHosts {
  const hosts = use(FieldHostsContext);
  if (hosts === null) throw new Error('useFieldHosts is called outside of FieldHostsContext');
  return hosts;
}
