import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { ApiClientsPart } from '../../features/api-clients/components/api-clients-part';
import { UsersScreen } from '../../features/users/components/users-screen';
import { WebhooksPart } from '../../features/webhooks/components/webhooks-part';

export default function UsersPage() {
  return (
    <UsersScreen>
      <ApiClientsPart />
      <WebhooksPart />
    </UsersScreen>
  );
}
UsersPage.Layout = ProtectedLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="account:users.title" noIndex />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
