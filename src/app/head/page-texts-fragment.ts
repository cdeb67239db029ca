import { graphql } from 'gatsby';

/**
 * The texts of a page in its language and namespaces (`page-namespaces.ts`). Gatsby finds fragments by name: every page
 * writes `...PageTexts`.
 */
export const pageTextsFragment = graphql`
  fragment PageTexts on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
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
