import { randomUUID } from 'node:crypto';
import type { PactEvent } from '../../../../core/contracts/pact-interface';

/** An event of ours (CloudEvents 1.0). @param source of the event, in the format of the specification */
export const pactEvent = (type: string, data: PactEvent['data'], source: string): PactEvent => ({
  type,
  specversion: '1.0',
  id: randomUUID(),
  source,
  time: new Date().toISOString(),
  data,
});
