import type { EmissionResult } from '../../../core/contracts/ca-emission-results';

interface PurchaseTerm {
  name: 'turnover' | 'spendShare' | 'sectorShare' | 'supplierShare' | 'restShare' | 'unallocatedShare';
  value: number;
  unit: 'USD' | '%';
}

/** What the amount of a purchase is multiplied from, one after the other; nothing where that was not kept. */
export function purchaseTerms({
  purchase,
  supplierIdFrontend,
}: Pick<EmissionResult, 'purchase' | 'supplierIdFrontend'>): PurchaseTerm[] {
  if (!purchase) return [];
  const { turnoverInThsdUSD, spendShareOfTurnover, shareOfInput, shareOfSectorInput } = purchase;
  const share = (name: PurchaseTerm['name'], value: number): PurchaseTerm => ({ name, value, unit: '%' });
  const shares =
    shareOfSectorInput === null
      ? [share('unallocatedShare', shareOfInput)]
      : [
          share('sectorShare', shareOfInput),
          share(supplierIdFrontend === null ? 'restShare' : 'supplierShare', shareOfSectorInput),
        ];
  return [
    { name: 'turnover', value: turnoverInThsdUSD * 1000, unit: 'USD' },
    share('spendShare', spendShareOfTurnover),
    ...shares,
  ];
}
