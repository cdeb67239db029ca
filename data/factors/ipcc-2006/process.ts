/** CO2 per CO, molar masses in g/mol (IUPAC 2021, abridged): C 12.011, O 15.999, H 1.008. */
const carbon = 12.011;
const carbonDioxide = carbon + 2 * 15.999;
const acetylene = 2 * carbon + 2 * 1.008;

/** AR5, 100 years, without feedbacks: as the DESNZ 2025 factors use it. */
const gwpOfNitrousOxide = 265;

/**
 * Activity id to kg CO2e per unit of the activity, and the table of IPCC 2006, volume 3, or how the figure follows from
 * the reaction.
 */
export const processFigures: readonly (readonly [
  activityId: number,
  value: number,
  unit: string,
  from: string,
])[] = [
  [701, 439.71, 't', 'table 2.1, calcite'],
  [702, 477.32, 't', 'table 2.1, dolomite'],
  [703, 521.97, 't', 'table 2.1, magnesite'],
  [704, 414.92, 't', 'table 2.1, sodium carbonate'],
  [705, 379.87, 't', 'table 2.1, siderite'],
  [711, 750, 't', 'table 2.4, high-calcium lime'],
  [712, 860, 't', 'table 2.4, dolomitic lime, developed countries'],
  [713, 520, 't', 'chapter 2.2.1.2, clinker with 2 percent for kiln dust'],
  [714, 200, 't', 'chapter 2.4.1.2, glass without cullet'],
  [721, 1600, 't', 'table 4.10, prebake'],
  [722, 1700, 't', 'table 4.10, Söderberg'],
  [723, carbonDioxide / carbon, 'kg', 'stoichiometric, taken as pure carbon'],
  [731, 1, 'kg', 'stoichiometric, all of it is released'],
  [732, 1, 'kg', 'stoichiometric, all of it is released'],
  [733, (2 * carbonDioxide) / acetylene, 'kg', 'stoichiometric, burnt completely'],
  [741, 7 * gwpOfNitrousOxide, 't', 'table 3.3, 7 kg N2O per t of acid, warming potential of AR5'],
];

/** Activities whose gas is not CO2, so that their figure includes a warming potential. */
export const gwpProcesses: ReadonlySet<number> = new Set([741]);
