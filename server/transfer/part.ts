import { Type, type Static } from 'typebox';

/** How many rows a table has, and a checksum over them that does not depend on their order. */
export const Count = Type.Object({ rows: Type.Integer(), checksum: Type.String() });
export type Count = Static<typeof Count>;

/**
 * The head of a copy of a database, or of what one company entered: the migrations that created its tables.
 */
const Head = Type.Object({
  head: Type.Object({
    format: Type.Literal('supplier+s backup 1'),
    createdAt: Type.String(),
    project: Type.Optional(Type.Integer({ description: 'whose entries alone it holds' })),
    migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() })),
  }),
});

/** Rows of the table follow. */
const TableStart = Type.Object({ table: Type.String() });

/** All rows of the table have been sent. */
const TableEnd = Type.Object({ end: Type.String(), count: Count });

/** The end of a copy; a copy without it is truncated. `sequences`: name to the last number assigned. */
const Tail = Type.Object({ sequences: Type.Record(Type.String(), Type.String()) });

/** Several rows of the table, each a JSON array of texts and nulls. */
export interface Rows {
  lines: string[];
}

export const Marker = Type.Union([Head, TableStart, TableEnd, Tail]);
export type Marker = Static<typeof Marker>;

/** A copy of a database is a sequence of these, in any transport. */
export type Part = Marker | Rows;
