import { lazy } from 'react';
import { SystemsPart } from '../../../domain/systems/systems-part';

const ApiClientsCard = lazy(async () => ({
  default: (await import('./api-clients-card')).ApiClientsCard,
}));

/** Other systems of the company that call. */
export const ApiClientsPart = () => (
  <SystemsPart>
    <ApiClientsCard />
  </SystemsPart>
);
