type Work = () => Promise<unknown>;

/**
 * What the pages of one browser share and jsdom lacks: locks and channels. Unlike real ones, a lock is also released
 * when its signal is aborted while it is held, as if its page had crashed.
 */
export function newBrowser(): void {
  const waiting = new Map<string, (() => void)[]>();
  const held = new Set<string>();

  const request = (name: string, { signal }: { signal: AbortSignal }, work: Work) =>
    new Promise<void>((resolve, reject) => {
      const run = () => {
        held.add(name);
        let over = false;
        const release = () => {
          if (over) return;
          over = true;
          held.delete(name);
          waiting.get(name)?.shift()?.();
        };
        if (signal.aborted) return release();
        signal.addEventListener('abort', release);
        work()
          .then(() => resolve(), reject)
          .finally(release);
      };
      if (held.has(name)) waiting.set(name, [...(waiting.get(name) ?? []), run]);
      else run();
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });

  const channels = new Set<Channel>();
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    constructor(private readonly name: string) {
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels) {
        if (other === this || other.name !== this.name) continue;
        queueMicrotask(() => other.onmessage?.({ data: structuredClone(data) }));
      }
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
}
