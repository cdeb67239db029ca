import { useTranslation } from 'react-i18next';
import type { ExchangeRequest } from '../../../../../../core/contracts/exchange-requests';
import { Button } from '../../../../../components/ui/button';
import { InstantText } from '../../../../../components/ui/instant';
import { Notice } from '../../../../../components/ui/notice';
import { Pill } from '../../../../../components/ui/pill';
import * as products from '../../products.module.css';
import { DeliveryFailureNotice } from '../delivery-failure-notice';
import { RequestedFootprint } from './requested-footprint';

interface IncomingRequestRowProps {
  request: ExchangeRequest;
  /** The address of the partner's system is not known: answers wait for it. */
  isWithoutAddress: boolean;
  canAnswer: boolean;
  disabled: boolean;
  onAnswer: (how: 'fulfil' | 'reject') => void;
}

const answers = ['fulfil', 'reject'] as const;
const tones = { open: 'caution', fulfilled: 'positive', rejected: 'neutral' } as const;

/** Who requests what, and the response. */
export function IncomingRequestRow({
  request,
  isWithoutAddress,
  canAnswer,
  disabled,
  onAnswer,
}: IncomingRequestRowProps) {
  const { t } = useTranslation('carbon-exchange');
  const { partnerName: name, state } = request;
  return (
    <li className={products.line}>
      <div className={products.text}>
        <p className={products.states}>
          <strong>{name}</strong>
          <Pill tone={tones[state]}>{t(`requests.state.${state}`)}</Pill>
        </p>
        <RequestedFootprint {...request} />
        <p className={products.note}>
          {t('requests.received')} <InstantText value={request.receivedAt} />
        </p>
        {request.answer !== null && (
          <p className={products.note}>
            {t('requests.answered')} {request.answer}
            {request.delivery && ` · ${t(`requests.delivery.${request.delivery}`)}`}
          </p>
        )}
        {isWithoutAddress && request.delivery === 'waiting' && (
          <Notice tone="caution">{t('requests.delivery.noAddress', { name })}</Notice>
        )}
        {request.deliveryFailure && (
          <DeliveryFailureNotice
            partner={{ id: request.partnerId, name }}
            failure={request.deliveryFailure}
          />
        )}
      </div>
      {canAnswer && state === 'open' && (
        <div className={products.buttons}>
          {answers.map((how) => (
            <Button
              key={how}
              size="small"
              variant={how === 'fulfil' ? 'secondary' : 'quiet'}
              disabled={disabled}
              aria-label={t(`requests.${how}Of`, { name })}
              onClick={() => onAnswer(how)}
            >
              {t(`requests.${how}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
