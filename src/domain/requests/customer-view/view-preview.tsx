import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { customerView } from '../../../../core/supply-chain/customer-view';
import { useGetCustomerViewQuery } from '../customer-requests-api';
import { useProjectId } from '../../../lib/session/use-session';
import { Section } from '../../../components/layout/section';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import * as styles from './customer-view.module.css';
import { DegreeFacts } from './degree-facts';
import { SharedSections } from './shared-sections';

/** What the customer will see, as it will see it; asked for when it is opened. */
export function ViewPreview({ request, level }: { request: CustomerRequest; level: 3 | 4 }) {
  const { t } = useTranslation('customer-view');
  const projectId = useProjectId();
  const [isOpen, setOpen] = useState(false);
  const {
    LinkingId: linkingId,
    RequesterCompanyName: customer,
    withheld = [],
    sharedAnswers,
    reports = [],
  } = request;
  const years = reports.filter(({ isShared }) => isShared).map(({ year }) => year);
  const { data, isError } = useGetCustomerViewQuery(
    isOpen && projectId !== undefined ? { projectId, linkingId } : skipToken,
  );
  const view = data && customerView(data, withheld, sharedAnswers, years);
  return (
    <details className={styles.preview} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('preview.open', { customer })}</summary>
      <div className={styles.shown}>
        <p className={styles.muted}>{t('preview.text')}</p>
        {isError && !view && <p role="alert">{t('preview.failed')}</p>}
        {!view && !isError && <SkeletonLines label={t('preview.loading')} />}
        {view && (
          <>
            <Section title={t('title.degree')} level={level}>
              <DegreeFacts view={view} none={t('degree.unanswered')} />
            </Section>
            <SharedSections view={view} withheld={withheld} level={level} />
          </>
        )}
      </div>
    </details>
  );
}
