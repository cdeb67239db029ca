import stringifierOf from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { compiledOnce } from './compiled-once';

const compile: (schema: object) => (document: object) => string = (schema) => stringifierOf(schema);

/** Writes answers as Fastify does by itself, but compiles a schema when the first answer needs it. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  const stringifier = compiledOnce(schema, compile);
  return (data: object) => stringifier()(data);
};
