import type { CompanyData } from '../../../core/contracts/company-profile';
import { activities } from '../../../data/activities/activities';
import type { AccountOfYear } from './known-emissions';
import { knownValues, type KnownInputs } from './known-values';

const company = {
  ...{ Name: 'Alpenguss GmbH', Country: 'AT', Address: 'Gießereistraße 12', City: 'Steyr', ZipCode: '' },
  ...{ DunsNumber: '300417265', BusinessSegmentRegistration: 24, CompanySize: 4 },
} as CompanyData;

const account = (totals: Partial<AccountOfYear['totals']>): AccountOfYear => ({
  energy: null,
  totals: {
    ...{ scope1: 0, scope2: 0, scope2LocationBased: 0, scope3Baseline: 0, total: 0 },
    ...totals,
  } as AccountOfYear['totals'],
});

/** Values by concept and member, of one source. */
function known(source: string, inputs: Partial<KnownInputs>) {
  const none = { account: undefined, baseAccount: undefined, target: undefined, turnover: undefined };
  const values = knownValues({
    ...none,
    company,
    amounts: new Map(),
    scope3Categories: new Map(),
    ...inputs,
  });
  return Object.fromEntries(
    values
      .filter((each) => each.source === source)
      .map(({ concept, member, value }) => [member ? `${concept}/${member}` : concept, value]),
  );
}

test('the address of the profile is the first site, with known values only', () => {
  expect(known('companyProfile', {})).toEqual({
    EntityIdentifierScheme: 'DUNS',
    EntityIdentifier: '300417265',
    CountryOfPrimaryOperationsAndLocationOfSignificantAssets: 'AT',
    'CountryOfSite/1': 'AT',
    'AddressOfSite/1': 'Gießereistraße 12',
    'CityOfSite/1': 'Steyr',
  });
});

test('water and waste come from the activities; tonnes of waste become kilograms', () => {
  const [first, second] = activities.filter(({ hierarchyLevel1 }) => hierarchyLevel1 === 'Waste');
  const amounts = new Map([
    [571, 14_300],
    [572, 9_600],
    [first?.activityId ?? 0, 12.5],
    [second?.activityId ?? 0, 3],
  ]);
  expect(known('activities', { amounts })).toEqual({
    TotalAmountOfWaterWithdrawnFromAllSites: 14_300,
    WaterDischargeFromUndertakingProductionProcesses: 9_600,
    TotalWasteGeneratedMass: 15_500,
  });
});

test('a target has its years, the emissions of the base year, and the target for its scopes', () => {
  const target = { scope: 'SCOPE1_2', baseYear: 2020, targetYear: 2030, reductionPercent: 40 };
  const baseAccount = account({ scope1: 100, scope2: 50, scope2LocationBased: 60, scope3Baseline: 700 });
  expect(known('reductionTarget', { target, baseAccount })).toEqual({
    GreenhouseGasEmissionReductionTargetBaseYear: 2020,
    GreenhouseGasEmissionReductionTargetYear: 2030,
    'GrossScope1GreenhouseGasEmissions/TargetYear': 60,
    'GrossMarketBasedScope2GreenhouseGasEmissions/TargetYear': 30,
  });
  expect(known('baseYearAccount', { target, baseAccount })).toEqual({
    'GrossScope1GreenhouseGasEmissions/BaselineYear': 100,
    'GrossLocationBasedScope2GreenhouseGasEmissions/BaselineYear': 60,
    'GrossMarketBasedScope2GreenhouseGasEmissions/BaselineYear': 50,
    'GrossScope3GreenhouseGasEmissions/BaselineYear': 700,
  });
});

test('an account without scope 3 states nothing about it', () => {
  const values = known('carbonAccount', { account: account({ scope1: 10, scope2: 5, total: 15 }) });
  expect(values).toMatchObject({ TotalGrossMarketBasedScope1AndScope2GHGEmissions: 15 });
  expect(Object.keys(values).join()).not.toMatch(/Scope3|TotalGrossMarketBasedGHG/u);
});
