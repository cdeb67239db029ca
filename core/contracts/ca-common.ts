import { Type, type Static } from 'typebox';
import { PageQuery, ProjectParams } from './common';

/** A number, or a text from a form: a text that is no number counts as 0. */
export const Figure = (errorMessage: string) => Type.Union([Type.Number(), Type.String()], { errorMessage });

/**
 * The version that the caller has seen; if there is a newer one, the response is 409 STALE_VERSION with the current
 * state.
 */
export const SeenVersion = Type.Optional(
  Type.Integer({
    ...{ minimum: 1, maximum: 2147483647 },
    description: 'that the caller has seen; 409 if there is a newer one',
  }),
);

/** Created by the caller, so that a record can be referred to before it is sent. */
export const ClientId = (description: string) => Type.Optional(Type.String({ format: 'uuid', description }));

/** Of a removed record that is created again. */
export const FormerNumber = Type.Optional(
  Type.String({
    pattern: String.raw`^\d{1,18}$`,
    description:
      'snowflakeId of the removed record that is created again: it returns to its place in the list',
  }),
);

const accountYears = { minimum: 1990, maximum: 2100 };

export const Year = Type.Integer(accountYears);

export const RecordParams = Type.Object({
  ...ProjectParams.properties,
  id: Type.String({ format: 'uuid', errorMessage: 'Document ID is required' }),
});
export type RecordParams = Static<typeof RecordParams>;

export const YearParams = Type.Object({ ...ProjectParams.properties, year: Year });
export type YearParams = Static<typeof YearParams>;

const OptionalYear = Type.Optional(
  Type.Integer({ ...accountYears, description: 'only this year; by default all' }),
);

/** A page of everything, or of one year. */
export const YearPageQuery = Type.Object({ ...PageQuery.properties, year: OptionalYear });
export type YearPageQuery = Static<typeof YearPageQuery>;

export const DeleteQuery = Type.Object({ version: SeenVersion });
export type DeleteQuery = Static<typeof DeleteQuery>;

export const OptionalYearBody = Type.Object({ year: OptionalYear });
export type OptionalYearBody = Static<typeof OptionalYearBody>;

/** How many records were deleted, and how many there were. */
export const Deleted = Type.Object({
  data: Type.Object({ deleted: Type.Integer(), total: Type.Integer() }),
});
export type Deleted = Static<typeof Deleted>;

export const maxOrphansListed = 100;

/** Records that no longer belong to anything: their number, the total, and the first of them. */
export const OrphanList = Type.Object({
  data: Type.Object({
    orphans: Type.Array(
      Type.Object({
        id: Type.String({ format: 'uuid' }),
        year: Year,
        name: Type.String({ description: 'name of the supplier, or number of the sector or activity' }),
      }),
      { maxItems: maxOrphansListed },
    ),
    count: Type.Integer(),
    total: Type.Integer(),
  }),
});
export type OrphanList = Static<typeof OrphanList>;
