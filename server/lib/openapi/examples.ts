/** Valid request bodies for the requests that other systems need most, by method and address below /api. */
export const exampleBodies: Readonly<Record<string, object>> = {
  'POST /ca-activities-data/project/{projectId}/create': {
    data: {
      ...{ ActivityDataId: '5b0f2a86-8f9e-4f6e-9a52-5c4c1a3b7d10', Year: 2025, ActivityId: 101 },
      ...{ Amount: 412, Unit: 'MWh', CountryCode: 'AT', ResourceId: 'Plant 1', Note: 'Furnaces' },
      Bills: [
        {
          ...{ id: 'c3f6a1de-2b51-4a4e-8b7d-6f0e5a9c2d41', from: '2025-01-01', to: '2025-01-31' },
          ...{ amount: 412, unit: 'MWh', calorificValue: null, evidence: 'Invoice 4711', note: '' },
        },
      ],
    },
  },
  'POST /ca-emission-results/project/{projectId}/calculate': { year: 2025 },
  'POST /supplychain-suppliers/project/{projectId}/invite': {
    ...{
      supplierName: 'Example Castings Ltd',
      supplierId: '70099',
      email: 'sustainability@castings.example',
    },
    ...{ countryCode: 'DE', sectorCode: 'CASTINGS_FORGINGS', locale: 'de', wanted: ['selfAssessment'] },
  },
};
