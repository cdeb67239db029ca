import type { FastifySchemaCompiler } from 'fastify';
import type { TLocalizedValidationError } from 'typebox/error';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import { compiledOnce } from './compiled-once';

const partNames: Record<string, string> = {
  body: 'the body',
  querystring: 'the query',
  params: 'the address',
  headers: 'the headers',
};

/** What is wrong with a request: a sentence for a person, and every location for a program. */
export class InvalidInputError extends Error {
  constructor(
    message: string,
    readonly details: readonly { in: string; path: string; message: string }[],
  ) {
    super(message);
  }
}

const compile = (schema: TSchema) => Compile(schema);
const compileClosed = (schema: TSchema) => Compile(closed(schema) as TSchema);

/** The schema without additional members. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]));
  return 'properties' in schema ? { additionalProperties: false, ...parts } : parts;
}

/**
 * Validates with TypeBox. Addresses, queries and headers contain text, so numbers in them are parsed from
 * text; a body is used as it is, without the members that the schema does not name. A schema is compiled when
 * the first request needs it, so that a server starts sooner.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart = 'body' }) => {
  const validator = compiledOnce(schema, compile);
  const closedValidator = compiledOnce(schema, compileClosed);
  // Removing members walks through the schema, which costs more than the rest of a small write: most bodies
  // have none to remove.
  const clean = (body: unknown) => (closedValidator().Check(body) ? body : Value.Clean(schema, body));
  return (input) => {
    const compiled = validator();
    // A call without a body is one with an empty body: it lacks what is required.
    const value: unknown =
      httpPart === 'body' ? (input ?? {}) : readNumbers(schema, Value.Default(schema, input));
    if (compiled.Check(value)) return { value: httpPart === 'body' ? clean(value) : value };
    return { error: toError(httpPart, schema, compiled.Errors(value)) };
  };
};

/** The number in a text, or the text itself if it is not one: `1e3`, `0x1` and ` 1` are not. */
export function numberFromText(text: string): number | string {
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
}

function readNumbers(schema: TSchema, input: unknown): unknown {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {};
  const values = { ...(input as Record<string, unknown>) };
  for (const [name, { type }] of Object.entries(properties)) {
    const value = values[name];
    if ((type === 'integer' || type === 'number') && typeof value === 'string')
      values[name] = numberFromText(value);
  }
  return values;
}

function toError(httpPart: string, schema: TSchema, errors: TLocalizedValidationError[]): InvalidInputError {
  const details = errors.map((error) => ({
    in: httpPart,
    path: error.instancePath.slice(1).replaceAll('/', '.'),
    message: expectation(error),
  }));
  const [first] = errors;
  return new InvalidInputError(
    (first && ownMessage(schema, first)) ?? sentence(httpPart, details[0]),
    details,
  );
}

/** What a value must be, with the values to choose from where there are only these. */
function expectation(error: TLocalizedValidationError): string {
  if (error.keyword === 'const') return `must be ${String(error.params.allowedValue)}`;
  if (error.keyword === 'enum') return `must be one of ${error.params.allowedValues.map(String).join(', ')}`;
  return error.message;
}

function sentence(httpPart: string, detail?: { path: string; message: string }): string {
  const what = detail ? [detail.path, detail.message].filter(Boolean).join(' ') : 'it cannot be read';
  return `In ${partNames[httpPart] ?? httpPart}: ${what}.`;
}

interface MemberSchema {
  errorMessage?: string;
  /** Replaces `errorMessage` if the value is missing, where that only fits a wrong value. */
  missingMessage?: string;
  properties?: Record<string, MemberSchema>;
}

/** The `errorMessage` of the missing or malformed member, the innermost one where members are nested. */
function ownMessage(schema: TSchema, error: TLocalizedValidationError): string | undefined {
  const path = error.instancePath.split('/').slice(1);
  const isMissing = error.keyword === 'required';
  if (isMissing) path.push(error.params.requiredProperties[0] ?? '');
  let member: MemberSchema | undefined = schema;
  let message: string | undefined;
  for (const name of path) {
    member = member?.properties?.[name];
    message = (isMissing ? member?.missingMessage : undefined) ?? member?.errorMessage ?? message;
  }
  return message;
}
