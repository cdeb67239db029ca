import { graphql, type HeadFC } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { failedAddress } from '../app/fault/failed-address';
import { PageHead, type PageContext, type PageTexts } from '../app/head/page-head';
import { PublicLayout } from '../app/public/public-layout';
import { PublicMessage } from '../components/layout/public-message';
import { Button, ButtonLink } from '../components/ui/button';
import { useLocale } from '../lib/i18n/use-locale';

export default function ServerErrorPage() {
  const { t } = useTranslation('public');
  const { pathTo } = useLocale();
  const retry = () => {
    const address = failedAddress(document.referrer, window.location);
    if (address) window.location.replace(address);
    else window.location.reload();
  };
  return (
    <PublicMessage
      title={t('serverError.title')}
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            {t('serverError.retry')}
          </Button>
          <ButtonLink href={pathTo('/')}>{t('serverError.home')}</ButtonLink>
        </>
      }
    >
      <p>{t('serverError.text')}</p>
    </PublicMessage>
  );
}
ServerErrorPage.Layout = PublicLayout;

export const Head: HeadFC<PageTexts, PageContext> = (props) => (
  <PageHead
    {...props}
    titleKey="public:serverError.title"
    descriptionKey="public:serverError.description"
    noIndex
  />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
