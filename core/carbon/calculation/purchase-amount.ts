import type { PurchaseProvenance } from '../../contracts/ca-provenance';

/** USD: the turnover times one share after the other, as on a pocket calculator. */
export function amountOf(purchase: PurchaseProvenance): number {
  const { turnoverInThsdUSD, spendShareOfTurnover, shareOfInput, shareOfSectorInput } = purchase;
  const purchases = (turnoverInThsdUSD * 1000 * spendShareOfTurnover) / 100;
  const ofSector = (purchases * shareOfInput) / 100;
  return shareOfSectorInput === null ? ofSector : (ofSector * shareOfSectorInput) / 100;
}
