import { Type, type Static } from 'typebox';

/*
 * The part of the data model of the PACT Technical Specifications, version 3.0.3
 * (https://docs.carbon-transparency.org/), that the product sends: its members, with the specification's own patterns
 * and enumerations.
 */

const Text = Type.String({ minLength: 1 });
const Id = Type.String({ format: 'uuid' });
const Time = Type.String({ format: 'date-time' });
const Urn = Type.String({ pattern: '^([uU][rR][nN]):' });
const Decimal = Type.String({ pattern: '^[+-]?\\d+(\\.\\d+)?$' });
const Positive = Type.String({ pattern: '^\\d*[1-9]\\d*(\\.\\d+)?$|^0+\\.\\d*[1-9]\\d*$' });
const NotNegative = Type.String({ pattern: '^\\d+(\\.\\d+)?$' });
const NotPositive = Type.String({ pattern: '^-\\d+(\\.\\d+)?$|^0+(\\.0+)?$' });
const setOf = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Array(schema, { minItems: 1, uniqueItems: true });

const PactCarbonFootprint = Type.Object(
  {
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
      'megabit second',
    ]),
    declaredUnitAmount: Positive,
    productMassPerDeclaredUnit: Decimal,
    referencePeriodStart: Time,
    referencePeriodEnd: Time,
    geographyCountry: Type.String({ pattern: '^[A-Z]{2}$' }),
    boundaryProcessesDescription: Type.String(),
    pcfExcludingBiogenicUptake: Decimal,
    pcfIncludingBiogenicUptake: Decimal,
    fossilCarbonContent: NotNegative,
    biogenicCarbonContent: NotNegative,
    fossilGhgEmissions: NotNegative,
    landUseChangeGhgEmissions: NotNegative,
    biogenicCO2Uptake: NotPositive,
    packagingEmissionsIncluded: Type.Boolean(),
    packagingGhgEmissions: Type.Optional(NotNegative),
    ccsTechnologicalCO2CaptureIncluded: Type.Boolean(),
    ipccCharacterizationFactors: setOf(Type.String({ pattern: '^AR\\d+$' })),
    crossSectoralStandards: setOf(Type.String()),
    exemptedEmissionsPercent: Decimal,
    exemptedEmissionsDescription: Type.String(),
    allocationRulesDescription: Type.Optional(Type.String()),
    secondaryEmissionFactorSources: Type.Optional(
      Type.Array(Type.Object({ name: Text, version: Text }), { minItems: 1 }),
    ),
    primaryDataShare: Decimal,
    verification: Type.Optional(
      Type.Object(
        {
          coverage: Type.Optional(Type.Enum(['PCF calculation model', 'PCF program', 'product level'])),
          providerName: Type.String(),
          completedAt: Type.Optional(Time),
          standardName: Type.Optional(Type.String()),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

export const PactFootprint = Type.Object(
  {
    id: Id,
    specVersion: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-\\d{8})?$' }),
    precedingPfIds: Type.Optional(setOf(Id)),
    created: Time,
    status: Type.Enum(['Active', 'Deprecated']),
    validityPeriodStart: Time,
    validityPeriodEnd: Time,
    companyName: Text,
    companyIds: setOf(Urn),
    productDescription: Type.String(),
    productIds: setOf(Urn),
    productClassifications: Type.Optional(setOf(Urn)),
    productNameCompany: Text,
    pcf: PactCarbonFootprint,
  },
  { additionalProperties: false },
);
export type PactFootprint = Static<typeof PactFootprint>;
