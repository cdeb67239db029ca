import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';

interface PurchaseTerm {
  name:
    | 'turnover'
    | 'rate'
    | 'prices'
    | 'spendShare'
    | 'sectorShare'
    | 'supplierShare'
    | 'restShare'
    | 'unallocatedShare';
  value: number;
  /** A currency, a ratio of two, percent, or empty. */
  unit: string;
  /** The year of the figure. */
  year?: number;
}

/** The factors whose product is a purchase's amount, in order; empty if they were not stored. */
export function purchaseTerms({
  purchase,
  money,
  supplierIdFrontend,
}: Pick<EmissionResult, 'purchase' | 'money' | 'supplierIdFrontend'>): PurchaseTerm[] {
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
  const turnover: PurchaseTerm[] = money
    ? [
        { name: 'turnover', value: money.turnoverInThsd * 1000, unit: money.currency },
        { name: 'rate', value: money.usdPerUnit, unit: `USD/${money.currency}`, year: money.rateYear },
        { name: 'prices', value: money.priceFactor, unit: '', year: money.indexYear },
      ]
    : [{ name: 'turnover', value: turnoverInThsdUSD * 1000, unit: 'USD' }];
  return [...turnover, share('spendShare', spendShareOfTurnover), ...shares];
}
