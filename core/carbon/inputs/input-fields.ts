/**
 * The fields of what people enter for a year, by their names in records: one list per kind. The server's statements
 * (insert, update, copy, select), the audit trail and the bodies that the app sends are derived from it.
 */
export interface InputField {
  /** The member of bodies that create and change a record. */
  wire: string;
  column: string;
  type: 'integer' | 'double precision' | 'text' | 'uuid' | 'jsonb';
  /** Set at creation; changes do not affect it. */
  isFixed?: true;
  /** Derived from other fields: stored, but not a value of its own in the audit trail. */
  isDerived?: true;
  /** Null is a value. A change that leaves out any other field keeps the stored value. */
  isNullable?: true;
  /** A change sends null to clear the value; for other fields null is left out of bodies. */
  isCleared?: true;
  /** A list, empty if a creation leaves it out. */
  isList?: true;
  /** Applies only to its year, so a copy of the year leaves it out. */
  isOfYear?: true;
}

export type InputFields = Readonly<Record<string, InputField>>;

export const activityFields = {
  year: { wire: 'Year', column: 'year', type: 'integer', isFixed: true },
  activityId: { wire: 'ActivityId', column: 'activity_id', type: 'integer', isFixed: true },
  // In the unit of the activity. The fields below hold the amount as typed, if its unit differs.
  amount: { wire: 'Amount', column: 'amount', type: 'double precision' },
  typedAmount: { wire: 'Amount', column: 'typed_amount', type: 'double precision', isNullable: true },
  typedUnit: { wire: 'Unit', column: 'typed_unit', type: 'text', isNullable: true },
  calorificValue: {
    wire: 'CalorificValue',
    column: 'calorific_value',
    type: 'double precision',
    isNullable: true,
  },
  // Of electricity at its supplier's own factor.
  supplierFactor: {
    wire: 'SupplierFactor',
    column: 'supplier_factor',
    type: 'double precision',
    isNullable: true,
    isCleared: true,
  },
  electricitySupplier: {
    wire: 'ElectricitySupplier',
    column: 'electricity_supplier',
    type: 'text',
    isNullable: true,
    isCleared: true,
  },
  renewableShare: {
    wire: 'RenewableShare',
    column: 'renewable_share',
    type: 'double precision',
    isNullable: true,
    isCleared: true,
  },
  countryCode: { wire: 'CountryCode', column: 'country', type: 'text' },
  resourceId: { wire: 'ResourceId', column: 'resource_id', type: 'text' },
  note: { wire: 'Note', column: 'note', type: 'text' },
  evidence: { wire: 'Evidence', column: 'evidence', type: 'text', isOfYear: true },
  bills: { wire: 'Bills', column: 'bills', type: 'jsonb', isList: true, isOfYear: true },
} as const satisfies InputFields;

export const spendVolumeFields = {
  year: { wire: 'Year', column: 'year', type: 'integer', isFixed: true },
  turnoverInThsdUSD: { wire: 'TurnoverInThsdUSD', column: 'turnover_thsd_usd', type: 'double precision' },
  turnoverInThsd: {
    wire: 'TurnoverInThsd',
    column: 'turnover_thsd',
    type: 'double precision',
    isNullable: true,
  },
  currency: { wire: 'Currency', column: 'currency', type: 'text', isNullable: true },
  spendShareOfTurnover: { wire: 'SpendShareOfTurnover', column: 'spend_share', type: 'double precision' },
} as const satisfies InputFields;

export const distributionFields = {
  year: { wire: 'Year', column: 'year', type: 'integer', isFixed: true },
  scope3SectorId: { wire: 'Scope3SectorId', column: 'sector_id', type: 'integer', isFixed: true },
  shareOfInput: { wire: 'ShareOfInput', column: 'share', type: 'double precision' },
} as const satisfies InputFields;

export const supplierInputFields = {
  distributionId: { wire: 'DistributionId', column: 'distribution_id', type: 'uuid' },
  recordYear: { wire: 'Year', column: 'year', type: 'integer', isDerived: true },
  supplierId: { wire: 'SupplierId', column: 'supplier_id', type: 'text' },
  supplierName: { wire: 'SupplierName', column: 'supplier_name', type: 'text' },
  countryCode: { wire: 'CountryCode', column: 'country', type: 'text' },
  shareOfSectorInput: { wire: 'ShareOfSectorInput', column: 'share', type: 'double precision' },
  // The part that is a product with a footprint that the supplier offers: all of these fields, or none.
  productId: { wire: 'ProductId', column: 'product_id', type: 'uuid', isNullable: true, isCleared: true },
  productName: {
    wire: 'ProductName',
    column: 'product_name',
    type: 'text',
    isNullable: true,
    isCleared: true,
  },
  productQuantity: {
    wire: 'ProductQuantity',
    column: 'product_quantity',
    type: 'double precision',
    isNullable: true,
    isCleared: true,
  },
  productUnit: {
    wire: 'ProductUnit',
    column: 'product_unit',
    type: 'text',
    isNullable: true,
    isCleared: true,
  },
  productShare: {
    wire: 'ProductShare',
    column: 'product_share',
    type: 'double precision',
    isNullable: true,
    isCleared: true,
  },
} as const satisfies InputFields;

/** The fields that people change, in the order of the list. */
const changeableFields = (fields: InputFields): [name: string, field: InputField][] =>
  Object.entries(fields).filter(([, { isFixed, isDerived }]) => !isFixed && !isDerived);

/** The changeable values of a record, for the audit trail. */
export const changeableValues = (fields: InputFields, record: object): Record<string, unknown> =>
  Object.fromEntries(
    changeableFields(fields).map(([name]) => [name, (record as Record<string, unknown>)[name]]),
  );

/** The member of a body for each field that people change. */
export const wireNames = (fields: InputFields): Record<string, string> =>
  Object.fromEntries(changeableFields(fields).map(([name, { wire }]) => [name, wire]));

/** The fields that a change clears with null. */
export const clearedFields = (fields: InputFields): ReadonlySet<string> =>
  new Set(Object.entries(fields).flatMap(([name, { isCleared }]) => (isCleared ? [name] : [])));
