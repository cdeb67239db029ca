import type { ImportTable } from '../../../../core/contracts/ca-imports';

export interface Column {
  /** As in the header of exports. */
  header: string;
  kind: 'integer' | 'number' | 'text' | 'day';
  isRequired?: boolean;
  /** For a required column: whether a cell may still be empty. */
  mayBeEmpty?: boolean;
  /** The column that can replace a required one: it has the same information by name. */
  orElse?: string;
  /** Whether a name is accepted instead of a number. */
  takesName?: boolean;
  maxLength?: number;
}

/**
 * Columns by table, in the order of templates and exports. These headers are the same in every language;
 * those of `locales/` are used in templates, and are read as well. Other columns are ignored.
 */
export const tableColumns = {
  activities: {
    year: { header: 'Year', kind: 'integer', isRequired: true },
    activityId: {
      header: 'Activity ID',
      kind: 'integer',
      isRequired: true,
      mayBeEmpty: true,
      orElse: 'activity',
      takesName: true,
    },
    activity: { header: 'Activity', kind: 'text' },
    amount: { header: 'Amount', kind: 'number', isRequired: true },
    unit: { header: 'Unit', kind: 'text', isRequired: true },
    country: { header: 'Country', kind: 'text', isRequired: true },
    site: { header: 'Site', kind: 'text', maxLength: 100 },
    note: { header: 'Note', kind: 'text', maxLength: 1000 },
    evidence: { header: 'Evidence', kind: 'text', maxLength: 300 },
    recordId: { header: 'Record ID', kind: 'text' },
    calorificValue: { header: 'Calorific value (kWh per m3 or kg)', kind: 'number' },
    supplierFactor: { header: 'Supplier factor (g CO2e/kWh)', kind: 'number' },
    electricitySupplier: { header: 'Electricity supplier', kind: 'text', maxLength: 200 },
    renewableShare: { header: 'Renewable share (%)', kind: 'number' },
  },
  /** The parts that amounts of activities are the sum of. */
  bills: {
    year: { header: 'Year', kind: 'integer', isRequired: true },
    activityId: {
      header: 'Activity ID',
      kind: 'integer',
      isRequired: true,
      mayBeEmpty: true,
      orElse: 'activity',
      takesName: true,
    },
    activity: { header: 'Activity', kind: 'text' },
    from: { header: 'First day', kind: 'day', isRequired: true },
    to: { header: 'Last day', kind: 'day', isRequired: true },
    amount: { header: 'Amount', kind: 'number', isRequired: true },
    unit: { header: 'Unit', kind: 'text', isRequired: true },
    country: { header: 'Country', kind: 'text', isRequired: true },
    site: { header: 'Site', kind: 'text', maxLength: 100 },
    evidence: { header: 'Bill number', kind: 'text', maxLength: 300 },
    note: { header: 'Note', kind: 'text', maxLength: 1000 },
    calorificValue: { header: 'Calorific value (kWh per m3 or kg)', kind: 'number' },
    recordId: { header: 'Record ID', kind: 'text' },
    billId: { header: 'Bill ID', kind: 'text' },
  },
  spend: {
    year: { header: 'Year', kind: 'integer', isRequired: true },
    // In one of two ways: in USD of 2022, or in the currency of the books.
    turnover: { header: 'Turnover (thousand USD)', kind: 'number' },
    turnoverTyped: { header: 'Turnover as entered (thousand)', kind: 'number' },
    currency: { header: 'Currency', kind: 'text', maxLength: 100 },
    spendShare: { header: 'Spend share of turnover (%)', kind: 'number', isRequired: true },
  },
  distribution: {
    year: { header: 'Year', kind: 'integer', isRequired: true },
    sectorCode: {
      header: 'Sector code',
      kind: 'text',
      isRequired: true,
      mayBeEmpty: true,
      orElse: 'sector',
    },
    sector: { header: 'Sector', kind: 'text' },
    share: { header: 'Share of input (%)', kind: 'number', isRequired: true },
  },
  suppliers: {
    year: { header: 'Year', kind: 'integer', isRequired: true },
    // Suppliers whose sector was removed have none; they are identified by their record.
    sectorCode: {
      header: 'Sector code',
      kind: 'text',
      isRequired: true,
      mayBeEmpty: true,
      orElse: 'sector',
    },
    sector: { header: 'Sector', kind: 'text' },
    supplierId: { header: 'Supplier ID', kind: 'text', isRequired: true, maxLength: 100 },
    supplierName: { header: 'Supplier name', kind: 'text', maxLength: 200 },
    country: { header: 'Country', kind: 'text', isRequired: true },
    share: { header: 'Share of sector input (%)', kind: 'number', isRequired: true },
    recordId: { header: 'Record ID', kind: 'text' },
    // The part of it that is a product with its own footprint.
    product: { header: 'Product', kind: 'text', maxLength: 200 },
    productQuantity: { header: 'Product quantity', kind: 'number' },
    productUnit: { header: 'Product unit', kind: 'text' },
    productShare: { header: 'Product share of the purchase (%)', kind: 'number' },
    productId: { header: 'Product ID', kind: 'text' },
  },
} as const satisfies Record<ImportTable, Record<string, Column>>;

export type ColumnName<Table extends ImportTable> = keyof (typeof tableColumns)[Table] & string;

export const importTables = Object.keys(tableColumns) as ImportTable[];

export const columnsOf = (table: ImportTable): [field: string, column: Column][] =>
  Object.entries(tableColumns[table]);

export const headersOf = (table: ImportTable): string[] => columnsOf(table).map(([, { header }]) => header);

export const sheetNames: Record<ImportTable, string> = {
  activities: 'Activities',
  bills: 'Bills',
  spend: 'Spend',
  distribution: 'Distribution',
  suppliers: 'Suppliers',
};
