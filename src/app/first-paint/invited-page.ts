import { stripLocale } from '../../../core/i18n/localized-path';
import { hasInvitation } from '../../lib/session/invitation-address';

/** Pages that know what to do with an invitation: the landing, and the registration that follows it. */
const invitedPages = ['/', '/register/'];

/** The page, without its language, that an address should show: an invitation is answered nowhere but there. */
export function invitedPage(pathname: string, search: string): string {
  const page = stripLocale(pathname);
  if (!hasInvitation(search)) return page;
  const withSlash = page.endsWith('/') ? page : `${page}/`;
  return invitedPages.includes(withSlash) ? page : '/';
}
