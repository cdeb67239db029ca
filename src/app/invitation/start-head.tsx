import type { HeadProps } from 'gatsby';
import { hasInvitation } from '../../lib/session/invitation-address';
import { PageHead, type PageContext, type PageTexts } from '../head/page-head';

/** The head of `/`: of the invitation in the address, else of the sign-in, as in the prerendered page. */
export function StartHead(props: HeadProps<PageTexts, PageContext>) {
  if (typeof window !== 'undefined' && hasInvitation(window.location.search))
    return (
      <PageHead
        {...props}
        titleKey="invitation:page.title"
        descriptionKey="invitation:page.description"
        noIndex
      />
    );
  return (
    <PageHead {...props} titleKey="session:signIn.pageTitle" descriptionKey="session:signIn.description" />
  );
}
