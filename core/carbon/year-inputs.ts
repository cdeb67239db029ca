/** What a calculation of a year starts from. Shares are percentages, money is USD. */
export interface YearInputs {
  year: number;
  /** Of the company, ISO 3166-1 alpha-2: purchases whose supplier is not known are taken as made there. */
  homeCountry: string;
  activities: readonly ActivityInput[];
  spend: SpendInput | undefined;
  distributions: readonly DistributionInput[];
  supplierInputs: readonly SupplierShareInput[];
}

export interface ActivityInput {
  id: string;
  activityId: number;
  name: string;
  unit: string;
  scope: 1 | 2 | 3;
  /** How its factor is found: one of its own, the country's grid, or the contract it is bought under. */
  supply: 'own' | 'grid' | 'contract';
  amount: number;
  countryCode: string;
  businessUnit: string;
  /** Whether a meter, a bill or a service record states the amount. */
  isExact: boolean;
}

export interface SpendInput {
  turnoverInThsdUSD: number;
  spendShareOfTurnover: number;
}

export interface Sector {
  id: number;
  code: string;
  name: string;
  hotspotSectorId: number;
  hotspotSectorName: string;
}

export interface DistributionInput {
  id: string;
  sector: Sector;
  shareOfInput: number;
}

export interface SupplierShareInput {
  id: string;
  distributionId: string;
  supplierId: string;
  supplierName: string;
  countryCode: string;
  shareOfSectorInput: number;
  linking: SupplierLinking | undefined;
}

/** What the platform knows of a supplier that is linked to the company. */
export interface SupplierLinking {
  status: 'invited' | 'accepted' | 'declined' | 'submitted';
  /** Percent, 0 to 100; counts only once the supplier has submitted. */
  performance: number;
  segmentSector: string | null;
  segmentCountry: string | null;
}
