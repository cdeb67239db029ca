import fc from 'fast-check';
import { taxonomy } from '../../data/vsme/taxonomy';
import { contradictionsIn } from './check-report';
import { checkPlacedValue } from './check-value';
import { factsOf, isClose } from './facts';
import type { EnteredValue, KnownValue } from '../terms/report-value';
import { reportProgress, sectionProgress, wholeProgress } from './report-progress';
import { anyReport } from '../../tests/support/vsme/any-report';

const report = (values: readonly EnteredValue[], known: readonly KnownValue[] = []) => ({
  values,
  known,
  omissions: [],
});
const of = (concept: string, value: EnteredValue['value'], member = ''): EnteredValue => ({
  concept,
  member,
  value,
});
const fact = (key: string, values: readonly EnteredValue[], known: readonly KnownValue[] = []) =>
  factsOf(report(values, known), taxonomy).get(key);
const scope1 = 'GrossScope1GreenhouseGasEmissions';
const knownScope1: KnownValue = { ...of(scope1, 141.706), source: 'carbonAccount' };

describe('the values of a report', () => {
  test('follows known values until somebody types something else, which is marked', () => {
    expect(fact(scope1, [], [knownScope1])).toEqual({ ...of(scope1, 141.706), origin: 'carbonAccount' });
    expect(fact(scope1, [of(scope1, 150)], [knownScope1])).toEqual({
      ...of(scope1, 150),
      origin: 'entered',
      overwritten: { value: 141.706, origin: 'carbonAccount' },
    });
    expect(fact(scope1, [of(scope1, 141.706)], [knownScope1])?.overwritten).toBeUndefined();
  });

  test('adds up parts, and needs all of them if a missing one would mislead', () => {
    const fuels = 'EnergyConsumptionFromFuels';
    expect(fact(fuels, [of(fuels, 3.5, 'NonRenewableEnergy')])).toMatchObject({ value: 3.5, origin: 'sum' });
    const total = 'TotalGrossMarketBasedScope1AndScope2GHGEmissions';
    expect(fact(total, [of(scope1, 10)])).toBeUndefined();
    expect(fact(total, [of(scope1, 10), of('GrossMarketBasedScope2GreenhouseGasEmissions', 5)])?.value).toBe(
      15,
    );
    expect(
      fact('TotalWaterConsumption', [
        of('TotalAmountOfWaterWithdrawnFromAllSites', 900),
        of('WaterDischargeFromUndertakingProductionProcesses', 350),
      ])?.value,
    ).toBe(550);
  });

  test('adds up the stated categories of scope 3, also into the total of all scopes', () => {
    const values = [
      of('Scope3Category1', 70),
      of('Scope3Category15', 5),
      of(scope1, 10),
      of('GrossMarketBasedScope2GreenhouseGasEmissions', 15),
    ];
    expect(fact('GrossScope3GreenhouseGasEmissions', values)).toMatchObject({ value: 75, origin: 'sum' });
    expect(fact('TotalGrossMarketBasedGHGEmissions', values)).toMatchObject({ value: 100, origin: 'sum' });
  });

  test('divides the totals by the turnover', () => {
    const values = [
      of(scope1, 10),
      of('GrossMarketBasedScope2GreenhouseGasEmissions', 5),
      of('Turnover', 4_000_000),
    ];
    const intensity = 'Scope1AndScope2GreenhouseGasEmissionsIntensityValueMarketBased';
    expect(fact(intensity, values)).toMatchObject({ value: 15 / 4_000_000, origin: 'sum' });
    expect(fact(intensity, values.slice(0, 2))).toBeUndefined();
  });

  test('lists omissions marked as sensitive', () => {
    const omissions = [
      { section: 'revenues', kind: 'sensitive' as const, reason: '' },
      { section: 'cooperative', kind: 'notApplicable' as const, reason: '' },
    ];
    const facts = factsOf({ values: [], known: [], omissions }, taxonomy);
    expect(facts.get('ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation')?.value).toEqual([
      'C8RevenuesFromCertainActivitiesMember',
    ]);
  });
});

test('sums of parts equal totals in any report in which no total was typed', () => {
  fc.assert(
    fc.property(anyReport, (content) => {
      const values = content.values.filter(({ concept }) => !concept.startsWith('Total'));
      const facts = factsOf({ ...content, values }, taxonomy);
      for (const measure of ['Mass', 'Volume']) {
        const total = facts.get(`TotalWasteGenerated${measure}`)?.value;
        const rows = [...facts.values()].filter(
          ({ concept, member }) =>
            member !== '' &&
            [`WasteDivertedToRecycleOrReuse${measure}`, `WasteDirectedToDisposal${measure}`].includes(
              concept,
            ),
        );
        const sum = rows.reduce((all, { value }) => all + (value as number), 0);
        if (rows.length > 0) expect(isClose(total ?? -1, sum)).toBe(true);
        else expect(total).toBeUndefined();
      }
      const differing = contradictionsIn(facts).filter(
        ({ kind, concept, member }) =>
          kind === 'differs' && facts.get(member ? `${concept}/${member}` : concept)?.origin === 'sum',
      );
      expect(differing).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

describe('contradictions', () => {
  const found = (...values: EnteredValue[]) => contradictionsIn(factsOf(report(values), taxonomy));

  test('a total that is not its sum', () => {
    expect(
      found(
        of('RevenueDerivedFromCoal', 10),
        of('RevenueDerivedFromOil', 20),
        of('RevenueDerivedFromGas', 30),
        of('TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector', 70),
      ),
    ).toEqual([
      {
        ...{ concept: 'TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector', member: '', kind: 'differs' },
        ...{
          stated: 70,
          parts: 60,
          of: ['RevenueDerivedFromCoal', 'RevenueDerivedFromOil', 'RevenueDerivedFromGas'],
        },
      },
    ]);
  });

  test('a total of scope 3 that is not the sum of its categories', () => {
    const total = of('GrossScope3GreenhouseGasEmissions', 100);
    expect(found(total)).toEqual([]);
    expect(found(total, of('Scope3Category1', 70), of('Scope3Category4', 20))).toMatchObject([
      { concept: total.concept, kind: 'differs', stated: 100, parts: 90 },
    ]);
  });

  test('parts that exceed their whole', () => {
    expect(
      found(of('NumberOfEmployees', 100), of('NumberOfMaleEmployees', 70), of('NumberOfFemaleEmployees', 40)),
    ).toMatchObject([{ concept: 'NumberOfEmployees', member: '', kind: 'exceeds', stated: 100, parts: 110 }]);
    expect(
      found(
        of('NumberOfEmployees', 100),
        of('NumberOfEmployeesForCountryOfEmploymentContract', 90, 'AT'),
        of('NumberOfEmployeesForCountryOfEmploymentContract', 10, 'DE'),
      ),
    ).toEqual([]);
  });
});

describe('a wrong value is refused', () => {
  test.each([
    [of('TotalEnergyConsumption', -1), 'negative'],
    [of('TotalEnergyConsumption', 'much'), 'notANumber'],
    [of('EmployeeTurnoverRate', 101), 'notAPercentage'],
    [of('CountryOfSite', 'XX', '1'), 'notAChoice'],
    [of('NaceSectorClassificationCodes', ['C99']), 'notAChoice'],
    [of('URLOrLinkToThePubliclyAvailableDisclosure', 'our website'), 'notAnAddress'],
    [of('GreenhouseGasEmissionReductionTargetYear', 30), 'outOfRange'],
    [of('NumberOfEmployees', 5, 'AT'), 'unknown'],
    [of('WasteDirectedToDisposalMass', 5, '999999'), 'unknown'],
    [of('AddressOfSite', 'Somewhere'), 'unknown'],
    [of('Footprint', 5), 'unknown'],
  ])('%j: %s', (value, code) => {
    expect(checkPlacedValue(taxonomy, value)).toMatchObject({ code });
  });

  test('and women may earn more than men', () => {
    expect(
      checkPlacedValue(taxonomy, of('PercentageGapInPayBetweenFemaleAndMaleEmployees', -3)),
    ).toBeUndefined();
  });

  test('every value that the taxonomy allows is taken', () => {
    fc.assert(
      fc.property(anyReport, ({ values }) => {
        for (const value of values) expect(checkPlacedValue(taxonomy, value)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });
});

describe('progress', () => {
  const landUse = taxonomy.sections.find(({ id }) => id === 'landUse');
  const sites = taxonomy.sections.find(({ id }) => id === 'sites');
  if (!landUse || !sites) throw new Error('The table has lost two sections.');
  const progressOf = (section: typeof landUse, values: readonly EnteredValue[]) =>
    sectionProgress(section, report(values), factsOf(report(values), taxonomy));

  test('counts what everybody must report', () => {
    expect(progressOf(landUse, [of('TotalUseOfLand', 2.5)])).toEqual({ answered: 1, total: 4 });
  });

  test('a table counts as answered with its first row', () => {
    expect(progressOf(sites, [])).toEqual({ answered: 0, total: 1 });
    expect(progressOf(sites, [of('CityOfSite', 'Linz', '1')])).toEqual({ answered: 1, total: 1 });
  });

  test('an omitted section is done, and the comprehensive module requires more', () => {
    const omissions = [{ section: 'landUse', kind: 'notApplicable' as const, reason: '' }];
    const content = { ...report([]), omissions };
    expect(sectionProgress(landUse, content, factsOf(content, taxonomy))).toEqual({ answered: 1, total: 1 });
    const totalOf = (module: string) => {
      const with_ = report([of('BasisForPreparation', module)]);
      return wholeProgress(reportProgress(with_, factsOf(with_, taxonomy), taxonomy)).total;
    };
    expect(totalOf('OptionBBasicModuleAndComprehensiveModuleMember')).toBeGreaterThan(
      totalOf('OptionABasicModuleOnlyMember'),
    );
  });
});
