import type { RouteOptions } from 'fastify';
import type { Area } from './area';
import { carbonAreas } from './carbon-areas';
import { companyAreas } from './company-areas';
import { peopleAreas } from './people-areas';

const areas: readonly Area[] = [...carbonAreas, ...companyAreas, ...peopleAreas];

/** The parts of the API as OpenAPI has them. */
export const tags = areas.map(({ name, description }) => ({ name, description }));

const byOperation = new Map(
  areas.flatMap((area) =>
    Object.entries(area.operations).map(([operation, summary]) => [operation, { area, summary }] as const),
  ),
);

/** The part of the API that a route belongs to, and in one line what it does; undefined for one that is not listed. */
export function operationOf({ method, url }: Pick<RouteOptions, 'method' | 'url'>) {
  const address = url.replace(/^\/api(?=\/|$)/, '').replaceAll(/:(\w+)/g, '{$1}');
  return byOperation.get(`${[method].flat().find((name) => name !== 'HEAD')} ${address}`);
}
