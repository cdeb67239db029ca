import type { OfferedProduct } from '../contracts/ca-offered-products';
import type { LineOrigin, ProductLine } from '../contracts/ca-products';
import { isSame } from '../compare/is-same';
import { assessmentReports } from '../terms/product-terms';
import { verifierOf } from '../carbon/account/verifier';

export type Figure = Extract<LineOrigin, { basis: 'figure' }>;

/** The figure of a line that came from a supplier's release. */
export const receivedFigureOf = ({ origin }: Pick<ProductLine, 'origin'>): Figure | undefined =>
  origin.basis === 'figure' && origin.received ? origin : undefined;

/**
 * The figure of a footprint that a supplier offers, per declared unit. Of several assessment reports it names the
 * oldest, so as not to claim more than the footprint does.
 */
export function receivedFigure(product: OfferedProduct): Figure {
  const { id, productId, number, companyName, values, footprint } = product;
  const { declaredAmount, declaredUnit, periodEnd, name, partNumber } = values;
  const verifiedBy = verifierOf(product);
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
    source: [companyName, name, partNumber].filter(Boolean).join(', ').slice(0, maxSourceLength),
    ...(verifiedBy !== undefined && { verifiedBy }),
    ...(footprint.isPartial && { isPartial: true }),
    received: { productId, releaseId: id, number },
  };
}

const maxSourceLength = 300;

/** Whether two figures are equal, ignoring the wording of their source. */
export const isSameFigure = (a: Figure, b: Figure): boolean =>
  isSame({ ...a, source: '' }, { ...b, source: '' });

/** A typed figure: it belongs to a release only if it was not changed. */
export function withRelease(typed: Figure, release: Figure | null): Figure {
  if (!release?.received) return typed;
  const received = { ...typed, received: release.received };
  return isSameFigure(received, release) ? received : typed;
}

export type ReceivedState = 'newest' | 'newer' | 'gone';

/** How a figure relates to today's offer, and that offer; undefined for a figure that was not received. */
export function stateOfReceived(
  { received }: Figure,
  offered: readonly OfferedProduct[],
): { state: ReceivedState; newest: OfferedProduct | undefined } | undefined {
  if (!received) return undefined;
  const newest = offered.find(({ productId }) => productId === received.productId);
  if (!newest) return { state: 'gone', newest };
  return { state: newest.id === received.releaseId ? 'newest' : 'newer', newest };
}

/** A number without notational differences: case, spaces, dashes, leading zeros of GTINs. */
export const plainNumber = (text: string): string => {
  const plain = text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return /^\d{8,14}$/.test(plain) ? plain.replace(/^0+/, '') : plain;
};
/** Shorter numbers occur in names by chance. */
export const minNumberLength = 3;
const minCompanyNumberLength = 5;

/** The numbers of a product. */
export const numbersOf = ({
  values,
  customerPartNumber = '',
  numbers = [],
}: Pick<OfferedProduct, 'values' | 'customerPartNumber' | 'numbers'>): readonly string[] => [
  customerPartNumber,
  values.partNumber,
  values.gtin,
  ...numbers,
];

/**
 * The footprint whose part number or GTIN is in the name of a line. Of several, that of the company whose own number
 * (such as a VAT id) is also in it, or else of the company whose name is. Undefined if there is none, or several
 * remain.
 */
export function offeredByNumber(
  lineName: string,
  offered: readonly OfferedProduct[],
): OfferedProduct | undefined {
  const words = new Set([...lineName.split(/[\s,;()]+/), lineName].map(plainNumber));
  const found = offered.filter((product) =>
    numbersOf(product)
      .map(plainNumber)
      .some((number) => number.length >= minNumberLength && words.has(number)),
  );
  if (found.length < 2) return found[0];
  const line = plainNumber(lineName);
  const names = (least: number, texts: readonly string[]) =>
    texts.map(plainNumber).some((text) => text.length >= least && line.includes(text));
  const byNumber = found.filter(({ companyNumbers = [] }) => names(minCompanyNumberLength, companyNumbers));
  const left = byNumber.length > 0 ? byNumber : found.filter(({ companyName }) => names(1, [companyName]));
  return left.length === 1 ? left[0] : undefined;
}
