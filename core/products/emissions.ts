import type { ProductFootprint } from '../contracts/ca-products';

/** kg CO2e by origin of the carbon; `uptake` is not positive. */
export type Emissions = Pick<ProductFootprint, 'fossil' | 'landUse' | 'biogenic' | 'uptake' | 'kg'>;

/** `kg` leaves out what biomass has taken up (PACT data model, `pcfExcludingBiogenicUptake`). */
export function emissionsOf(parts: Partial<Omit<Emissions, 'kg'>>): Emissions {
  const { fossil = 0, landUse = 0, biogenic = 0, uptake = 0 } = parts;
  return { fossil, landUse, biogenic, uptake, kg: fossil + landUse + biogenic };
}

/** Emissions of this many units. */
export const times = ({ fossil, landUse, biogenic, uptake }: Emissions, factor: number): Emissions =>
  emissionsOf({
    fossil: fossil * factor,
    landUse: landUse * factor,
    biogenic: biogenic * factor,
    uptake: uptake * factor,
  });

/** Origin by origin, kg CO2e. */
export const sumOfEmissions = (all: readonly Emissions[]): Emissions =>
  emissionsOf({
    fossil: all.reduce((sum, { fossil }) => sum + fossil, 0),
    landUse: all.reduce((sum, { landUse }) => sum + landUse, 0),
    biogenic: all.reduce((sum, { biogenic }) => sum + biogenic, 0),
    uptake: all.reduce((sum, { uptake }) => sum + uptake, 0),
  });

/** A mean weighted by emissions; the plain mean if nothing is emitted. */
export function weightedMean(all: readonly { kg: number; value: number }[]): number {
  const kg = all.reduce((sum, each) => sum + each.kg, 0);
  if (kg > 0) return all.reduce((sum, each) => sum + each.kg * each.value, 0) / kg;
  return all.length === 0 ? 0 : all.reduce((sum, { value }) => sum + value, 0) / all.length;
}
