import { useTranslation } from 'react-i18next';
import type { AskedFootprint } from '../../../../../../core/contracts/exchange-asked';
import { enumerated } from '../../../../../../core/i18n/intl';
import { InstantText } from '../../../../../components/ui/instant';
import { Pill } from '../../../../../components/ui/pill';
import { useLocale } from '../../../../../lib/i18n/use-locale';
import * as products from '../../products.module.css';
import { DeliveryFailureNotice } from '../delivery-failure-notice';
import { urnValue } from '../urn-value';

const tones = {
  waiting: 'neutral',
  delivered: 'caution',
  abandoned: 'negative',
  fulfilled: 'positive',
  rejected: 'negative',
} as const;

/** A footprint request to a partner: what was asked, its progress, and the response. */
export function OutgoingRequestRow({ asked }: { asked: AskedFootprint }) {
  const { t } = useTranslation('carbon-exchange');
  const { locale } = useLocale();
  const { partnerId, partnerName, productIds, comment, state, delivery, answer, answeredAt } = asked;
  const stage = state === 'open' ? delivery : state;
  return (
    <li className={products.line}>
      <div className={products.text}>
        <p className={products.states}>
          <strong>{partnerName}</strong>
          <Pill tone={tones[stage]}>{t(`asking.stage.${stage}`)}</Pill>
        </p>
        <p>{enumerated(productIds.map(urnValue), locale)}</p>
        {comment && (
          <p className={products.note}>
            {t('requests.comment')} {comment}
          </p>
        )}
        <p className={products.note}>
          {t('asking.asked')} <InstantText value={asked.askedAt} />
        </p>
        {state === 'open' && asked.deliveryFailure && (
          <DeliveryFailureNotice
            partner={{ id: partnerId, name: partnerName }}
            failure={asked.deliveryFailure}
          />
        )}
        {answer !== null && (
          <p className={state === 'rejected' ? undefined : products.note}>
            {t(state === 'rejected' ? 'asking.reason' : 'asking.received')} {answer}
          </p>
        )}
        {answeredAt !== null && (
          <p className={products.note}>
            {t('asking.answered')} <InstantText value={answeredAt} />
          </p>
        )}
      </div>
    </li>
  );
}
