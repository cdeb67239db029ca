import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { ButtonRoute } from '../../../components/ui/button-route';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useStableList } from '../../../lib/store/use-stable-list';
import type { SegmentKey } from '../state/segment-edits';
import { NewestView } from './newest-view';
import { useSegments } from '../use-assessment';
import { useSegmentName } from '../state/use-segment-name';
import { viewOf } from '../state/segment-view';
import { SegmentContent } from './segment-content';

/** A business segment: its questions, saved as they are answered. */
export function SegmentScreen({ sectorCode, countryCode }: SegmentKey) {
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  const { sector } = useSegmentName()({ sectorCode, countryCode });
  const { data: segments, failure, retry } = useSegments();
  const segment = segments?.find(
    (each) => each.sectorCode === sectorCode && each.countryCode === countryCode,
  );
  const sources = useStableList(
    (segments ?? []).filter((each) => each.sectorCode === sectorCode && each !== segment),
  );
  const view = useMemo(() => segment && viewOf(segment), [segment]);
  // An answer appears first, then what follows from it, such as the score.
  const settled = useDeferredValue(view);
  if (view)
    return (
      <NewestView.Provider value={view}>
        <SegmentContent
          view={settled?.segment.id === view.segment.id ? settled : view}
          sources={sources}
          failure={failure}
          onRetry={retry}
        />
      </NewestView.Provider>
    );
  return (
    <Page parent={{ to: pathTo('/self-assessment/'), name: t('segment.back') }} title={sector}>
      {segments && (
        <EmptyState
          icon={SearchX}
          title={t('segment.notFound')}
          actions={<ButtonRoute to={pathTo('/self-assessment/')}>{t('segment.back')}</ButtonRoute>}
        >
          {t('segment.notFoundText')}
        </EmptyState>
      )}
      {!segments && failure && <LoadFailure title={failure} onRetry={retry} />}
      {!segments && !failure && (
        <Card>
          <SkeletonLines label={t('common:shell.loading')} />
        </Card>
      )}
    </Page>
  );
}
