import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../components/layout/page';
import { Skeleton } from '../../components/ui/skeleton';
import { SkeletonLines } from '../../components/ui/skeleton-lines';
import { VisuallyHidden } from '../../components/ui/visually-hidden';

/** A page's outline while the session wakes up. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Page
      title={
        <>
          <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
          <Skeleton width="14rem" height="1.75rem" />
        </>
      }
    >
      <Card>
        <SkeletonLines label={t('shell.loading')} />
      </Card>
    </Page>
  );
}
