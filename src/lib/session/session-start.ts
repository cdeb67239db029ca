import { stripLocale } from '../../../core/i18n/localized-path';
import { readSignOutMarker } from './sign-out-marker';

const logoutPath = /^\/logout\/?$/;

/** On the signed-out page, and after a sign-out in this tab, no session starts automatically. */
export function isSessionStartBlocked(): boolean {
  return isLogoutPage() || readSignOutMarker() !== undefined;
}

function isLogoutPage(): boolean {
  return logoutPath.test(stripLocale(window.location.pathname));
}
