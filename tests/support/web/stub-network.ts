type Answer = Response | object | number;

export interface Call {
  method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
  body: unknown;
}

interface StubbedNetwork {
  calls: Call[];
  /** The calls to one address, such as `GET /api/users`. */
  to: (route: string) => Call[];
}

/** What most companies have nothing of. */
const everywhere: Record<string, Answer> = { 'GET /api/ca-own-activities/project/42': { data: [] } };

/**
 * Replaces the network. A route is a method and a path without its query; it answers with a body, a status, a
 * response, or by failing. What is not listed fails as a server that is away.
 */
export function stubNetwork(routes: Record<string, Answer | ((call: Call) => Answer)>): StubbedNetwork {
  const calls: Call[] = [];
  const routeOf = ({ method, path }: Call) => `${method} ${path.replace(/\?.*/, '')}`;

  global.fetch = async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), window.location.href),
      init,
    );
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? JSON.parse(text) : text;
    const call = { method: request.method, path: pathname + search, headers: request.headers, body };
    calls.push(call);
    const route = routes[routeOf(call)] ?? everywhere[routeOf(call)];
    const answer: unknown = await Promise.race([
      typeof route === 'function' ? route(call) : route,
      aborted(request.signal),
    ]);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    if (answer instanceof Response) return answer.clone();
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer);
  };

  return { calls, to: (route) => calls.filter((call) => routeOf(call) === route) };
}

/** Rejects when the caller gives up, as the platform's fetch does. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    // With the reason as it is: a time-out is told from other ends by its name.
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** A refusal as the server words it. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status });
}
