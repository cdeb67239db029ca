/**
 * The methods to calculate a purchase from a supplier, best first (Corporate Value Chain Standard, chapter 7): the
 * quantity of a product times its footprint, the emissions that the supplier has allocated to its customer, its
 * emissions per turnover times the spend, the average of the sector.
 */
export const figureMethods = [
  'supplier-specific',
  'supplier-allocated',
  'supplier-intensity',
  'spend-based',
] as const;
export type FigureMethod = (typeof figureMethods)[number];

/** What `supplier-specific` was called. Choices that have waited on a device still name it so. */
export const formerProductMethod = 'supplier-product';

/** Whether a method uses figures that the supplier itself has shared. */
export const isOwnFigure = (method: string): boolean =>
  method === 'supplier-specific' || method === 'supplier-allocated' || method === 'supplier-intensity';

/** How many years old an intensity may be. The allocated emissions are always those of the year itself. */
export const oldestIntensity = 3;

/** How many years before the year the reference period of a product's footprint may end. */
export const oldestFootprint = 3;
