import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { requestedItemsOf } from '../../../../core/terms/requested-items';
import { EvidenceLines } from '../../../domain/evidence/evidence-lines';
import { DegreeFacts } from '../../../domain/requests/customer-view/degree-facts';
import { SharedSections } from '../../../domain/requests/customer-view/shared-sections';
import { suppliersPath } from '../../../domain/suppliers/suppliers-api';
import { RequestedItemList } from '../../../domain/requests/requested-items/requested-item-list';
import { Section } from '../../../components/layout/section';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Quote } from '../../../components/ui/quote';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useDiscardQuestion } from '../../../components/ui/use-discard-question';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetSupplierQuery } from '../api';
import { isWaiting } from '../list/filter';
import { useCanSend } from '../use-can-send';
import { useDueDateForm } from './use-due-date-form';
import { supplyChainSlice } from '../supply-chain-slice';
import { RequestDay } from '../list/request-day';
import { StatusFacts } from './detail-facts';
import { useRequestedItemNames } from '../inviting/use-requested-item-names';
import { DueDateForm } from './due-date-form';
import * as styles from './supplier-details.module.css';
import { WithdrawButton } from './withdraw-button';

/** Everything the customer may know about a supplier, and the available actions. */
export function SupplierDetails({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const canSend = useCanSend();
  const itemNames = useRequestedItemNames();
  const { remindOpened, detailsClosed } = supplyChainSlice.actions;
  const schedule = useDueDateForm(supplier);
  const isDeclined = supplier.status === 'declined';
  const discarding = useDiscardQuestion(schedule.isChanged && !isDeclined, () => {
    schedule.discard();
    dispatch(detailsClosed());
  });
  return (
    <Dialog
      placement="drawer"
      title={supplier.supplierName}
      closeLabel={t('common:actions.close')}
      onClose={discarding.leave}
      actions={
        !isDeclined && (
          <>
            {supplier.status === 'invited' && (
              <WithdrawButton supplier={supplier} onWithdrawn={schedule.discard} />
            )}
            <Button
              variant="primary"
              disabled={!canSend}
              onClick={() => dispatch(remindOpened([supplier.linkingId]))}
            >
              {t(isWaiting(supplier) ? 'remind.action' : 'remind.again')}
            </Button>
          </>
        )
      }
    >
      {discarding.question}
      <div className={styles.sections}>
        <StatusFacts supplier={supplier} />
        {!isDeclined && (
          <>
            <Section title={t('wanted.title')}>
              <RequestedItemList wanted={requestedItemsOf(supplier)} names={itemNames} />
            </Section>
            <Section title={t('schedule.title')}>
              <DueDateForm form={schedule} />
            </Section>
          </>
        )}
        <Section title={t('customer-view:title.degree')}>
          <DegreeFacts view={supplier} none={t(reasonForNoDegree(supplier))} />
        </Section>
        <LoadedSections linkingId={supplier.linkingId} />
      </div>
    </Dialog>
  );
}

function reasonForNoDegree({ status, lastSubmitDate }: Supplier) {
  if (status === 'declined') return 'refusal.SUPPLIER_DECLINED';
  return lastSubmitDate === null ? 'details.noAnswer' : 'details.nothingAnswered';
}

/** Sections that only the details request provides. */
function LoadedSections({ linkingId }: { linkingId: string }) {
  const { t } = useTranslation('supply-chain');
  const projectId = useProjectId();
  const { data, isError, refetch } = useGetSupplierQuery(
    projectId === undefined ? skipToken : { projectId, linkingId },
  );
  if (!data && isError) return <LoadFailure title={t('details.failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines label={t('load.loading')} />;
  return (
    <>
      {data.isCustomer && data.emissions.length > 0 && <p className={styles.note}>{t('details.mutual')}</p>}
      <SharedSections
        view={data}
        withheld={data.withheld ?? []}
        statement={(files) => (
          <EvidenceLines
            url={`${suppliersPath(projectId ?? 0)}/${linkingId}/statements`}
            list={{ files, hasFailed: false, refetch }}
          />
        )}
      />
      {data.message && <Quote caption={t('details.message')}>{data.message}</Quote>}
      <Section title={t('details.history')}>
        <ul className={styles.history}>
          {data.history.map(({ at, what }) => (
            <li key={`${at}${what}`}>
              {t(`history.${what}`)}
              <RequestDay value={at} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
