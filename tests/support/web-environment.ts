import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's network, abort and cloning functions, which it lacks; tests replace only `fetch`. */
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
