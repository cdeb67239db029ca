import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../core/dates/format-day';
import { Card, Page } from '../../components/layout/page';
import { Skeleton } from '../../components/ui/skeleton';
import { SkeletonLines } from '../../components/ui/skeleton-lines';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { useLocale } from '../../lib/i18n/use-locale';
import { whenIdle } from '../../lib/idle/when-idle';

/** A page's outline while the session wakes up. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  // The first day that is written takes long: it is over by the time the page has some.
  useEffect(() => whenIdle(() => void formatDay(new Date().toISOString(), locale, 'UTC')), [locale]);
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
