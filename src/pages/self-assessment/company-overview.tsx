import { graphql, type HeadFC } from 'gatsby';
import { PageHead, type PageContext, type PageTexts } from '../../app/head/page-head';
import { ProtectedLayout } from '../../app/shell/protected-layout';
import { CompanyScreen } from '../../features/self-assessment/components/company-screen';

export default function CompanyOverviewPage() {
  return <CompanyScreen />;
}
CompanyOverviewPage.Layout = ProtectedLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead {...props} titleKey="assessment:company.title" noIndex />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "session", "offline", "assessment", "questions", "sectors"] }
      }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
