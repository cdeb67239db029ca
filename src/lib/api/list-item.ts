/** An item of a list; its fields may be in `attributes`, next to its id (specification 2, section 7). */
export function listItem<Item extends object>(item: Item): Item {
  if (!('attributes' in item)) return item;
  const { attributes, ...rest } = item;
  return { ...rest, ...(attributes as object) } as Item;
}
