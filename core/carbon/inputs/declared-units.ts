import { convertAmount, unitsFor } from './units';
import type { ProductValues } from '../../contracts/ca-products';

type Declared = Pick<ProductValues, 'declaredUnit' | 'declaredAmount' | 'mass'>;

/** Units that an amount of a product may be in: those of its declared unit, and of mass where its mass is known. */
export function unitsOfProduct({ declaredUnit, mass }: Pick<Declared, 'declaredUnit' | 'mass'>): string[] {
  const own = unitsFor({ unit: declaredUnit });
  const ofMass = mass > 0 ? unitsFor({ unit: 'kg' }) : [];
  return [...new Set([...own, ...ofMass])];
}

/**
 * An amount of a product as a multiple of its declared amount.
 * @returns NaN if the unit does not fit
 */
export function timesDeclared(amount: number, unit: string, product: Declared): number {
  const inUnit = convertAmount({ amount, unit, calorificValue: null }, { unit: product.declaredUnit });
  if (!Number.isNaN(inUnit)) return inUnit / product.declaredAmount;
  const kg = convertAmount({ amount, unit, calorificValue: null }, { unit: 'kg' });
  return product.mass > 0 ? kg / product.mass : NaN;
}
