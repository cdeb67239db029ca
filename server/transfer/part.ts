import { Type, type Static } from 'typebox';

/** How many rows a table has, and a checksum over them that does not depend on their order. */
export const Count = Type.Object({ rows: Type.Integer(), checksum: Type.String() });
export type Count = Static<typeof Count>;

/** What a copy of a database, or of what one company entered, begins with: the migrations that made its tables. */
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

/** All rows of the table have come. */
const TableEnd = Type.Object({ end: Type.String(), count: Count });

/** What a copy ends with; one without was cut off. `sequences`: name to the last number given out. */
const Tail = Type.Object({ sequences: Type.Record(Type.String(), Type.String()) });

/** Some rows of the table, each a JSON array of texts and nulls. */
export interface Rows {
  lines: string[];
}

export const Marker = Type.Union([Head, TableStart, TableEnd, Tail]);
export type Marker = Static<typeof Marker>;

/** A copy of a database is a row of these, however it travels. */
export type Part = Marker | Rows;
