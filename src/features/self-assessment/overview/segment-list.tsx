import { useTranslation } from 'react-i18next';
import { ClipboardList } from 'lucide-react';
import { enumerated } from '../../../../core/i18n/intl';
import type { Locale } from '../../../../core/i18n/locales';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { EmptyState } from '../../../components/ui/empty-state';
import { UndoRegion } from '../../../components/ui/undo-notice';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import type { Overview } from '../submission/use-overview';
import { segmentSubject } from '../state/segment-edits';
import type { SegmentView } from '../state/segment-view';
import { BenchmarkRange } from './benchmark-range';
import * as styles from '../submission/assessment-cards.module.css';
import { RemovedSegment } from './removed-segment';
import { SegmentRow } from './segment-row';
import { useRemovedSegment } from './use-removed-segment';
import { useLocale } from '../../../lib/i18n/use-locale';

/** The segments, grouped by sector. One that was just removed can be brought back. */
export function SegmentList({ overview }: { overview: Overview }) {
  const { t } = useTranslation('assessment');
  const { locale } = useLocale();
  const isViewOnly = useIsViewOnly();
  const [removed, setRemoved] = useRemovedSegment(overview.views);
  const bySector = new Map<string, SegmentView[]>();
  for (const view of overview.views) {
    const { sectorCode } = view.segment;
    bySector.set(sectorCode, [...(bySector.get(sectorCode) ?? []), view]);
  }
  const isRemovable = (view: SegmentView) =>
    view.status === 'notStarted' &&
    view.segment.submittedAt === null &&
    overview.askedBy(view).length === 0 &&
    overview.invitedBy(view).length === 0;
  const next = overview.isAnswered || isViewOnly ? undefined : [...bySector.values()][0]?.[0];
  const sections = [...bySector].map(([sectorCode, views]) => (
    <section key={sectorCode} className={styles.sector} aria-labelledby={`sector-${sectorCode}`}>
      <header className={styles.sectorHead}>
        <h3 id={`sector-${sectorCode}`} className={styles.sectorTitle}>
          {t(`sectors:${sectorCode}`, { defaultValue: sectorCode })}
        </h3>
        <BenchmarkRange sectorCode={sectorCode} />
      </header>
      {views.map((view) => (
        <SegmentRow
          key={view.segment.id}
          view={view}
          askedBy={namesOf(overview.askedBy(view), locale)}
          invitedBy={namesOf(overview.invitedBy(view), locale)}
          isRemovable={isRemovable(view)}
          onRemoved={() => setRemoved(view.segment)}
          isNext={view === next}
        />
      ))}
    </section>
  ));
  return (
    <>
      {!isViewOnly && overview.views.some(isRemovable) && (
        <ConnectionHint>{t('segments.removeOffline')}</ConnectionHint>
      )}
      {bySector.size === 0 && (
        <EmptyState icon={ClipboardList} title={t('segments.empty')}>
          {t('segments.emptyText')}
        </EmptyState>
      )}
      {sections}
      <UndoRegion>
        {removed && (
          <RemovedSegment
            key={segmentSubject(removed)}
            segment={removed}
            onDismiss={() => setRemoved(null)}
          />
        )}
      </UndoRegion>
    </>
  );
}

function namesOf(requests: readonly CustomerRequest[], locale: Locale): string {
  return enumerated([...new Set(requests.map(({ RequesterCompanyName }) => RequesterCompanyName))], locale);
}
