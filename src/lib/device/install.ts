/** How the app can come onto this device; `byHand` are the steps of Safari on iPhone and iPad. */
export type Installing = 'installed' | 'ready' | 'byHand' | 'elsewhere';

/** What Chromium tells once a site can be installed; no other browser does. */
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

// The browser tells it once, maybe before anything is drawn that wants to know.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () => change({ isDone: true }));
}

export function currentInstalling(): Installing {
  // Only Safari on iPhone and iPad knows this property.
  const { standalone } = navigator as { standalone?: boolean };
  if (isDone || standalone || window.matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (prompt) return 'ready';
  return standalone === undefined ? 'elsewhere' : 'byHand';
}

export function watchInstalling(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has the browser ask whether to install the app. It does so once; then it is up to its own menu. */
export async function install(): Promise<void> {
  const asked = await prompt?.prompt();
  change({ isDone: asked?.outcome === 'accepted' });
}
