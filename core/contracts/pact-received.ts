import { Type, type Static } from 'typebox';

/*
 * The members of a footprint in the data model of the PACT Technical Specifications, version 3, that the product reads,
 * with the specification's patterns. Others may be present, and members that the specification does not require may be
 * missing.
 */

const Id = Type.String({ format: 'uuid' });
/** Within the years of our calendar and the database's, also in UTC and a day before; no leap second. */
const Time = Type.String({
  format: 'date-time',
  pattern: '^(?!000[01]|9999)\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:[0-5]',
});
const Text = Type.String({ minLength: 1, maxLength: 10_000 });
const Urns = Type.Array(Type.String({ pattern: '^([uU][rR][nN]):', maxLength: 1000 }), {
  minItems: 1,
  maxItems: 1000,
});
/** At most as many digits as our numbers can hold. */
const digits = (pattern: string) => Type.String({ pattern, maxLength: 400 });
const Decimal = digits('^[+-]?\\d{1,15}(\\.\\d+)?$');
const Positive = digits('^(?=.*[1-9])[+]?\\d{1,15}(\\.\\d+)?$');
const NotNegative = digits('^[+]?\\d{1,15}(\\.\\d+)?$');
const NotPositive = digits('^(-\\d{1,15}(\\.\\d+)?|[+]?0+(\\.0+)?)$');

export const PactReceived = Type.Object({
  id: Id,
  specVersion: Type.String({ pattern: '^3\\.\\d+\\.\\d+(-\\d{8})?$' }),
  precedingPfIds: Type.Optional(Type.Array(Id, { maxItems: 10_000 })),
  created: Time,
  status: Type.Enum(['Active', 'Deprecated']),
  validityPeriodStart: Type.Optional(Time),
  validityPeriodEnd: Type.Optional(Time),
  companyName: Text,
  companyIds: Urns,
  productDescription: Type.String({ maxLength: 100_000 }),
  productIds: Urns,
  productClassifications: Type.Optional(Urns),
  productNameCompany: Text,
  pcf: Type.Object({
    declaredUnitOfMeasurement: Type.Enum([
      'liter',
      'kilogram',
      'cubic meter',
      'kilowatt hour',
      'megajoule',
      'ton kilometer',
      'square meter',
      'piece',
      'hour',
    ]),
    declaredUnitAmount: Positive,
    productMassPerDeclaredUnit: Decimal,
    referencePeriodStart: Time,
    referencePeriodEnd: Time,
    geographyRegionOrSubregion: Type.Optional(Type.String({ maxLength: 100 })),
    geographyCountry: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    geographyCountrySubdivision: Type.Optional(Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' })),
    pcfExcludingBiogenicUptake: Decimal,
    pcfIncludingBiogenicUptake: Decimal,
    fossilCarbonContent: NotNegative,
    biogenicCarbonContent: Type.Optional(NotNegative),
    fossilGhgEmissions: NotNegative,
    landUseChangeGhgEmissions: Type.Optional(NotNegative),
    landCarbonLeakage: Type.Optional(NotNegative),
    landManagementFossilGhgEmissions: Type.Optional(NotNegative),
    landManagementBiogenicCO2Removals: Type.Optional(NotPositive),
    technologicalCO2Removals: Type.Optional(NotPositive),
    biogenicCO2Uptake: Type.Optional(NotPositive),
    packagingEmissionsIncluded: Type.Optional(Type.Boolean()),
    packagingGhgEmissions: Type.Optional(NotNegative),
    ipccCharacterizationFactors: Type.Array(Type.String({ pattern: '^AR\\d+$' }), {
      minItems: 1,
      maxItems: 20,
    }),
    exemptedEmissionsPercent: Decimal,
    exemptedEmissionsDescription: Type.Optional(Type.String({ maxLength: 100_000 })),
    secondaryEmissionFactorSources: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), version: Type.String() }), { maxItems: 1000 }),
    ),
    primaryDataShare: Type.Optional(Decimal),
    dqi: Type.Optional(
      Type.Object({
        technologicalDQR: Type.Optional(Decimal),
        geographicalDQR: Type.Optional(Decimal),
        temporalDQR: Type.Optional(Decimal),
      }),
    ),
    verification: Type.Optional(
      Type.Object({
        coverage: Type.Optional(Type.String({ maxLength: 100 })),
        providerName: Type.Optional(Type.String({ maxLength: 10_000 })),
        completedAt: Type.Optional(Time),
        standardName: Type.Optional(Type.String({ maxLength: 10_000 })),
      }),
    ),
  }),
});
export type PactReceived = Static<typeof PactReceived>;
