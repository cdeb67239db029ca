import { activityKey } from '../../src/lib/session/activity-mark';

/** The product's button that signs in, by the name of its text. */
const button = '[data-text-name~="session:signIn.action"]';
/** Starts the sign-in immediately. */
const address = '/?kc_action=reauthenticate';

const styles = `
#sign-in-elsewhere { padding: 8px; background: #1f2937; color: #fff; font: 16px/1.5 system-ui; text-align: center; }
#sign-in-elsewhere button { padding: 4px 12px; border: 1px solid #fff; border-radius: 4px; background: none;
  color: inherit; font: inherit; }`;

/**
 * Signs in for a page in the editor's preview, in a separate tab, since the sign-in page must not be framed. Explains
 * this where the page requires a sign-in; afterwards the tab closes, and the requested page returns.
 */
export function offerSignIn(comeBack: () => void): void {
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  const open = document.createElement('button');
  open.type = 'button';
  open.textContent = 'Sign in (opens a new tab)';
  const bar = document.createElement('p');
  bar.id = 'sign-in-elsewhere';
  bar.append('Nobody is signed in here. ', open);

  let tab: Window | null = null;
  const signIn = () => {
    tab = window.open(address, 'texts-sign-in');
  };
  open.addEventListener('click', signIn);
  // The page's own button, by keyboard or with Alt: without Alt, a click opens the field of its text.
  const onPage = (event: MouseEvent) => {
    if (event.detail !== 0 || !(event.target instanceof Element) || !event.target.closest(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    signIn();
  };
  window.addEventListener('click', onPage, true);

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== activityKey || newValue === null || !bar.isConnected) return;
    tab?.close();
    comeBack();
  });
  const show = () => {
    const isAsked = document.querySelector(button) !== null;
    if (isAsked && !bar.isConnected) document.body.prepend(bar);
    if (!isAsked) bar.remove();
  };
  new MutationObserver(show).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-text-name'],
  });
}
