import { stripLocale } from '../../../core/i18n/localized-path';
import { hasInvitation } from '../../lib/session/invitation-address';

/** Pages that handle an invitation: the landing page, and the registration that follows it. */
const invitedPages = ['/', '/register/'];

/** The page, without its language, that an address should show: an invitation is only handled there. */
export function invitedPage(pathname: string, search: string): string {
  const page = stripLocale(pathname);
  if (!hasInvitation(search)) return page;
  const withSlash = page.endsWith('/') ? page : `${page}/`;
  return invitedPages.includes(withSlash) ? page : '/';
}
