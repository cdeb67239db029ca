import { graphql, type HeadFC } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import { NotFoundLayout } from '../app/not-found/not-found-layout';
import { PublicMessage } from '../components/layout/public-message';
import { ButtonLink } from '../components/ui/button';
import { useLocale } from '../lib/i18n/use-locale';

export default function NotFoundPage() {
  const { t } = useTranslation('public');
  const { pathTo } = useLocale();
  return (
    <PublicMessage
      title={t('notFound.title')}
      actions={
        <ButtonLink variant="primary" href={pathTo('/')}>
          {t('notFound.home')}
        </ButtonLink>
      }
    >
      <p>{t('notFound.text')}</p>
    </PublicMessage>
  );
}
NotFoundPage.Layout = NotFoundLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead
    {...props}
    titleKey="public:notFound.title"
    descriptionKey="public:notFound.description"
    noIndex
  />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
