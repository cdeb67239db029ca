import { graphql } from 'gatsby';

/**
 * The texts of a page: those of its language and its namespaces (`page-namespaces.ts`). Gatsby finds fragments by
 * their name: every page writes `...PageTexts`.
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
