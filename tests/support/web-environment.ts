import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the platform's own network, abort and copying tools, which it lacks; tests replace `fetch` alone. */
export default class WebEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
  }
}
