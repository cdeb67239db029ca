import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { answer, startFakePartner } from './fake-partner';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another system that receives events, at its own address. It accepts everything until a test changes that. */
export interface WebhookReceiver {
  address: string;
  received: ReceivedRequest[];
  answers: (handler: Handler) => void;
  /** All requests that arrived, also to other paths. */
  calls: string[];
  close: () => Promise<void>;
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const { address, bodies, calls, on, close } = await startFakePartner();
  const received: ReceivedRequest[] = [];
  let handler: Handler = answer(200, { taken: true });
  on('/hook', (request, response) => {
    received.push({ headers: request.headers, body: bodies.at(-1) ?? '' });
    handler(request, response);
  });
  return {
    address: `${address}/hook`,
    received,
    calls,
    answers: (next) => (handler = next),
    close,
  };
}
