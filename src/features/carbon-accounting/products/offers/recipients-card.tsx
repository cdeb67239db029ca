import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../core/contracts/ca-products';
import { Card } from '../../../../components/layout/page';
import { LoadFailure } from '../../../../components/ui/load-failure';
import { Notice } from '../../../../components/ui/notice';
import { SkeletonLines } from '../../../../components/ui/skeleton-lines';
import type { EditOutcome } from '../../../../lib/outbox/actions';
import type { ApiError } from '../../../../lib/api/api-error';
import { refusalKey } from '../../../../lib/api/refusal-keys';
import { useAccess } from '../../shared/use-access';
import { useErrorText } from '../../shared/use-error-text';
import * as styles from '../products.module.css';
import { useReleases } from '../releases/use-releases';
import { OfferPreview } from './offer-preview';
import { RecipientRow, type Recipient } from './recipient-row';

interface RecipientsCardProps<Each extends Recipient> {
  product: Product;
  title: string;
  hint: ReactNode;
  /** Shown while there are no recipients. */
  none: ReactNode;
  loadFailed: string;
  /** Undefined if they have not loaded. */
  recipients: readonly Each[] | undefined;
  isFetching: boolean;
  onRetry: () => void;
  /** Also for an existing offer, of which it changes the customer's part number. */
  offer: (to: Each, seenRelease: string, customerPartNumber: string) => Promise<EditOutcome<unknown>>;
  withdraw: (from: Each) => void;
  failure: ApiError | undefined;
  /** Whether choices are disabled. */
  disabled?: boolean;
  mark?: (recipient: Each) => ReactNode;
}

/** Who can see the product; offers it after a preview. */
export function RecipientsCard<Each extends Recipient>(props: RecipientsCardProps<Each>) {
  const { product, recipients, isFetching, failure, disabled = false, mark } = props;
  const { t } = useTranslation('carbon-products');
  const { canManage } = useAccess();
  const [newest] = useReleases(product.id).data ?? [];
  const textOf = useErrorText();
  const [shown, setShown] = useState<Each>();
  const close = () => setShown(undefined);
  const known = failure && refusalKey('offer', failure.code);
  return (
    <Card title={props.title}>
      <div className={styles.stack}>
        <p className={styles.note}>{props.hint}</p>
        {failure && <Notice tone="negative">{known ? t(known) : textOf(failure, t('offers.failed'))}</Notice>}
        {!recipients && isFetching && <SkeletonLines label={t('loading')} />}
        {!recipients && !isFetching && product.version > 0 && (
          <LoadFailure title={props.loadFailed} onRetry={props.onRetry} />
        )}
        {recipients?.length === 0 && <p className={styles.note}>{props.none}</p>}
        {recipients && recipients.length > 0 && !newest && (
          <p className={styles.note}>{t('offers.notReleased')}</p>
        )}
        {recipients && recipients.length > 0 && newest && (
          <ul className={styles.releases}>
            {recipients.map((recipient) => (
              <RecipientRow
                key={recipient.key}
                recipient={recipient}
                canManage={canManage}
                disabled={disabled}
                mark={mark?.(recipient)}
                onLook={() => setShown(recipient)}
                onWithdraw={() => props.withdraw(recipient)}
              />
            ))}
          </ul>
        )}
      </div>
      {shown && newest && (
        <OfferPreview
          recipient={shown}
          release={newest}
          disabled={disabled}
          onOffer={
            canManage
              ? (customerPartNumber) => {
                  close();
                  return props.offer(shown, newest.id, customerPartNumber);
                }
              : undefined
          }
          onClose={close}
        />
      )}
    </Card>
  );
}
