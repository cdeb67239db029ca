import { skipToken } from '@reduxjs/toolkit/query/react';
import { CheckCircle2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { useGetYearsQuery } from '../../domain/carbon/years-api';
import { usePermissions } from '../../domain/people/use-permissions';
import { useGetSuppliersQuery } from '../../domain/suppliers/suppliers-api';
import { useProjectId } from '../../lib/session/use-session';
import { useToday } from '../../lib/timing/use-today';
import { OwnStepRow } from './own-step-row';
import { ownSteps } from './own-steps';
import * as styles from './overview-parts.module.css';
import { RequestStepRow } from './request-step-row';
import { requestSteps } from './request-steps';
import { maxSteps } from './max-steps';
import { useMissingAnswers } from './use-missing-answers';

/** What to do next: first for customers, the most urgent first, then for the company itself. */
export function NextSteps({ requests }: { requests: readonly CustomerRequest[] }) {
  const { t } = useTranslation('overview');
  const projectId = useProjectId() ?? skipToken;
  const { can, isViewOnly } = usePermissions();
  const { data: years } = useGetYearsQuery(projectId);
  const { data: chain } = useGetSuppliersQuery(projectId);
  const today = useToday();
  const missingIn = useMissingAnswers();
  const forCustomers = useMemo(() => requestSteps(requests, missingIn), [requests, missingIn]);
  const forItself = ownSteps({
    years: can('carbon:manage') ? years : undefined,
    suppliers: isViewOnly ? undefined : chain?.suppliers,
    today,
  });
  const shown = forCustomers.slice(0, maxSteps);
  return (
    <section className={styles.card} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {t('next.title')}
      </h2>
      <ul className={styles.steps}>
        {shown.map((step, index) => (
          <RequestStepRow
            key={step.request.LinkingId}
            step={step}
            today={today}
            isFirst={index === 0}
            isViewOnly={isViewOnly}
          />
        ))}
        {forItself.slice(0, maxSteps - shown.length).map((step) => (
          <OwnStepRow key={step.act} step={step} />
        ))}
      </ul>
      {forCustomers.length + forItself.length === 0 && (
        <p className={styles.done}>
          <CheckCircle2 size={20} aria-hidden />
          {t('next.done')}
        </p>
      )}
    </section>
  );
}
