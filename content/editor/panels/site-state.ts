import { notice } from '../elements';
import type { SiteState, WorkingCopy } from '../working-copy';

/** Milliseconds between questions. */
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
 * Adds a line that says, after a publication, how far the site is. Answers with what begins to follow it. A page that
 * is loaded while a site is made begins by itself.
 */
export function showSiteState(bar: HTMLElement, workingCopy: WorkingCopy): () => void {
  const line = notice();
  bar.prepend(line);
  let isAsking = false;
  const tell = (text: string) => {
    // What has not changed is not read out again.
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
