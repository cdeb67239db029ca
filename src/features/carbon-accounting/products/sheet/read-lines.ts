import { otherReading, parseNumber } from '../../../../../core/assessment/parse-number';
import { convertAmount, readUnit } from '../../../../../core/carbon/inputs/units';
import type { OfferedProduct } from '../../../../../core/contracts/ca-offered-products';
import type { LineOrigin, Product, ProductLine } from '../../../../../core/contracts/ca-products';
import type { Locale } from '../../../../../core/i18n/locales';
import { timesDeclared } from '../../../../../core/carbon/inputs/declared-units';
import {
  numbersOf,
  offeredByNumber,
  plainNumber,
  receivedFigure,
} from '../../../../../core/products/received';
import { lineFault, referenceYear } from '../../../../../core/products/rules';
import {
  declaredUnits,
  maxLines,
  type LineKind,
  type ProductFault,
} from '../../../../../core/terms/product-terms';
import { cleanText } from '../../../../../core/registration/clean-text';
import { fold } from '../../../../../core/search/fold';
import { belowHeader } from '../../../../lib/sheets/below-header';
import type { Cell } from '../../../../lib/sheets/sheet-files';
import type { FigureBoundary } from '../form/line-form';
import { lineColumns, columnPositions, templatePlaces, type LineColumn } from './line-columns';

export type SheetFault =
  | ProductFault
  | 'KIND_UNKNOWN'
  | 'NO_NUMBER'
  | 'UNIT_MISSING'
  | 'UNIT_UNKNOWN'
  | 'NUMBER_UNKNOWN'
  | 'ACTIVITY_NOT_KNOWN'
  | 'ORIGIN_MISSING'
  | 'BOUNDARY_UNKNOWN';

/** A row as read, and its first fault. */
export interface SheetLine {
  /** The row's number in the sheet, from 1. */
  number: number;
  /** The cells of the sheet. */
  cells: readonly Cell[];
  line: ProductLine;
  fault: SheetFault | undefined;
  /** The content of the faulty cell. */
  given: string;
  /** Texts of numbers that can be read in two ways. */
  ambiguous: readonly string[];
}

export type LineReading =
  | { kind: 'rows'; header: readonly Cell[]; rows: SheetLine[] }
  | { kind: 'empty' }
  | { kind: 'tooMany'; count: number };

export interface LineLabels {
  /** The reader's language; names and numbers are read in it and in English. */
  locale: Locale;
  headers: Readonly<Record<LineColumn, string>>;
  /** Kinds of lines by name. */
  kinds: ReadonlyMap<string, LineKind>;
  /** What a figure covers, by name. */
  boundaries: ReadonlyMap<string, FigureBoundary>;
  /** Unit symbols by name. */
  units: ReadonlyMap<string, string>;
  /** Activities by name; undefined for an ambiguous name. */
  activities: ReadonlyMap<string, { id: number; unit: string } | undefined>;
}

interface Given {
  /** The product of the lines. */
  product: Product;
  /** All products of the company. */
  products: readonly Product[];
  offered: readonly OfferedProduct[];
  /** Country of the company. */
  home: string;
  newId: () => string;
}

/** Reads lines from the cells of a sheet, with a header row or in the column order of the template. */
export function readLines(
  cells: readonly (readonly Cell[])[],
  labels: LineLabels,
  given: Given,
): LineReading {
  const templateHeader = lineColumns.map((column) => labels.headers[column]);
  const {
    rows,
    header = templateHeader,
    places = templatePlaces,
  } = belowHeader(cells, (row) => columnPositions(row, labels.headers));
  if (rows.length === 0) return { kind: 'empty' };
  if (rows.length + given.product.lines.length > maxLines) return { kind: 'tooMany', count: rows.length };
  return {
    kind: 'rows',
    header,
    rows: rows.map(({ row, number }) => {
      const at: At = (column) => row[places[column] ?? -1] ?? null;
      const ambiguous = [at('amount'), at('kg')].filter(
        (cell) => typeof cell === 'string' && otherReading(cell, labels.locale) !== undefined,
      );
      return { number, cells: row, ambiguous: ambiguous.map(String), ...readLine(at, labels, given) };
    }),
  };
}

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

type At = (column: LineColumn) => Cell;
type ReadLine = Pick<SheetLine, 'line' | 'fault' | 'given'>;
type Found = { origin: LineOrigin } | { fault: SheetFault; given: string };

function readLine(at: At, labels: LineLabels, given: Given): ReadLine {
  const text = (column: LineColumn) => textOf(at(column));
  const sign = readUnit(text('unit'));
  const unit = labels.units.get(fold(text('unit'))) ?? labels.units.get(fold(sign));
  const found = originOf(at, unit ?? sign, labels, given);
  const isPart = 'origin' in found && found.origin.basis === 'product';
  const amount = numberOf(at('amount'), labels.locale, sign);
  const kind = text('kind') === '' ? (isPart ? 'part' : 'material') : labels.kinds.get(fold(text('kind')));
  const line: ProductLine = {
    id: given.newId(),
    kind: kind ?? 'material',
    name: text('name').slice(0, 200),
    amount: amount ?? NaN,
    unit: unit ?? sign,
    origin: 'origin' in found ? found.origin : { basis: 'product', productId: '' },
  };
  const wrong = (fault: SheetFault, said = ''): ReadLine => ({
    line,
    fault,
    given: said,
  });
  if (kind === undefined) return wrong('KIND_UNKNOWN', text('kind'));
  if (text('amount') === '') return wrong('LINE_AMOUNT_NOT_POSITIVE');
  if (amount === undefined) return wrong('NO_NUMBER', text('amount'));
  if (text('unit') === '') return wrong('UNIT_MISSING');
  if (unit === undefined) return wrong('UNIT_UNKNOWN', text('unit'));
  if ('fault' in found) return wrong(found.fault, found.given);
  const fault = lineFault(line, given.product) ?? fitFault(line, labels, given);
  return fault ? wrong(fault) : { line, fault: undefined, given: '' };
}

const numberOf = (cell: Cell, locale: Locale, unit?: string) =>
  typeof cell === 'number' ? cell : parseNumber(textOf(cell), locale, unit);

/** The row's own figure, its activity, otherwise the product that the part number identifies. */
function originOf(at: At, unit: string, labels: LineLabels, given: Given): Found {
  const text = (column: LineColumn) => textOf(at(column));
  if (text('kg') !== '') return figureOf(at, unit, labels, given);
  if (text('activity') !== '') {
    const activity = labels.activities.get(fold(text('activity')));
    if (!activity) return { fault: 'ACTIVITY_NOT_KNOWN', given: text('activity') };
    return { origin: { basis: 'activity', activityId: activity.id, country: given.home } };
  }
  const cell = text('partNumber');
  // A dash alone stands for no number.
  const wanted = plainNumber(cell) === '' ? '' : cell;
  const own = wanted === '' ? undefined : ownPart(wanted, given);
  if (own) return { origin: { basis: 'product', productId: own.id } };
  const number = plainNumber(wanted);
  const byNumber = given.offered.filter((each) => numbersOf(each).map(plainNumber).includes(number));
  const offered =
    number === ''
      ? offeredByNumber(text('name'), given.offered)
      : byNumber.length === 1
        ? byNumber[0]
        : undefined;
  if (offered) return { origin: receivedFigure(offered) };
  return wanted === '' ? { fault: 'ORIGIN_MISSING', given: '' } : { fault: 'NUMBER_UNKNOWN', given: wanted };
}

function figureOf(at: At, unit: string, { locale, boundaries }: LineLabels, { product }: Given): Found {
  const parts: Partial<Record<LineColumn, number>> = {};
  for (const column of ['kg', 'primaryShare', 'year'] as const) {
    const text = textOf(at(column));
    const value = text === '' ? undefined : numberOf(at(column), locale);
    if (text !== '' && value === undefined) return { fault: 'NO_NUMBER', given: text };
    if (value !== undefined) parts[column] = value;
  }
  const { kg = 0, primaryShare = 0, year = referenceYear(product) } = parts;
  const covered = textOf(at('boundary'));
  const boundary = covered === '' ? 'all' : boundaries.get(fold(covered));
  if (boundary === undefined) return { fault: 'BOUNDARY_UNKNOWN', given: covered };
  const verifiedBy = cleanText(textOf(at('verifiedBy'))).slice(0, 200);
  const per = declaredUnits.find((each) => each === unit) ?? declaredUnits.find((each) => sizeOf(each, unit));
  const fossil = per === undefined ? kg : kg * sizeOf(per, unit);
  return {
    origin: {
      ...{ basis: 'figure', by: 'supplier', unit: per ?? unit, fossil, landUse: 0, biogenic: 0, uptake: 0 },
      ...{ primaryShare, year, gwp: 'AR6', source: textOf(at('source')).slice(0, 300) },
      ...(verifiedBy && { verifiedBy }),
      ...(boundary === 'part' && { isPartial: true }),
    },
  };
}

/** How many `unit` are in one `of`; 0 if the units are incompatible. */
const sizeOf = (of: string, unit: string) =>
  convertAmount({ amount: 1, unit: of, calorificValue: null }, { unit }) || 0;

/** Another product of the company, found by part number, otherwise by name. */
function ownPart(wanted: string, { products }: Given): Product | undefined {
  const ofNumber = products.filter(({ partNumber }) => plainNumber(partNumber) === plainNumber(wanted));
  const found = ofNumber.length > 0 ? ofNumber : products.filter(({ name }) => fold(name) === fold(wanted));
  return found.length === 1 ? found[0] : undefined;
}

/** The fault that the server would find in a line's references. */
function fitFault(
  { amount, unit, origin }: ProductLine,
  { activities }: LineLabels,
  { product, products }: Given,
): ProductFault | undefined {
  if (origin.basis === 'activity') {
    const activity = [...activities.values()].find((each) => each?.id === origin.activityId);
    const converted = convertAmount({ amount, unit, calorificValue: null }, { unit: activity?.unit ?? '' });
    return Number.isNaN(converted) ? 'UNIT_DOES_NOT_FIT' : undefined;
  }
  if (origin.basis !== 'product') return undefined;
  const part = products.find(({ id }) => id === origin.productId);
  if (!part) return 'PART_MISSING';
  if (part.id === product.id) return 'CONTAINS_ITSELF';
  const parts = part.lines.flatMap((each) =>
    each.origin.basis === 'product' ? [each.origin.productId] : [],
  );
  if (parts.includes(product.id)) return 'CONTAINS_ITSELF';
  if (parts.length > 0) return 'NESTED_TOO_DEEP';
  return Number.isNaN(timesDeclared(amount, unit, part)) ? 'UNIT_DOES_NOT_FIT' : undefined;
}
