import type { EnteredValue, Omission } from '../../core/terms/report-value';

/** A company's report of last year, in its own words. */
export interface DemoReport {
  company: string;
  /** Who entered it; empty where nobody from the company signs in. */
  email: string;
  sharedWith: string;
  values: readonly EnteredValue[];
  omissions: readonly Omission[];
}

const of = (concept: string, value: EnteredValue['value'], member = ''): EnteredValue => ({
  concept,
  member,
  value,
});

/** What the foundry has entered into last year's report: the whole basic module except known values. */
const foundryValues: readonly EnteredValue[] = [
  of('BasisForPreparation', 'OptionABasicModuleOnlyMember'),
  of('BasisForReporting', 'IndividualMember'),
  of('UndertakingsLegalForm', 'PrivateLimitedLiabilityUndertakingMember'),
  of('EntityIdentifierScheme', 'LEI'),
  of('EntityIdentifier', '529900EXAMPLE0000073'),
  of('NaceSectorClassificationCodes', ['C2453']),
  of('Assets', 44_200_000),
  of('Turnover', 64_400_000),
  of('NumberOfEmployees', 286),
  of('EmployeeCountingMethodology', 'AtTheEndOfTheReportingPeriodMember'),
  of('TypeOfNumberOfEmployees', 'HeadcountMember'),
  of(
    'DescriptionOfSustainabilityRelatedCertificationsOrLabels',
    'ISO 14001 (2023, valid until 2026), ISO 50001 (2024), ASI Performance Standard (2024)',
  ),
  of('GPSLocationOfSite', '48.042000,14.421000', '1'),
  of('SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative', [
    'ClimateChangeMember',
    'CircularEconomyMember',
    'OwnWorkforceMember',
  ]),
  of('PracticePolicyAndOrFutureInitiativeIsPubliclyAvailable', true),
  of('UndertakingHasSetATargetWhichIsRelatedToAPolicy', true),
  of('PubliclyAvailableDisclosure', false),
  of('AmountOfEmissionToAir', 3_150, 'NitrogenOxidesNOxNO2'),
  of('AmountOfEmissionToAir', 410, 'ParticulateMatterPM'),
  of('AreaOfSiteInBiodiversitySensitiveArea', 0.4, '1'),
  of('SiteLocatedInABiodiversitySensitiveArea', true, '1'),
  of('SiteLocatedNearABiodiversitySensitiveArea', false, '1'),
  of('TotalUseOfLand', 3.8),
  of('TotalSealedArea', 2.9),
  of('TotalNatureOrientedAreaOnSite', 0.4),
  of('TotalNatureOrientedAreaOffSite', 0),
  of('TotalAmountOfWaterWithdrawnFromAllSites', 14_300),
  of('AmountOfWaterWithdrawnAtSitesLocatedInAreasOfHighWaterStress', 0),
  of('WaterDischargeFromUndertakingProductionProcesses', 9_600),
  of('UndertakingAppliesCircularEconomyPrinciples', true),
  of(
    'DescriptionOfHowCircularEconomyPrinciplesAreApplied',
    'Returns and turnings are melted again on site. Customers hand back scrap castings; 58 % of the metal is secondary aluminium.',
  ),
  of('WasteDivertedToRecycleOrReuseMass', 164_000, '100316'),
  of('WasteDirectedToDisposalMass', 0, '100316'),
  of('WasteDivertedToRecycleOrReuseMass', 0, '100308*'),
  of('WasteDirectedToDisposalMass', 21_500, '100308*'),
  of('WasteDivertedToRecycleOrReuseMass', 38_200, '100906'),
  of('WasteDirectedToDisposalMass', 0, '100906'),
  of('NameOfMaterialUsed', 'Secondary aluminium ingots', '1'),
  of('WeightOfMaterialUsed', 5_240, '1'),
  of('NameOfMaterialUsed', 'Primary aluminium ingots', '2'),
  of('WeightOfMaterialUsed', 3_790, '2'),
  of('NumberOfPermanentContractEmployees', 268),
  of('NumberOfTemporaryContractEmployees', 18),
  of('NumberOfMaleEmployees', 221),
  of('NumberOfFemaleEmployees', 65),
  of('EmployeeTurnoverRate', 8.4),
  of('NumberOfRecordableWorkRelatedAccidentsInTheReportingPeriod', 4),
  of('RateOfRecordableWorkRelatedAccidentsInTheReportingPeriod', 1.7),
  of('NumberOfFatalitiesAsAResultOfWorkRelatedInjuriesAndWorkRelatedIllHealth', 0),
  of('EmployeesReceivePayEqualOrAboveMinimumWageDeterminedByNationalLawOrCollectiveAgreement', true),
  of('PercentageGapInPayBetweenFemaleAndMaleEmployees', 6.2),
  of('PercentageOfEmployeesCoveredByCollectiveBargainingAgreements', 100),
  of('AverageNumberOfAnnualTrainingHoursPerMaleEmployee', 14.5),
  of('AverageNumberOfAnnualTrainingHoursPerFemaleEmployee', 16),
  of('TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws', 0),
  of('TotalAmountOfFinesForTheViolationOfAnticorruptionAndAntibriberyLaws', 0),
];

const foundryOmissions: readonly Omission[] = [
  { section: 'subsidiaries', kind: 'notApplicable', reason: 'The company has no subsidiaries.' },
  { section: 'cooperative', kind: 'notApplicable', reason: 'The company is no cooperative.' },
  { section: 'countries', kind: 'notApplicable', reason: 'All contracts are Austrian.' },
];

/** A toolmaker without an account on the platform: all values are typed. */
const toolmakerValues: readonly EnteredValue[] = [
  of('BasisForPreparation', 'OptionABasicModuleOnlyMember'),
  of('BasisForReporting', 'IndividualMember'),
  of('NaceSectorClassificationCodes', ['C2563']),
  of('Turnover', 9_200_000),
  of('NumberOfEmployees', 64),
  of('EmployeeCountingMethodology', 'AtTheEndOfTheReportingPeriodMember'),
  of('TypeOfNumberOfEmployees', 'HeadcountMember'),
  of('DescriptionOfSustainabilityRelatedCertificationsOrLabels', 'ISO 14001 (2022), ISO 45001 (2023)'),
  of('SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative', [
    'ClimateChangeMember',
    'OwnWorkforceMember',
  ]),
  of('PracticePolicyAndOrFutureInitiativeIsPubliclyAvailable', false),
  of('UndertakingHasSetATargetWhichIsRelatedToAPolicy', true),
  of('TotalEnergyConsumption', 2_180),
  of('GrossScope1GreenhouseGasEmissions', 210),
  of('GrossLocationBasedScope2GreenhouseGasEmissions', 455),
  of('GrossMarketBasedScope2GreenhouseGasEmissions', 480),
  of('GrossScope3GreenhouseGasEmissions', 1_900),
  of('TotalUseOfLand', 1.2),
  of('TotalSealedArea', 0.9),
  of('TotalAmountOfWaterWithdrawnFromAllSites', 1_150),
  of('AmountOfWaterWithdrawnAtSitesLocatedInAreasOfHighWaterStress', 0),
  of('UndertakingAppliesCircularEconomyPrinciples', true),
  of(
    'DescriptionOfHowCircularEconomyPrinciplesAreApplied',
    'Späne gehen sortenrein an das Stahlwerk zurück. Werkzeuge werden aufgearbeitet und nachgeschliffen.',
  ),
  of('WasteDivertedToRecycleOrReuseMass', 96_000, '120101'),
  of('WasteDirectedToDisposalMass', 0, '120101'),
  of('WasteDivertedToRecycleOrReuseMass', 0, '120109*'),
  of('WasteDirectedToDisposalMass', 7_400, '120109*'),
  of('NumberOfPermanentContractEmployees', 60),
  of('NumberOfTemporaryContractEmployees', 4),
  of('NumberOfMaleEmployees', 51),
  of('NumberOfFemaleEmployees', 13),
  of('EmployeeTurnoverRate', 5.1),
  of('NumberOfRecordableWorkRelatedAccidentsInTheReportingPeriod', 1),
  of('NumberOfFatalitiesAsAResultOfWorkRelatedInjuriesAndWorkRelatedIllHealth', 0),
  of('EmployeesReceivePayEqualOrAboveMinimumWageDeterminedByNationalLawOrCollectiveAgreement', true),
  of('PercentageOfEmployeesCoveredByCollectiveBargainingAgreements', 100),
  of('TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws', 0),
  of('TotalAmountOfFinesForTheViolationOfAnticorruptionAndAntibriberyLaws', 0),
];

const toolmakerOmissions: readonly Omission[] = [
  { section: 'subsidiaries', kind: 'notApplicable', reason: 'Es gibt keine Tochterunternehmen.' },
  { section: 'cooperative', kind: 'notApplicable', reason: 'Das Unternehmen ist keine Genossenschaft.' },
  { section: 'materials', kind: 'sensitive', reason: 'Ließe auf einzelne Aufträge schließen.' },
];

/** The foundry's report, and one that the foundry reads as a customer. */
export const demoReports: readonly DemoReport[] = [
  {
    company: 'alpenguss',
    email: 'anna.berger@alpenguss.example',
    sharedWith: 'velomotive',
    values: foundryValues,
    omissions: foundryOmissions,
  },
  {
    company: 'kolben',
    email: '',
    sharedWith: 'alpenguss',
    values: toolmakerValues,
    omissions: toolmakerOmissions,
  },
];
