import type { Activity } from '../../core/contracts/value-lists';
import type { ActivityGroup, ActivityRow, FactorKey } from './activity-group';
import { calorificValues } from './calorific-values';
import { processGroups } from './processes';
import { moreRefrigerants } from './refrigerants';
import { scope3Groups } from './scope-3';

const groups: readonly ActivityGroup[] = [
  {
    dataCollectionSheet: 'SCOPE1',
    hierarchyLevel1: 'Stationary combustion',
    hierarchyLevel2: 'Gaseous fuels',
    grade: 'fuel',
    requiresExactValueInput: true,
    rows: [
      [101, 'Natural gas', 'Natural gas, gross calorific value', 'kWh', 'desnz-2025/1_100_1004_6_1'],
      [102, 'Natural gas', 'Natural gas, net calorific value', 'kWh', 'desnz-2025/1_100_1004_7_1'],
      [103, 'Natural gas', 'Natural gas, volume', 'm³', 'desnz-2025/1_100_1004_1_1'],
      [104, 'Liquefied gas', 'LPG, volume', 'l', 'desnz-2025/1_100_1003_8_1'],
      [105, 'Liquefied gas', 'LPG, mass', 't', 'desnz-2025/1_100_1003_15_1'],
      [106, 'Liquefied gas', 'Propane', 'l', 'desnz-2025/1_100_1007_8_1'],
      [107, 'Liquefied gas', 'LNG', 't', 'desnz-2025/1_100_1002_15_1'],
      [108, 'Liquefied gas', 'Butane', 'l', 'desnz-2025/1_100_1000_8_1'],
      [109, 'Liquefied gas', 'Other petroleum gas', 'l', 'desnz-2025/1_100_1006_8_1'],
    ],
  },
  {
    dataCollectionSheet: 'SCOPE1',
    hierarchyLevel1: 'Stationary combustion',
    hierarchyLevel2: 'Liquid fuels',
    grade: 'fuel',
    requiresExactValueInput: true,
    rows: [
      [121, 'Heating oil', 'Heating oil (gas oil), volume', 'l', 'desnz-2025/1_101_1014_8_1'],
      [
        122,
        'Heating oil',
        'Heating oil (gas oil), gross calorific value',
        'kWh',
        'desnz-2025/1_101_1014_6_1',
      ],
      [123, 'Kerosene', 'Kerosene (burning oil)', 'l', 'desnz-2025/1_101_1010_8_1'],
      [124, 'Heavy fuel oil', 'Heavy fuel oil', 't', 'desnz-2025/1_101_1013_15_1'],
      [125, 'Diesel', 'Diesel for generators and machines', 'l', 'desnz-2025/1_101_1011_8_1'],
      [126, 'Other oils', 'Lubricants, burnt in use', 'l', 'desnz-2025/1_101_1015_8_1'],
      [127, 'Other oils', 'Naphtha', 't', 'desnz-2025/1_101_1016_15_1'],
      [128, 'Other oils', 'Processed fuel oil, residual', 'l', 'desnz-2025/1_101_1019_8_1'],
      [129, 'Other oils', 'Processed fuel oil, distillate', 'l', 'desnz-2025/1_101_1020_8_1'],
    ],
  },
  {
    dataCollectionSheet: 'SCOPE1',
    hierarchyLevel1: 'Stationary combustion',
    hierarchyLevel2: 'Solid fuels',
    grade: 'fuel',
    requiresExactValueInput: true,
    rows: [
      [141, 'Coal', 'Coal, industrial', 't', 'desnz-2025/1_102_1025_15_1'],
      [142, 'Coal', 'Coking coal', 't', 'desnz-2025/1_102_1028_15_1'],
      [143, 'Petroleum coke', 'Petroleum coke', 't', 'desnz-2025/1_102_1029_15_1'],
      [144, 'Coal', 'Coal, domestic', 't', 'desnz-2025/1_102_1027_15_1'],
    ],
  },
  {
    dataCollectionSheet: 'SCOPE1',
    hierarchyLevel1: 'Stationary combustion',
    hierarchyLevel2: 'Biomass and biogas',
    grade: 'fuel',
    requiresExactValueInput: true,
    rows: [
      [161, 'Wood', 'Wood pellets', 't', 'desnz-2025/2_104_1045_15_1'],
      [162, 'Wood', 'Wood chips', 't', 'desnz-2025/2_104_1044_15_1'],
      [163, 'Wood', 'Wood logs', 't', 'desnz-2025/2_104_1043_15_1'],
      [164, 'Biogas', 'Biogas', 'kWh', 'desnz-2025/2_105_1047_5_1'],
    ],
  },
  {
    dataCollectionSheet: 'SCOPE1',
    hierarchyLevel1: 'Company vehicles',
    hierarchyLevel2: 'By fuel',
    grade: 'fuel',
    requiresExactValueInput: true,
    rows: [
      [201, 'Diesel', 'Diesel, average biofuel blend', 'l', 'desnz-2025/1_101_1011_8_1'],
      [202, 'Diesel', 'Diesel, fossil only', 'l', 'desnz-2025/1_101_1012_8_1'],
      [203, 'Petrol', 'Petrol, average biofuel blend', 'l', 'desnz-2025/1_101_1017_8_1'],
      [204, 'Petrol', 'Petrol, fossil only', 'l', 'desnz-2025/1_101_1018_8_1'],
      [205, 'Gas', 'Autogas (LPG)', 'l', 'desnz-2025/1_100_1003_8_1'],
      [206, 'Gas', 'Compressed natural gas (CNG)', 't', 'desnz-2025/1_100_1001_15_1'],
      [207, 'Biofuel', 'Hydrotreated vegetable oil (HVO)', 'l', 'desnz-2025/2_103_1036_8_1'],
      [208, 'Biofuel', 'Biodiesel', 'l', 'desnz-2025/2_103_1032_8_1'],
      [209, 'Ships', 'Marine gas oil', 'l', 'desnz-2025/1_101_1023_8_1'],
      [210, 'Ships', 'Marine fuel oil', 't', 'desnz-2025/1_101_1024_15_1'],
      [211, 'Aircraft', 'Aviation turbine fuel (kerosene)', 'l', 'desnz-2025/1_101_1009_8_1'],
      [212, 'Aircraft', 'Aviation gasoline', 'l', 'desnz-2025/1_101_1008_8_1'],
    ],
  },
  {
    dataCollectionSheet: 'SCOPE1',
    hierarchyLevel1: 'Company vehicles',
    hierarchyLevel2: 'By distance',
    grade: 'distance',
    requiresExactValueInput: false,
    rows: [
      [221, 'Cars', 'Car, diesel', 'km', 'desnz-2025/4_301_3069_4_1'],
      [222, 'Cars', 'Car, petrol', 'km', 'desnz-2025/4_301_3070_4_1'],
      [223, 'Cars', 'Car, hybrid', 'km', 'desnz-2025/4_301_3071_4_1'],
      [224, 'Cars', 'Car, fuel not known', 'km', 'desnz-2025/4_301_3074_4_1'],
      [225, 'Vans', 'Van up to 3.5 t, diesel', 'km', 'desnz-2025/5_303_3102_4_1'],
      [226, 'Vans', 'Van up to 3.5 t, petrol', 'km', 'desnz-2025/5_303_3103_4_1'],
      [227, 'Trucks', 'Truck over 3.5 t, average load', 'km', 'desnz-2025/5_304_3140_4_1'],
      [228, 'Trucks', 'Refrigerated truck over 3.5 t, average load', 'km', 'desnz-2025/5_305_3140_4_1'],
      [229, 'Motorbikes', 'Motorbike', 'km', 'desnz-2025/4_302_3080_4_1'],
    ],
  },
  {
    dataCollectionSheet: 'SCOPE1',
    hierarchyLevel1: 'Fugitive emissions',
    hierarchyLevel2: 'Refrigerants and gases',
    grade: 'gas',
    requiresExactValueInput: true,
    rows: [
      [301, 'Refrigerants', 'R134a', 'kg', 'desnz-2025/3_200_2024_3_1'],
      [302, 'Refrigerants', 'R32', 'kg', 'desnz-2025/3_200_2012_3_1'],
      [303, 'Refrigerants', 'R404A', 'kg', 'desnz-2025/3_201_2120_3_1'],
      [304, 'Refrigerants', 'R407C', 'kg', 'desnz-2025/3_201_2135_3_1'],
      [305, 'Refrigerants', 'R410A', 'kg', 'desnz-2025/3_201_2156_3_1'],
      [306, 'Refrigerants', 'Carbon dioxide (R744)', 'kg', 'desnz-2025/3_200_2000_3_1'],
      [307, 'Insulating gases', 'Sulphur hexafluoride (SF6)', 'kg', 'desnz-2025/3_200_2075_3_1'],
      [398, 'Process gases', 'Nitrogen trifluoride (NF3)', 'kg', 'desnz-2025/3_200_2096_3_1'],
      [399, 'Process gases', 'Nitrous oxide (N2O)', 'kg', 'desnz-2025/3_200_2006_3_1'],
      [400, 'Process gases', 'Methane (CH4)', 'kg', 'desnz-2025/3_200_2003_3_1'],
      ...moreRefrigerants.map(([activityId, code, row]): ActivityRow => [
        activityId,
        'Refrigerants',
        code,
        'kg',
        `desnz-2025/${row}`,
      ]),
    ],
  },
  {
    dataCollectionSheet: 'SCOPE2',
    hierarchyLevel1: 'Purchased electricity',
    hierarchyLevel2: 'Electricity',
    requiresExactValueInput: true,
    rows: [
      [401, 'Standard', 'Electricity without a renewable contract', 'kWh', 'grid'],
      [402, 'Renewable', 'Electricity under a renewable contract', 'kWh', 'contract'],
      [406, 'Supplier factor', 'Electricity at its supplier’s own emission factor', 'kWh', 'tariff'],
      [403, 'Vehicles', 'Electricity for vehicles, charged off site', 'kWh', 'grid'],
      [404, 'Own generation', 'Own solar, wind or water power, used on site', 'kWh', 'own-generation'],
      [405, 'Own generation', 'Own solar, wind or water power, sold', 'kWh', 'own-generation'],
    ],
  },
  {
    dataCollectionSheet: 'SCOPE2',
    hierarchyLevel1: 'Purchased heat and cooling',
    hierarchyLevel2: 'Heat and cooling',
    grade: 'heat',
    requiresExactValueInput: true,
    rows: [
      [421, 'Heat', 'District heat', 'kWh', 'desnz-2025/10_401_4003_5_1'],
      [422, 'Heat', 'Steam', 'kWh', 'desnz-2025/10_401_4003_5_1'],
      [423, 'Cooling', 'District cooling', 'kWh', 'none'],
    ],
  },
];

const all = [...groups, ...processGroups, ...scope3Groups];

const rows = all.flatMap(({ rows, category, grade, ...group }) =>
  rows.map(([activityId, hierarchyLevel3, name, unit, factorKey]) => ({
    factorKey,
    category,
    grade,
    activity: {
      id: activityId,
      activityId,
      name,
      unit,
      calorificValues: calorificValues.get(activityId) ?? null,
      takesSupplierFactor: factorKey === 'tariff',
      ...group,
      hierarchyLevel3,
      isActive: true,
      includedInFreeVersion: true,
    },
  })),
);

export const activities: readonly Activity[] = rows.map(({ activity }) => activity);

/** Activity id to the source of its factor. */
export const activityFactorKeys: ReadonlyMap<number, FactorKey> = new Map(
  rows.map(({ activity, factorKey }) => [activity.activityId, factorKey]),
);

/** Activity id to its category of the Corporate Value Chain Standard; none outside scope 3. */
export const activityCategories: ReadonlyMap<number, number> = new Map(
  rows.flatMap(({ activity, category }) => (category === undefined ? [] : [[activity.activityId, category]])),
);

/** Activity id to the uncertainty grade of its figures in the flat file. */
export const activityGrades: ReadonlyMap<number, NonNullable<ActivityGroup['grade']>> = new Map(
  rows.flatMap(({ activity, grade }) => (grade === undefined ? [] : [[activity.activityId, grade]])),
);
