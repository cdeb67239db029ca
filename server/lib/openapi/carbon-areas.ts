import type { Area } from './area';

/** The requests that every kind of record of a year has. */
const recordCalls = (address: string, one: string, many: string) => ({
  [`GET ${address}/project/{projectId}`]: `List the ${many} of a year`,
  [`POST ${address}/project/{projectId}/create`]: `Add ${one}`,
  [`PUT ${address}/project/{projectId}/{id}`]: `Change ${one}`,
  [`DELETE ${address}/project/{projectId}/{id}`]: `Remove ${one}`,
  [`POST ${address}/project/{projectId}/{id}/sync`]: `Read the current state of ${one}`,
  [`GET ${address}/project/{projectId}/cleanup`]: `Count orphaned ${many}`,
  [`POST ${address}/project/{projectId}/cleanup`]: `Remove orphaned ${many}`,
  [`DELETE ${address}/project/{projectId}/year/{year}`]: `Remove all ${many} of a year`,
  [`POST ${address}/project/{projectId}/populate`]: `Prepare and list ${many}, as the app shows them`,
});

const evidenceCalls = (address: string, of: string) => ({
  [`GET ${address}`]: `List the evidence of ${of}`,
  [`POST ${address}`]: `Add an evidence file to ${of}`,
  [`GET ${address}/{fileId}`]: `Download an evidence file of ${of}`,
  [`DELETE ${address}/{fileId}`]: `Remove an evidence file of ${of}`,
});

const records: Area = {
  name: 'Carbon accounting: records',
  description:
    'The inputs of a year: energy, fuels and other activities, spend, and purchases from suppliers.',
  codes: {
    400: [
      'UNKNOWN_ACTIVITY',
      'UNKNOWN_SECTOR',
      'UNKNOWN_COUNTRY',
      'UNKNOWN_CURRENCY',
      'OTHER_PROJECT',
      'CURRENCY_MISSING',
    ],
    409: ['ID_TAKEN', 'EVIDENCE_MANY', 'EVIDENCE_FULL'],
    422: ['EVIDENCE_TYPE', 'BILLS_TOO_MANY', 'BILL_WITHOUT_TARIFF'],
  },
  operations: {
    ...recordCalls('/ca-activities-data', 'an activity', 'activities'),
    ...evidenceCalls('/ca-activities-data/project/{projectId}/{id}/evidence', 'an activity'),
    ...recordCalls('/ca-spend-volumes', 'the spend of a year', 'spend volumes'),
    ...recordCalls('/ca-spend-distributions', 'a spend share', 'spend shares'),
    ...recordCalls('/ca-supplier-inputs', 'a purchase from a supplier', 'purchases from suppliers'),
    'GET /ca-own-activities/project/{projectId}':
      'List the activities that the operator has added to the catalogue',
    'GET /ca-supplier-figures/project/{projectId}/year/{year}':
      'List the figures used to calculate purchases from suppliers',
    'PUT /ca-supplier-figures/project/{projectId}/year/{year}/{linkingId}':
      'Choose the figure used to calculate purchases from a supplier',
  },
};

const files: Area = {
  name: 'Carbon accounting: files',
  description: 'Imports from spreadsheets and invoices, and exports as files.',
  codes: {
    400: ['TABLE_MISSING', 'FILE_MISSING'],
    409: ['ALREADY_IMPORTED', 'ALREADY_UNDONE', 'CALCULATED_MEANWHILE'],
    422: [
      'IMPORT_HAS_ERRORS',
      'INVOICES_BELOW_ZERO',
      'INVOICES_CANCEL_OUT',
      'BILLS_TOO_MANY',
      'BILL_WITHOUT_TARIFF',
    ],
  },
  operations: {
    'GET /ca-exports/project/{projectId}/year/{year}':
      'Download the records or the results of a year as a file',
    'GET /ca-imports/project/{projectId}': 'List the imports of a year',
    'GET /ca-imports/project/{projectId}/template': 'Download an empty spreadsheet to fill in',
    'POST /ca-imports/project/{projectId}/preview': 'Preview what a spreadsheet would change',
    'POST /ca-imports/project/{projectId}/import': 'Import a spreadsheet',
    'DELETE /ca-imports/project/{projectId}/{id}': 'Undo an import',
    'GET /ca-invoices/project/{projectId}': 'List the stored invoices and the meanings of their items',
    'POST /ca-invoices/project/{projectId}': 'Add data read from invoices',
  },
};

const results: Area = {
  name: 'Carbon accounting: years and results',
  description: 'Settings of the carbon accounts, emissions of a year by source, and what customers can see.',
  codes: {
    400: ['YEAR_MISSING', 'YEAR_INVALID', 'NO_RATE', 'TURNOVER_MISSING', 'QUANTITY_OUT_OF_RANGE'],
    409: ['FIGURE_CHANGED', 'NO_CUSTOMER', 'EVIDENCE_MANY', 'EVIDENCE_FULL'],
    422: ['SHARES_OVER_100', 'NOTHING_TO_CALCULATE', 'NOT_CALCULATED', 'EVIDENCE_TYPE'],
  },
  operations: {
    'GET /ca-emission-results/project/{projectId}': 'List emissions by year',
    'GET /ca-emission-results/project/{projectId}/years': 'List the years with their progress',
    'GET /ca-emission-results/project/{projectId}/year/{year}':
      'Read the emissions of a year with their sources',
    'DELETE /ca-emission-results/project/{projectId}/year/{year}': 'Remove the results of a year',
    'POST /ca-emission-results/project/{projectId}/calculate': 'Calculate a year',
    'POST /ca-emission-results/project/{projectId}/year/{year}/copy':
      'Copy the records of a year into another',
    'POST /ca-emission-results/project/{projectId}/populate':
      'Prepare and list results, as the app shows them',
    'GET /ca-settings/project/{projectId}': 'Read the settings of the carbon accounts',
    'PUT /ca-settings/project/{projectId}': 'Change the settings of the carbon accounts',
    'GET /ca-boundary/project/{projectId}': 'Read the boundary of the carbon accounts',
    'PUT /ca-boundary/project/{projectId}': 'Change the boundary of the carbon accounts',
    'GET /ca-overlaps/project/{projectId}/year/{year}': 'List possible double counting in a year',
    'PUT /ca-overlaps/project/{projectId}/year/{year}/sector/{sectorCode}':
      'State whether purchases and activities overlap',
    'GET /ca-verifications/project/{projectId}/year/{year}': 'Read who has verified the account of a year',
    'PUT /ca-verifications/project/{projectId}/year/{year}':
      'State who has verified the account of a year, or withdraw it',
    ...evidenceCalls(
      '/ca-verifications/project/{projectId}/year/{year}/evidence',
      'the verification of a year',
    ),
    'GET /ca-allocations/project/{projectId}/year/{year}': 'Read how emissions are allocated to customers',
    'PUT /ca-allocations/project/{projectId}/year/{year}/basis': 'Choose how emissions are allocated',
    'PUT /ca-allocations/project/{projectId}/year/{year}/customer/{customerId}':
      'Set the share of a customer',
    'PUT /ca-allocations/project/{projectId}/year/{year}/customer/{customerId}/sharing':
      'Share the emissions of a year with a customer, or stop sharing them',
  },
};

const products: Area = {
  name: 'Products',
  description: 'Product footprints, their releases, and offers to customers and partners.',
  codes: {
    400: ['LINE_NAME_MISSING', 'UNKNOWN_COUNTRY', 'NOT_COMPLETE'],
    409: [
      'ID_TAKEN',
      'PRODUCT_RELEASED',
      'PART_IN_USE',
      'LINES_MANY',
      'FIGURE_CHANGED',
      'NOT_OFFERED',
      'EVIDENCE_MANY',
      'EVIDENCE_FULL',
    ],
    422: ['NOT_RELEASED', 'EVIDENCE_TYPE'],
  },
  operations: {
    'GET /ca-products/project/{projectId}': 'List products',
    'POST /ca-products/project/{projectId}': 'Add a product',
    'GET /ca-products/project/{projectId}/{id}': 'Read a product with its lines and footprint',
    'PUT /ca-products/project/{projectId}/{id}': 'Change a product',
    'DELETE /ca-products/project/{projectId}/{id}': 'Remove a product',
    'GET /ca-products/project/{projectId}/{id}/releases': 'List the released footprints of a product',
    'POST /ca-products/project/{projectId}/{id}/releases': 'Release the footprint of a product',
    'GET /ca-products/project/{projectId}/{id}/customers':
      'List the customers and whether each is offered a product',
    'PUT /ca-products/project/{projectId}/{id}/customers/{customerId}':
      'Offer a product to a customer, state its part number, or withdraw the product',
    'GET /ca-products/project/{projectId}/{id}/partners':
      'List the partners and whether each is offered a product',
    'PUT /ca-products/project/{projectId}/{id}/partners/{partnerId}':
      'Offer a product to a partner, or withdraw it',
    ...evidenceCalls('/ca-product-lines/project/{projectId}/{id}/evidence', 'a line of a product'),
    'GET /ca-offered-products/project/{projectId}': 'List the products that suppliers offer',
    'GET /ca-asked-footprints/project/{projectId}':
      'List the footprints requested from suppliers and partners',
    'POST /ca-asked-footprints/project/{projectId}': 'Request a footprint from a supplier or a partner',
    'GET /ca-asked-footprints/project/{projectId}/parties':
      'List the suppliers and partners that footprints can be requested from',
  },
};

export const carbonAreas: readonly Area[] = [results, records, files, products];
