import type { ValueListName } from '../../../core/contracts/value-lists';
import { productsApi } from '../../features/carbon-accounting/products/products-api';
import { valueListsApi } from '../../lib/api/value-lists-api';
import { load, minutes, type Load } from './load';

/** Reference data stays fresh for a day and is the same for every project. */
function valueList(name: ValueListName): Load {
  const ofName = load<ValueListName>(valueListsApi.endpoints.getValueList, 24 * 60 * minutes);
  return () => ofName(name);
}

/** Prefetched lists whose scripts load after those of the first page. */
export const prefetchedLists = {
  accounts: [
    load(productsApi.endpoints.getProducts, 30 * minutes),
    load(productsApi.endpoints.getOfferedProducts, 30 * minutes),
    // Names and options for activities, sectors and typical industry values.
    valueList('ca-activities-list'),
    valueList('ca-scope3-sectors'),
    valueList('ca-prefills-list'),
  ],
  profile: [valueList('app-registration-industries')],
} satisfies Record<string, readonly Load[]>;
