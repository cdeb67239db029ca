import stringifierOf from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { compiledOnce } from './compiled-once';

const compile: (schema: object) => (document: object) => string = (schema) => stringifierOf(schema);

/**
 * Serialises responses as Fastify does by default, but compiles a schema when the first response needs it.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  const stringifier = compiledOnce(schema, compile);
  return (data: object) => stringifier()(data);
};
