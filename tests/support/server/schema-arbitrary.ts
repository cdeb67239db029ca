import * as fc from 'fast-check';

/** The parts of JSON Schema that the contract uses. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  format?: string;
}

const largest = 1_000_000;

/** Valid values of a schema. @throws Error for a schema with an unknown keyword */
export function validFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validFor));
  if (schema.allOf) return validFor(Object.assign({}, ...schema.allOf) as JsonSchema);
  switch (schema.type) {
    case 'object':
      return objectFor(schema);
    case 'array':
      return fc.array(validFor(schema.items ?? { type: 'null' }), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      });
    case 'string':
      return stringFor(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -largest, max: schema.maximum ?? largest });
    case 'number':
      return fc.double({
        min: schema.minimum ?? schema.exclusiveMinimum ?? -largest,
        max: schema.maximum ?? largest,
        minExcluded: schema.exclusiveMinimum !== undefined,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectFor({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, validFor(each)]),
  );
  return fc.record(members, { requiredKeys: required });
}

function stringFor({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map(day);
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const bounds = { minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 40, (minLength ?? 0) + 40) };
  return fc.string(bounds);
}

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Invalid values of a schema: of another type, or without a required member. */
export function invalidFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { required = [] } = schema;
  const others =
    schema.type === 'object' ? [fc.constant([]), fc.constant('text'), fc.constant(7)] : [fc.constant({})];
  if (required.length === 0) return fc.oneof(...others);
  const without = fc.tuple(validFor(schema), fc.constantFrom(...required)).map(([value, name]) => {
    const { [name]: _left, ...rest } = value as Record<string, unknown>;
    return rest;
  });
  return fc.oneof(without, ...others);
}
