import { kgPerTon } from '../../../core/carbon/calculation/totals';
import { alpha2Codes } from '../../../core/countries/alpha-2';
import type { CompanyData } from '../../../core/contracts/company-profile';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import type { KnownSource, KnownValue, ReportValue } from '../../../core/terms/report-value';
import { activities } from '../../../data/activities/activities';
import { registrationIndustries } from '../../../data/registration-industries/registration-industries';
import { naceCodes } from '../../../data/vsme/options';
import { knownCategories } from './known-categories';
import { knownEmissions, type AccountOfYear } from './known-emissions';

/** All data that can prefill a report. */
export interface KnownInputs {
  company: CompanyData;
  account: AccountOfYear | undefined;
  /** Of the account, tonnes of CO2e by category of the Corporate Value Chain Standard. */
  scope3Categories: ReadonlyMap<number, number>;
  /** Of the base year of the reported target. */
  baseAccount: AccountOfYear | undefined;
  target: ReductionTarget | undefined;
  /** In the currency of the report; undefined if none was entered in it. */
  turnover: number | undefined;
  /** Amounts of the year by activity, each in the activity's unit. */
  amounts: ReadonlyMap<number, number>;
}

export interface ReductionTarget {
  scope: string;
  baseYear: number;
  targetYear: number;
  reductionPercent: number | null;
}

/** Tap water and waste water, m3. */
const waterActivities = { withdrawn: 571, discharged: 572 } as const;
/** Waste by material and treatment, tonnes. */
const wasteActivities: ReadonlySet<number> = new Set(
  activities.filter(({ hierarchyLevel1 }) => hierarchyLevel1 === 'Waste').map(({ activityId }) => activityId),
);
/** The profile's address is the first site. */
const firstRow = '1';

/** The target that is due first, among those with a base year and a target year. */
export function reportedTarget(questions: CompanyQuestions | undefined): ReductionTarget | undefined {
  for (const { scope, baseYear, targetYear, reductionPercent } of questions?.reductions ?? [])
    if (baseYear !== null && targetYear !== null) return { scope, baseYear, targetYear, reductionPercent };
  return undefined;
}

/** Every value known from elsewhere, each with its source. */
export function knownValues(inputs: KnownInputs): KnownValue[] {
  const { company, turnover, account } = inputs;
  return [
    ...ofCompany(company),
    ...(turnover === undefined ? [] : [known('turnover', 'Turnover', turnover)]),
    ...(account ? knownEmissions(account) : []),
    ...(account ? knownCategories(account.totals.scope3Baseline, inputs.scope3Categories) : []),
    ...ofTarget(inputs),
    ...ofActivities(inputs.amounts),
  ];
}

function ofCompany(company: CompanyData): KnownValue[] {
  const { Address, City, ZipCode, Country, DunsNumber, BusinessSegmentRegistration } = company;
  const of = (concept: string, value: ReportValue, member = '') =>
    known('companyProfile', concept, value, member);
  const nace = naceOf(BusinessSegmentRegistration);
  const values = [
    ...(DunsNumber ? [of('EntityIdentifierScheme', 'DUNS'), of('EntityIdentifier', DunsNumber)] : []),
    ...(alpha2Codes.includes(Country)
      ? [
          of('CountryOfPrimaryOperationsAndLocationOfSignificantAssets', Country),
          of('CountryOfSite', Country, firstRow),
        ]
      : []),
    of('AddressOfSite', Address, firstRow),
    of('PostalCodeOfSite', ZipCode, firstRow),
    of('CityOfSite', City, firstRow),
    ...(nace ? [known('industry', 'NaceSectorClassificationCodes', [nace])] : []),
  ];
  return values.filter(({ value }) => value !== '');
}

/** The division of NACE Rev. 2.1 of a registration industry, whose id is a division of Rev. 2. */
function naceOf(industryId: number): string | undefined {
  const number = registrationIndustries.find(({ id }) => id === industryId)?.code.slice(1);
  return number && naceCodes.find((code) => code.length === 3 && code.endsWith(number));
}

/** Base and target year, with the emissions of the one and the target for the other. */
function ofTarget({ target, baseAccount }: KnownInputs): KnownValue[] {
  if (!target) return [];
  const { baseYear, targetYear, reductionPercent, scope } = target;
  const years = [
    known('reductionTarget', 'GreenhouseGasEmissionReductionTargetBaseYear', baseYear),
    known('reductionTarget', 'GreenhouseGasEmissionReductionTargetYear', targetYear),
  ];
  if (!baseAccount) return years;
  const { scope1, scope2, scope2LocationBased, scope3Baseline } = baseAccount.totals;
  const emitted: readonly (readonly [concept: string, tons: number, isCovered: boolean])[] = [
    ['GrossScope1GreenhouseGasEmissions', scope1, scope !== 'SCOPE3'],
    ['GrossLocationBasedScope2GreenhouseGasEmissions', scope2LocationBased, false],
    ['GrossMarketBasedScope2GreenhouseGasEmissions', scope2, scope !== 'SCOPE3'],
    ...(scope3Baseline > 0
      ? [['GrossScope3GreenhouseGasEmissions', scope3Baseline, scope !== 'SCOPE1_2'] as const]
      : []),
  ];
  const left = reductionPercent === null ? undefined : 1 - reductionPercent / 100;
  return [
    ...years,
    ...emitted.map(([concept, tons]) => known('baseYearAccount', concept, tons, 'BaselineYear')),
    ...emitted.flatMap(([concept, tons, isCovered]) =>
      isCovered && left !== undefined ? [known('reductionTarget', concept, tons * left, 'TargetYear')] : [],
    ),
  ];
}

function ofActivities(amounts: ReadonlyMap<number, number>): KnownValue[] {
  const withdrawn = amounts.get(waterActivities.withdrawn);
  const discharged = amounts.get(waterActivities.discharged);
  const waste = [...amounts]
    .filter(([id]) => wasteActivities.has(id))
    .reduce((sum, [, tons]) => sum + tons, 0);
  const of = (concept: string, value: number | undefined) =>
    value === undefined || value === 0 ? [] : [known('activities', concept, value)];
  return [
    ...of('TotalAmountOfWaterWithdrawnFromAllSites', withdrawn),
    ...of('WaterDischargeFromUndertakingProductionProcesses', discharged),
    ...of('TotalWasteGeneratedMass', waste * kgPerTon),
  ];
}

function known(source: KnownSource, concept: string, value: ReportValue, member = ''): KnownValue {
  return { concept, member, value, source };
}
