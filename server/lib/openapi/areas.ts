import type { RouteOptions } from 'fastify';
import type { Area } from './area';
import { carbonAreas } from './carbon-areas';
import { companyAreas } from './company-areas';
import { exampleBodies } from './examples';
import { health, peopleAreas } from './people-areas';

const areas: readonly Area[] = [...carbonAreas, ...companyAreas, ...peopleAreas];

/** The parts of the API as OpenAPI tags. */
export const tags = areas.map(({ name, description }) => ({ name, description }));

const byOperation = new Map(
  areas.flatMap((area) =>
    Object.entries(area.operations).map(([operation, summary]) => [operation, { area, summary }] as const),
  ),
);

/**
 * A route's part of the API, its one-line description, and its operation id for generated clients; undefined
 * for an unlisted route. Some have an example of a body.
 */
export function operationOf({ method, url }: Pick<RouteOptions, 'method' | 'url'>) {
  const address = url.replace(/^\/api(?=\/|$)/, '').replaceAll(/:(\w+)/g, '{$1}');
  const verb = [method].flat().find((name) => name !== 'HEAD') ?? '';
  const name = `${verb} ${address}`;
  const listed = byOperation.get(name);
  // Two addresses that also exist for lists state whether they can be called.
  return (
    listed && {
      ...listed,
      id: idOf(listed.area === health ? 'check' : verb, address),
      exampleBody: exampleBodies[name],
    }
  );
}

/** `GET /ca-settings/project/{projectId}` is getCaSettings, `PUT .../{id}` putCaSettingsById. */
function idOf(verb: string, address: string): string {
  const words = address
    .replace('/project/{projectId}', '')
    .replaceAll('{', 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [verb.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}
