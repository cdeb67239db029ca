import type { Searchable } from '../../../core/search/search';

export interface ComboOption extends Searchable {
  value: string;
}
