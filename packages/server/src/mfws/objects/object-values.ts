import { dataTypes, type PropertyAssignment } from '@form-portal/domain';
import type { ObjectChange } from '@form-portal/vault';
import { badRequest } from '../fault.ts';
import type { ReceivedValue } from '../wire/received-value.wire.ts';

const titleProperty = 0;
const classProperty = 100;

/** Received values, with title and class separated. */
interface SortedValues {
  /** Undefined when absent. */
  readonly title: string | undefined;
  readonly class: number | undefined;
  readonly others: readonly PropertyAssignment[];
  /** Properties to clear. */
  readonly empty: readonly number[];
}

/** Separates the object's title and class. */
export function sortValues(received: readonly ReceivedValue[]): SortedValues {
  const isTitleOrClass = ({ propertyDef }: ReceivedValue) =>
    [titleProperty, classProperty].includes(propertyDef);
  const others = received.filter((value) => !isTitleOrClass(value));
  return {
    title: titleIn(received),
    class: classIn(received),
    others: others.flatMap(({ propertyDef, value }) => (value === null ? [] : [{ propertyDef, value }])),
    empty: others.flatMap(({ propertyDef, value }) => (value === null ? [propertyDef] : [])),
  };
}

function titleIn(received: readonly ReceivedValue[]): string | undefined {
  const title = received.find(({ propertyDef }) => propertyDef === titleProperty);
  if (title === undefined) return undefined;
  if (title.value === null) return '';
  if (title.value.dataType === dataTypes.text) return title.value.value;
  throw badRequest('Property 0 (title) is not a text.');
}

function classIn(received: readonly ReceivedValue[]): number | undefined {
  const item = received.find(({ propertyDef }) => propertyDef === classProperty);
  if (item === undefined) return undefined;
  if (item.value?.dataType === dataTypes.lookup) return item.value.value;
  throw badRequest('Property 100 (class) is not an item.');
}

/** Converts received values to a change of an object. */
export function changeOf(received: readonly ReceivedValue[]): ObjectChange {
  const { title, class: classId, others, empty } = sortValues(received);
  return { title, class: classId, set: others, clear: empty };
}
