import type { TFuncKey } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../core/dates/format-day';
import { Card, Page } from '../../components/layout/page';
import { Skeleton } from '../../components/ui/skeleton';
import { SkeletonLines } from '../../components/ui/skeleton-lines';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { useLocale } from '../../lib/i18n/use-locale';
import { whenIdle } from '../../lib/idle/when-idle';

/** What can be shown of a page before the person is known: texts, as `namespace:key`. */
export interface PageOutline {
  /** The parent page, by its path without a language; `loading` if it depends on the content. */
  parent?: { to: string; name: TFuncKey<'common'> } | 'loading';
  title?: TFuncKey<'common'>;
  intro?: TFuncKey<'common'>;
}

/** A page's outline while the session starts. Its title is already visible; screen readers get it with the page. */
export function PageSkeleton({ outline = {} }: { outline: PageOutline | undefined }) {
  const { t } = useTranslation('common');
  const { locale, pathTo } = useLocale();
  const { parent, title, intro } = outline;
  // Formatting the first date is slow: do it before the page needs one.
  useEffect(() => whenIdle(() => void formatDay(new Date().toISOString(), locale, 'UTC')), [locale]);
  return (
    <Page
      parent={typeof parent === 'object' ? { to: pathTo(parent.to), name: t(parent.name) } : parent}
      title={
        <>
          <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
          {title ? <span aria-hidden>{t(title)}</span> : <Skeleton width="14rem" height="1.75rem" />}
        </>
      }
      intro={intro && <span aria-hidden>{t(intro)}</span>}
    >
      <Card>
        <SkeletonLines label={t('shell.loading')} />
      </Card>
    </Page>
  );
}
