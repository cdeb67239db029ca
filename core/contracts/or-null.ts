import { Type } from 'typebox';

/** The schema, or null for a value that is not known. */
export const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description?: string,
) => Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
