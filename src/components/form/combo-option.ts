import type { Searchable } from '../../../core/search/search';

export interface ComboOption extends Searchable {
  value: string;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
