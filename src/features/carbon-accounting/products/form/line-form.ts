import type { LineOrigin, Product, ProductLine } from '../../../../../core/contracts/ca-products';
import { withRelease, type Figure } from '../../../../../core/products/received';
import { cleanText } from '../../../../../core/registration/clean-text';
import type { DraftForm } from '../../../../lib/forms/use-draft-form';
import type { TypedFigure } from '../../records/typed-figure';
import type { TypedFigures } from '../../records/use-typed-figures';

type Account = Extract<LineOrigin, { basis: 'account' }>;

/** All or a part of the life cycle from cradle to gate. */
export const figureBoundaries = ['all', 'part'] as const;
export type FigureBoundary = (typeof figureBoundaries)[number];

export const figureNames = [
  'amount',
  'fossil',
  'landUse',
  'biogenic',
  'uptake',
  'primaryShare',
  'year',
  'total',
] as const;

/** Form values of a line: the fields of every basis. Only those of the chosen basis are used. */
export interface LineForm extends Record<(typeof figureNames)[number], TypedFigure> {
  /** The product when typing began. */
  seen: Product;
  id: string;
  kind: ProductLine['kind'];
  name: string;
  unit: string;
  basis: LineOrigin['basis'];
  /** 0 for none chosen. */
  activityId: number;
  sectorId: number;
  /** Empty for the company's own. */
  country: string;
  by: Figure['by'];
  perUnit: string;
  gwp: Figure['gwp'];
  source: string;
  /** Empty if nobody has verified the figure. */
  verifiedBy: string;
  boundary: FigureBoundary;
  /** Figure of the chosen release. The typed figure counts as the release's as long as both are equal. */
  received: Figure | null;
  productId: string;
  part: Account['part'];
  key: Account['key'];
}

/** Props of the fields for a line's origin. */
export interface LineFieldsProps {
  form: DraftForm<LineForm>;
  /** Changes fields that determine which units fit. */
  onChange: (part: Partial<LineForm>) => void;
}

export function formOfLine(product: Product, line: ProductLine | undefined, year: number): LineForm {
  const empty: LineForm = {
    seen: product,
    id: crypto.randomUUID(),
    kind: 'material',
    name: '',
    amount: '',
    unit: 'kg',
    basis: 'figure',
    activityId: 0,
    sectorId: 0,
    country: '',
    by: 'supplier',
    perUnit: 'kg',
    fossil: '',
    landUse: 0,
    biogenic: 0,
    uptake: 0,
    primaryShare: 0,
    year,
    gwp: 'AR6',
    source: '',
    verifiedBy: '',
    boundary: 'all',
    received: null,
    productId: '',
    part: 'energy',
    key: 'mass',
    total: '',
  };
  if (!line) return empty;
  const { origin, ...rest } = line;
  const described = { id: rest.id, kind: rest.kind, name: rest.name, amount: rest.amount, unit: rest.unit };
  if (origin.basis !== 'figure') return { ...empty, ...described, ...origin };
  const { basis, received } = origin;
  return { ...empty, ...described, ...figureValues(origin), basis, received: received ? origin : null };
}

/** The form's values for a figure, each of them: what it does not state is emptied. */
export function figureValues(figure: Figure) {
  const { basis: _basis, unit: perUnit, received: _received, verifiedBy = '', isPartial, ...rest } = figure;
  return { ...rest, perUnit, verifiedBy, boundary: isPartial ? 'part' : 'all' } as const;
}

/** @param home the company's country, used if none is chosen */
export function toLine(form: LineForm, read: TypedFigures['read'], home: string): ProductLine {
  const { id, kind, name, amount, unit } = form;
  return {
    id,
    kind,
    name: cleanText(name),
    amount: read(amount, unit),
    unit,
    origin: originOf(form, read, home),
  };
}

function originOf(form: LineForm, read: TypedFigures['read'], home: string): LineOrigin {
  const { basis, activityId, sectorId, productId, part, key } = form;
  const country = form.country || home;
  const verifiedBy = cleanText(form.verifiedBy);
  switch (basis) {
    case 'activity':
      return { basis, activityId, country };
    case 'spend':
      return { basis, sectorId, country };
    case 'product':
      return { basis, productId };
    case 'account':
      return { basis, year: read(form.year), part, key, total: read(form.total) };
    case 'figure':
      return withRelease(
        {
          basis,
          by: form.by,
          unit: form.perUnit,
          fossil: read(form.fossil),
          landUse: read(form.landUse),
          biogenic: read(form.biogenic),
          uptake: read(form.uptake),
          primaryShare: read(form.primaryShare),
          year: read(form.year),
          gwp: form.gwp,
          source: cleanText(form.source),
          ...(verifiedBy && { verifiedBy }),
          ...(form.boundary === 'part' && form.by !== 'own' && { isPartial: true }),
        },
        form.received,
      );
  }
}
