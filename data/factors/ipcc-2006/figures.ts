/** kg CO2 per GJ, net calorific value: IPCC 2006, volume 2, table 2.2. */
const wood = 112;
const biogas = 54.6;
const biodiesel = 70.8;

/**
 * Activity id to the CO2 of its biomass, kg per GJ, and to GJ per unit of the activity. The latter follow from the
 * DESNZ 2025 rows of the same fuel, which give one figure per unit and one per kWh or GJ.
 */
export const biogenicFigures: readonly (readonly [activityId: number, kgPerGj: number, gjPerUnit: number])[] =
  [
    [161, wood, 17.278],
    [162, wood, 13.5985],
    [163, wood, 14.708],
    [164, biogas, 0.0036],
    [207, biodiesel, 0.034318],
    [208, biodiesel, 0.033107],
  ];
