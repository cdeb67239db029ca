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
  /** Whether the recipe mutates the data and expects it as earlier recipes have left it. */
  inPlace: boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any -- required by RTK Query for any query
type AnyQuery = QueryDefinition<any, any, any, any, any>;

/**
 * A change to the answer of a query, such as `api.endpoints.getUsers` with `args`. The recipe mutates the data or
 * returns other data; an answer that is not cached is ignored.
 */
export function patch<Query extends AnyQuery>(
  endpoint: ApiEndpointQuery<Query, never> & { name: string },
  args: QueryArgFrom<Query>,
  recipe: (data: ResultTypeFrom<Query>) => ResultTypeFrom<Query> | void,
  { inPlace = false } = {},
): Patch {
  return { endpoint: endpoint.name, args, recipe: recipe as Patch['recipe'], inPlace };
}

/** The cache key of the answer in RTK Query. */
export function cacheKeyOf({ endpoint, args }: Patch): string {
  return defaultSerializeQueryArgs({
    endpointName: endpoint,
    queryArgs: args,
    endpointDefinition: undefined as never,
  });
}
