import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { Day } from '../../../components/ui/day';
import { journeyOf } from '../journey';
import { DueNote } from './due-note';
import * as styles from './request-journey.module.css';

/** How far a request has come, and by when the customer wants the rest. */
export function RequestJourney({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation('requests');
  return (
    <div className={styles.journey}>
      <ol className={styles.stops} aria-label={t('journey.name')}>
        {journeyOf(request).map(({ step, state, at }, index) => (
          <li
            key={step}
            className={styles.stop}
            data-state={state}
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {state === 'done' ? <Check size={14} /> : index + 1}
            </span>
            <span className={styles.name}>{t(`journey.${step}`)}</span>
            {at && (
              <span className={styles.day}>
                <Day value={at} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <DueNote request={request} />
    </div>
  );
}
