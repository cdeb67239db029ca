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
  /** The requests to one address, such as `GET /api/users`. */
  to: (route: string) => Call[];
}

/** Resources that are empty for most companies. */
const everywhere: Record<string, Answer> = { 'GET /api/ca-own-activities/project/42': { data: [] } };

/**
 * Replaces the network. A route is a method and a path without its query. Its response is a body, a status, a
 * response object, or a failure. Unlisted routes fail like an unreachable server.
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

/** Rejects when the caller aborts, like the platform's fetch. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    // Keeps the reason unchanged: a timeout is recognised by its name.
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** A refusal in the server's format. */
export function refusal(status: number, code: string, message: string, details?: object): Response {
  return Response.json({ error: { code, message, details } }, { status });
}
