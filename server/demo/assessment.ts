import type { SaveCompanyQuestionsBody } from '../../core/contracts/company-questions';

/** Percent implemented today, in one year and in three years, and the year it began or begins. */
type Degrees = readonly [today: number, inOneYear: number, inThreeYears: number, startYear: number];

export interface DemoAnswers {
  plain?: Readonly<Record<string, string | number | null>>;
  chosen?: Readonly<Record<string, readonly string[]>>;
  measures?: Readonly<Record<string, Degrees>>;
}

export interface DemoSegment {
  company: string;
  sector: string;
  country: string;
  answers: DemoAnswers;
  /** Days before the demo world is loaded. */
  submitted?: number;
  /** Changes after the submission; null removes an answer. */
  since?: DemoAnswers;
}

/** Two segments of the open supplier are partly answered; two are as submitted to its customers. */
export const demoSegments: readonly DemoSegment[] = [
  {
    company: 'alpenguss',
    sector: 'ALUMINIUM',
    country: 'AT',
    submitted: 74,
    answers: {
      plain: {
        products: 'Die-cast housings for gearboxes and electric drives',
        dataYear: 2024,
        primaryDataShare: 35,
        siteRenewableElectricity: 60,
        recycledContent: 55,
      },
      chosen: {
        allocationMethod: ['physical'],
        electricityContract: ['greenTariff'],
        heatSources: ['naturalGas'],
      },
      measures: {
        recycledAluminium: [50, 60, 75, 2019],
        scrapLoop: [75, 100, 100, 2021],
        recuperativeBurners: [25, 50, 100, 2024],
        renewableElectricity: [60, 75, 100, 2022],
      },
    },
    since: { plain: { dataYear: 2025, recycledContent: 58, primaryDataShare: null } },
  },
  {
    company: 'alpenguss',
    sector: 'CASTINGS_FORGINGS',
    country: 'AT',
    submitted: 74,
    answers: {
      plain: { dataYear: 2024, siteRenewableElectricity: 60 },
      chosen: { electricityContract: ['greenTariff'] },
      measures: { scrapInput: [75, 75, 100, 2015], renewableElectricity: [60, 75, 100, 2022] },
    },
    since: { plain: { dataYear: 2025 } },
  },
  vehicleParts('AT', 60),
  vehicleParts('SI', 25),
  supplier('gussmark', 'DE', 30, 31, 40),
  supplier('lyngby', 'DK', 25, 72, 95),
  supplier('valsassina', 'IT', 41, 44, 30),
  supplier('pressolana', 'IT', 55, 18, 10),
  supplier('tatry', 'SK', 62, 12, 20),
  supplier('ebro', 'ES', 90, 58, 70),
];

/** The answers that the open supplier has given once for all its customers. */
export const demoCompanyAnswers: SaveCompanyQuestionsBody['data'] = {
  questionnaire: [
    { questionId: 'targetStatus', value: ['set'] },
    { questionId: 'inventoryScopes', value: ['scopes12'] },
    { questionId: 'inventoryYear', value: 2024 },
    { questionId: 'dataAssurance', value: ['internal'] },
    { questionId: 'renewableElectricityShare', value: 60 },
    { questionId: 'climateResponsibility', value: ['management'] },
    { questionId: 'certifications', value: ['iso14001', 'iso50001'] },
  ],
  footprints: [
    { year: 2022, scope1TonsCO2e: 3120, scope2TonsCO2e: 2480, scope3TonsCO2e: null },
    { year: 2023, scope1TonsCO2e: 2985, scope2TonsCO2e: 1910, scope3TonsCO2e: null },
    { year: 2024, scope1TonsCO2e: 2840, scope2TonsCO2e: 1355, scope3TonsCO2e: 24100 },
  ],
  reductions: [
    { id: 'scopes-1-and-2', scope: 'SCOPE1_2', baseYear: 2022, targetYear: 2030, reductionPercent: 50 },
  ],
};

function vehicleParts(country: string, renewable: number): DemoSegment {
  return {
    company: 'alpenguss',
    sector: 'VEHICLE_PARTS',
    country,
    submitted: 74,
    answers: {
      plain: { dataYear: 2024, siteRenewableElectricity: renewable },
      chosen: {
        footprintStatus: ['estimated'],
        electricityContract: ['greenTariff'],
        heatSources: ['naturalGas', 'wasteHeat'],
      },
      measures: {
        lowCarbonMetal: [25, 50, 75, 2023],
        betterYield: [50, 50, 75, 2020],
        recycledPlastics: [0, 0, 25, 2027],
        electricHeat: [0, 0, 50, 2028],
        renewableElectricity: [renewable, 75, 100, 2022],
      },
    },
  };
}

/** Another supplier of aluminium castings, with answers submitted to its customers. */
function supplier(
  company: string,
  country: string,
  submitted: number,
  recycled: number,
  renewable: number,
): DemoSegment {
  return {
    company,
    sector: 'ALUMINIUM',
    country,
    submitted,
    answers: {
      plain: { dataYear: 2024, siteRenewableElectricity: renewable },
      measures: {
        recycledAluminium: [recycled, recycled, 80, 2018],
        scrapLoop: [50, 75, 75, 2020],
        recuperativeBurners: [25, 25, 50, 2023],
        renewableElectricity: [renewable, renewable, 100, 2021],
      },
    },
  };
}
