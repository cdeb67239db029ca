import type { Supplier } from '../../../../core/contracts/supply-chain';

/** `waiting`: suppliers that owe an answer, invited or asked again since their last answer. */
export type StatusFilter = 'all' | 'waiting' | Supplier['status'];

export interface SupplierFilter {
  status: StatusFilter;
  text: string;
  /** Empty: any. */
  sectorCode: string;
  countryCode: string;
}

export const noFilter: SupplierFilter = { status: 'all', text: '', sectorCode: '', countryCode: '' };
