import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface BrowserOptions {
  language?: string;
  /** The network address the server sees. */
  address?: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** The parts of a browser that signing in needs: it keeps cookies by their paths and follows redirects on demand. */
export class Browser {
  private cookies: Cookie[] = [];

  constructor(
    private app: FastifyInstance,
    private readonly options: BrowserOptions = {},
  ) {}

  /** The same browser, after the server has been restarted. */
  meet(app: FastifyInstance): void {
    this.app = app;
  }

  cookie(name: string): Cookie | undefined {
    return this.cookies.find((cookie) => cookie.name === name);
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url, headers });
  }

  post(
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  private async send({
    url,
    headers,
    ...request
  }: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(url, 'http://localhost:8000');
    const cookies = this.cookies.filter(({ path }) => pathname.startsWith(path));
    const response = await this.app.inject({
      ...request,
      url: pathname + search,
      remoteAddress: this.options.address ?? '127.0.0.1',
      headers: {
        accept: 'text/html',
        'accept-language': this.options.language ?? 'en',
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...headers,
      },
    });
    const received = response.cookies as (Omit<Cookie, 'path'> & { path?: string; expires?: Date })[];
    for (const { name, value, path = '/', expires } of received) {
      this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
      if (!expires || expires.getTime() > Date.now()) this.cookies.push({ name, value, path });
    }
    return response;
  }
}
