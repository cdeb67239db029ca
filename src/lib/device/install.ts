/** How the app can be installed on this device; `byHand` shows the steps for Safari on iPhone and iPad. */
export type Installing = 'installed' | 'ready' | 'byHand' | 'elsewhere';

/** Chromium's event for a site that can be installed; no other browser fires it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let prompt: InstallPrompt | undefined;
let isDone = false;
const listeners = new Set<() => void>();

function change(now: { prompt?: InstallPrompt; isDone?: boolean }): void {
  prompt = now.prompt;
  isDone = now.isDone ?? isDone;
  listeners.forEach((listener) => listener());
}

// Fired once, possibly before any component listens.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () => change({ isDone: true }));
}

export function currentInstalling(): Installing {
  // Only Safari on iPhone and iPad has this property.
  const { standalone } = navigator as { standalone?: boolean };
  if (isDone || standalone || window.matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (prompt) return 'ready';
  return standalone === undefined ? 'elsewhere' : 'byHand';
}

export function watchInstalling(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the browser's install prompt. It appears once; afterwards only the browser's menu installs. */
export async function install(): Promise<void> {
  const asked = await prompt?.prompt();
  change({ isDone: asked?.outcome === 'accepted' });
}
