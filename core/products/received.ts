import type { OfferedProduct } from '../contracts/ca-offered-products';
import type { LineOrigin } from '../contracts/ca-products';
import { isSame } from '../compare/is-same';
import { assessmentReports } from './terms';

export type Figure = Extract<LineOrigin, { basis: 'figure' }>;

/**
 * The figure of a footprint that a supplier offers, per one of its declared unit. Of several assessment reports it
 * names the oldest: it does not claim more than the footprint does.
 */
export function receivedFigure(product: OfferedProduct): Figure {
  const { id, productId, number, companyName, values, footprint } = product;
  const { declaredAmount, declaredUnit, periodEnd, name, partNumber } = values;
  return {
    basis: 'figure',
    by: 'supplier',
    unit: declaredUnit,
    fossil: footprint.fossil / declaredAmount,
    landUse: footprint.landUse / declaredAmount,
    biogenic: footprint.biogenic / declaredAmount,
    uptake: 0 - footprint.uptake / declaredAmount,
    primaryShare: footprint.primaryShare,
    year: Number(periodEnd.slice(0, 4)),
    gwp: assessmentReports.find((report) => footprint.gwp.includes(report)) ?? 'AR6',
    source: [companyName, name, partNumber].filter(Boolean).join(', ').slice(0, longestSource),
    received: { productId, releaseId: id, number },
  };
}

const longestSource = 300;

/** Whether two figures say the same, however their source is worded. */
export const isSameFigure = (a: Figure, b: Figure): boolean =>
  isSame({ ...a, source: '' }, { ...b, source: '' });

/** A figure as it was typed: of a release only as long as nothing of it was changed. */
export function withRelease(typed: Figure, release: Figure | null): Figure {
  if (!release?.received) return typed;
  const received = { ...typed, received: release.received };
  return isSameFigure(received, release) ? received : typed;
}

export type ReceivedState = 'newest' | 'newer' | 'gone';

/** How a figure stands to what is offered today, and what that is; undefined for one that was not received here. */
export function stateOfReceived(
  { received }: Figure,
  offered: readonly OfferedProduct[],
): { state: ReceivedState; newest: OfferedProduct | undefined } | undefined {
  if (!received) return undefined;
  const newest = offered.find(({ productId }) => productId === received.productId);
  if (!newest) return { state: 'gone', newest };
  return { state: newest.id === received.releaseId ? 'newest' : 'newer', newest };
}

/** A part number without what people write differently: case, spaces, dashes. */
const plainOf = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
const shortestNumber = 3;

/** The footprint whose part number stands in the name of a line; undefined for none, and for several. */
export function offeredByNumber(
  lineName: string,
  offered: readonly OfferedProduct[],
): OfferedProduct | undefined {
  const words = new Set([...lineName.split(/[\s,;()]+/), lineName].map(plainOf));
  const found = offered.filter(({ values }) => {
    const number = plainOf(values.partNumber);
    return number.length >= shortestNumber && words.has(number);
  });
  return found.length === 1 ? found[0] : undefined;
}
