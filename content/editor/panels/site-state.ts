import { notice } from '../elements';
import type { SiteState, WorkingCopy } from '../working-copy';

/** Polling interval in milliseconds. */
const pause = 500;

/** A state of the site in words. */
export function siteStateText(state: SiteState): string {
  if (state.name === 'building')
    return state.isWhole
      ? 'Being built as a whole, which takes a minute or more: the product itself has changed.'
      : 'Being built …';
  if (state.name === 'failed') return `Could not be built, the site is as it was: ${state.reason}`;
  return state.waitsForServer
    ? 'Live now. What the server says itself, in mails for example, it says from its next start on.'
    : 'Live now';
}

/**
 * Adds a line that shows the state of the site after a publication. Returns a function that starts following it. A page
 * that is loaded during a build starts by itself.
 */
export function showSiteState(bar: HTMLElement, workingCopy: WorkingCopy): () => void {
  const line = notice();
  bar.prepend(line);
  let isAsking = false;
  const tell = (text: string) => {
    // Unchanged text is not announced again.
    if (line.textContent !== text) line.textContent = text;
  };

  async function follow(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      for (;;) {
        const state = await workingCopy.siteState();
        tell(siteStateText(state));
        if (state.name !== 'building') return;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    } finally {
      isAsking = false;
    }
  }

  void workingCopy.siteState().then(
    ({ name }) => (name === 'live' ? undefined : follow()),
    () => undefined,
  );
  return () => void follow();
}
