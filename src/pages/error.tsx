import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import { PublicLayout } from '../app/public/public-layout';
import { InvalidInvitation } from '../features/invitation/components/invitation-messages';

export default function InvalidInvitationPage() {
  return <InvalidInvitation />;
}
InvalidInvitationPage.Layout = PublicLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead
    {...props}
    titleKey="invitation:invalid.title"
    descriptionKey="invitation:invalid.description"
    noIndex
  />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
