import { isSame } from '../compare/is-same';

/**
 * A change of an answer that has parts, such as a measure. With `before`, only the parts that it names are changed; it
 * holds their values as the person saw them. Without it, all parts are.
 */
export type PartChange<Item extends object> = Item & { before?: Partial<Item> };

/** The changed item: parts that the change does not name stay as they are in `current`. */
export function changedItem<Item extends object>(change: PartChange<Item>, current: Item | undefined): Item {
  const { before, ...item } = change;
  const whole = item as unknown as Item;
  return before && current ? { ...current, ...sameParts(whole, before) } : whole;
}

/** Whether a part that is changed has meanwhile got another value than the one that was seen. */
export function clashes<Item extends object>(change: PartChange<Item>, current: Item): boolean {
  const before: Partial<Item> = change.before ?? {};
  const parts = Object.keys(before) as (keyof Item)[];
  return parts.some((part) => !isSame(current[part], before[part]) && !isSame(current[part], change[part]));
}

/** The same change once the person has seen the current item. */
export function onCurrent<Item extends object>(
  change: PartChange<Item>,
  current: Item | undefined,
): PartChange<Item> {
  if (!change.before || !current) return change;
  return { ...changedItem(change, current), before: sameParts(current, change.before) };
}

/** Two changes of an item as one. */
export function bothChanges<Item extends object>(
  earlier: PartChange<Item> | undefined,
  later: PartChange<Item>,
): PartChange<Item> {
  if (!earlier) return later;
  const { before, ...whole } = later;
  if (!before || !earlier.before) return whole as unknown as Item;
  return { ...earlier, ...sameParts(later, before), before: { ...before, ...earlier.before } };
}

/** A change of some parts of an item; `before` has their values as they were seen. */
export function partChange<Item extends object>(
  item: PartChange<Item>,
  parts: Partial<Item>,
  before: Partial<Item>,
): PartChange<Item> {
  return bothChanges<Item>({ before: {}, ...item }, { ...item, ...parts, before });
}

/** Those parts of an item that `named` has, too. */
function sameParts<Item extends object>(item: Item, named: Partial<Item>): Partial<Item> {
  const parts = Object.keys(named) as (keyof Item)[];
  return Object.fromEntries(parts.map((part) => [part, item[part]])) as Partial<Item>;
}
