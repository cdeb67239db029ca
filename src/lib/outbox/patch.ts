import {
  defaultSerializeQueryArgs,
  type ApiEndpointQuery,
  type QueryArgFrom,
  type QueryDefinition,
  type ResultTypeFrom,
} from '@reduxjs/toolkit/query/react';

/** A change of one cached answer. */
export interface Patch {
  endpoint: string;
  args: unknown;
  recipe: (data: unknown) => unknown;
  /** Whether the recipe changes what it gets, in its place, and reads it as earlier recipes have left it. */
  inPlace: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what RTK Query itself demands of any query
type AnyQuery = QueryDefinition<any, any, any, any, any>;

/**
 * A change of the answer of a query, such as `api.endpoints.getUsers`, called with `args`. The recipe changes the
 * data it gets, or returns other data; what is not in the cache is left alone.
 */
export function patch<Query extends AnyQuery>(
  endpoint: ApiEndpointQuery<Query, never> & { name: string },
  args: QueryArgFrom<Query>,
  recipe: (data: ResultTypeFrom<Query>) => ResultTypeFrom<Query> | void,
  { inPlace = false } = {},
): Patch {
  return { endpoint: endpoint.name, args, recipe: recipe as Patch['recipe'], inPlace };
}

/** Under which key RTK Query holds the answer. */
export function cacheKeyOf({ endpoint, args }: Patch): string {
  return defaultSerializeQueryArgs({
    endpointName: endpoint,
    queryArgs: args,
    endpointDefinition: undefined as never,
  });
}
