import { findField, findGroup, parseGuid } from '@form-portal/domain';
import { hasRoomBeside, moveTo } from '@form-portal/domain/edit';
import { guidOfBlock } from '../blocks/block-elements.ts';
import { nearestSpot, sideUnder, type MeasuredSpot, type Point } from './nearest-spot.ts';
import type { Form } from '@form-portal/domain';
import type { Beside, Target } from '@form-portal/domain/edit';
import type { Carried } from '../../model/view/canvas-view.ts';

/** The drop target under the pointer; null: none, or the drop would change nothing. */
export function dropTargetAt(canvas: Element, point: Point, carried: Carried, form: Form): Target | null {
  const beside = besideAt(canvas, point, carried, form);
  if (beside !== null) return beside;
  const container = isTopLevelOnly(carried, form) ? 'form' : 'any';
  const spot = nearestSpot(measureSpots(canvas), point, container);
  return spot !== undefined && isEffective(form, carried, spot) ? spot : null;
}

/** Whether a block can be dropped at the top level only, as groups and pages can. */
function isTopLevelOnly(carried: Carried, form: Form): boolean {
  if (carried.kind === 'element') return findGroup(form, carried.guid) !== undefined;
  return carried.type === 'group' || carried.type === 'page';
}

function besideAt(canvas: Element, point: Point, carried: Carried, form: Form): Beside | null {
  const block = document.elementFromPoint(point.x, point.y)?.closest('[data-kind="field"]') ?? null;
  const field = block === null || !canvas.contains(block) ? null : guidOfBlock(block);
  if (block === null || field === null || findField(form, field)?.width !== 'narrow') return null;
  const side = sideUnder(block.getBoundingClientRect(), point);
  if (side === null) return null;
  const target: Beside = { kind: 'beside', field, side };
  return isEffective(form, carried, target) ? target : null;
}

function isEffective(form: Form, carried: Carried, target: Target): boolean {
  if (carried.kind === 'element') return moveTo(form, carried.guid, target) !== form;
  return target.kind === 'at' || (!isTopLevelOnly(carried, form) && hasRoomBeside(form, target.field));
}

function measureSpots(canvas: Element): readonly MeasuredSpot[] {
  return [...canvas.querySelectorAll<HTMLElement>('[data-spot]')].map((element) => {
    const [group = '', index = '', page = ''] = (element.dataset['spot'] ?? '').split(':');
    const container = { group: parseGuid(group) ?? null, page: parseGuid(page) ?? null };
    const spot = { kind: 'at', ...container, index: Number(index) } as const;
    return { spot, box: element.getBoundingClientRect() };
  });
}
