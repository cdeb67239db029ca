import { lazy } from 'react';
import { SystemsPart } from '../../../domain/systems/systems-part';

const ApiClientsCard = lazy(async () => ({
  default: (await import('./api-clients-card')).ApiClientsCard,
}));

/** The company's API clients. */
export const ApiClientsPart = () => (
  <SystemsPart>
    <ApiClientsCard />
  </SystemsPart>
);
