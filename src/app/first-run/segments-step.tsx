import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../core/i18n/intl';
import { Button } from '../../components/ui/button';
import { Flag } from '../../components/ui/flag';
import { UndoRegion } from '../../components/ui/undo-notice';
import { useIsViewOnly } from '../../domain/people/use-is-view-only';
import { AddSegmentDialog } from '../../features/self-assessment/overview/add-segment-dialog';
import { RemoveSegmentButton } from '../../features/self-assessment/overview/remove-segment-button';
import { RemovedSegment } from '../../features/self-assessment/overview/removed-segment';
import type { Overview } from '../../features/self-assessment/submission/use-overview';
import { useRemovedSegment } from '../../features/self-assessment/overview/use-removed-segment';
import { segmentSubject } from '../../features/self-assessment/state/segment-edits';
import { useSegmentName } from '../../features/self-assessment/state/use-segment-name';
import { useLocale } from '../../lib/i18n/use-locale';
import * as styles from './segments-step.module.css';

/** The sectors and countries that the company answers for. */
export function SegmentsStep({ overview }: { overview: Overview }) {
  const { t } = useTranslation('assessment');
  const { locale } = useLocale();
  const nameOf = useSegmentName();
  const [isAdding, setAdding] = useState(false);
  const isViewOnly = useIsViewOnly();
  const [removed, setRemoved] = useRemovedSegment(overview.views);
  return (
    <>
      {overview.views.length === 0 && <p className={styles.note}>{t('segments.emptyText')}</p>}
      <ul className={styles.segments}>
        {overview.views.map((view) => {
          const { segment, status } = view;
          const { sector, country, whole } = nameOf(segment);
          // A new user may not have accepted the requests yet.
          const asking = [...overview.askedBy(view), ...overview.invitedBy(view)];
          const customers = asking.map(({ RequesterCompanyName }) => RequesterCompanyName);
          return (
            <li key={segment.id} className={styles.segment}>
              <Flag country={segment.countryCode} />
              <div className={styles.name}>
                <strong>{sector}</strong>
                <span className={styles.note}>{country}</span>
                <span className={styles.note}>
                  {customers.length > 0
                    ? t('segments.askedBy', { customers: enumerated(customers, locale) })
                    : t('segments.notAsked')}
                </span>
              </div>
              <RemoveSegmentButton
                id={segment.id}
                name={whole}
                isOffered={customers.length === 0 && status === 'notStarted'}
                onRemoved={() => setRemoved(segment)}
              />
            </li>
          );
        })}
      </ul>
      <UndoRegion>
        {removed && (
          <RemovedSegment
            key={segmentSubject(removed)}
            segment={removed}
            onDismiss={() => setRemoved(null)}
          />
        )}
      </UndoRegion>
      {!isViewOnly && (
        <Button className={styles.add} onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden />
          {t('segments.add')}
        </Button>
      )}
      {isAdding && (
        <AddSegmentDialog
          views={overview.views}
          onAdded={() => setAdding(false)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
