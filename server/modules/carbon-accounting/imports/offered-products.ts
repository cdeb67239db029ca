import { supplierFinder } from '../../../../core/carbon/inputs/supplier-link';
import { groupBy } from '../../../../core/collections/group-by';
import { nearest } from '../../../../core/search/nearest';
import type { Queryable } from '../../../lib/database';
import { fewLookups } from './few-lookups';
import { plain } from './headings';
import { findOfferedRows, type OfferedName } from './offered-products-repository';

/** The products that rows of purchases can refer to. */
export interface OfferedNames {
  find: (productId: string) => OfferedName | undefined;
  /**
   * The offers with this part number, the supplier's or the company's own, else with this name, of a supplier, or
   * of all suppliers together if it is not a linked one.
   */
  named: (supplierId: string, text: string) => readonly OfferedName[];
  /** The names of those that an unknown one most likely means. */
  suggest: (supplierId: string, text: string) => string[];
}

const maxSuggestions = 3;

/** The products that suppliers currently offer to a company, by id and by supplier. */
export async function findOfferedNames(db: Queryable, projectId: number): Promise<OfferedNames> {
  const rows = await findOfferedRows(db, projectId);
  const byId = new Map(rows.map((row) => [row.productId, row]));
  // A linking has a row for each product; its number counts once.
  const linkings = supplierFinder([...new Map(rows.map((row) => [row.linkingId, row])).values()]);
  const all = [...byId.values()];
  const byNumber = groupBy(
    all.flatMap((offer) => [...new Set(numbersOf(offer).map(plain))].map((number) => ({ number, offer }))),
    ({ number }) => number,
  );
  const byName = groupBy(all, ({ name }) => plain(name));
  const lookup = fewLookups();
  function of(supplierId: string, offered: readonly OfferedName[] = []): readonly OfferedName[] {
    const company = linkings(supplierId)?.companyId;
    return company === undefined ? offered : offered.filter(({ companyId }) => companyId === company);
  }
  return {
    find: (productId) => byId.get(productId),
    named(supplierId, text) {
      const ofNumber = of(
        supplierId,
        byNumber.get(plain(text))?.map(({ offer }) => offer),
      );
      return ofNumber.length > 0 ? ofNumber : of(supplierId, byName.get(plain(text)));
    },
    suggest: (supplierId, text) =>
      lookup(JSON.stringify([linkings(supplierId)?.companyId, text]), () =>
        nearest(text, of(supplierId, all).map(searchable), maxSuggestions).map(({ label }) => label),
      ),
  };
}

const numbersOf = ({ partNumber, customerPartNumber }: OfferedName) =>
  [partNumber, customerPartNumber].filter(Boolean);

const searchable = (offer: OfferedName) => ({ label: offer.name, terms: numbersOf(offer) });
