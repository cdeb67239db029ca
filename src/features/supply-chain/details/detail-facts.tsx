import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { Facts, type Fact } from '../../../components/layout/facts';
import { EmailAddress } from '../../../components/ui/email-address';
import { Flag } from '../../../components/ui/flag';
import { suppliersApi } from '../../../domain/suppliers/suppliers-api';
import { useProjectId } from '../../../lib/session/use-session';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useProductGroup } from '../use-product-group';
import { RequestDay } from '../list/request-day';
import { StatusPill } from '../list/status-pill';
import * as styles from './supplier-details.module.css';

/** Master data and state of a supplier, as far as the list has them. */
export function StatusFacts({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('supply-chain');
  const { finePercent: share } = useFigures();
  const { sector, country } = useProductGroup()(supplier);
  const facts: Fact[] = [
    { name: t('columns.status'), value: <StatusPill status={supplier.status} /> },
    ...(supplier.mail ? [{ name: t('details.mail'), value: <MailState mail={supplier.mail} /> }] : []),
    ...(supplier.companyName ? [{ name: t('details.company'), value: supplier.companyName }] : []),
    ...(supplier.supplierId
      ? [{ name: t('fields.supplierId'), value: <SupplierNumber supplier={supplier} /> }]
      : []),
    { name: t('fields.sector'), value: sector },
    {
      name: t('fields.country'),
      value: (
        <span className={styles.country}>
          <Flag country={supplier.countryCode} />
          {country}
        </span>
      ),
    },
    ...(supplier.email
      ? [{ name: t('fields.email'), value: <EmailAddress>{supplier.email}</EmailAddress> }]
      : []),
    { name: t('columns.invited'), value: <RequestDay value={supplier.linkingCreated} /> },
    { name: t('details.lastAsked'), value: <RequestDay value={supplier.lastLinkingRequest} /> },
    { name: t('columns.submitted'), value: <RequestDay value={supplier.lastSubmitDate} /> },
    ...(supplier.shareOfSpend === null
      ? []
      : [{ name: t('columns.shareOfSpend'), value: share(supplier.shareOfSpend) }]),
  ];
  return <Facts facts={facts} />;
}

/** The state of the last mail and, if it was not delivered, what to do. */
function MailState({ mail }: { mail: NonNullable<Supplier['mail']> }) {
  const { t } = useTranslation('supply-chain');
  return (
    <>
      {t(`mail.${mail}`)}
      {mail === 'failed' && <div>{t('mail.failedHint')}</div>}
    </>
  );
}

/** The company's own number for a supplier, with a note if others share it. */
function SupplierNumber({ supplier: { supplierId } }: { supplier: Supplier }) {
  const { t } = useTranslation('supply-chain');
  const { data } = suppliersApi.endpoints.getSuppliers.useQueryState(useProjectId() ?? skipToken);
  const number = supplierId.trim();
  const namesakes = data?.suppliers.filter((each) => each.supplierId.trim() === number) ?? [];
  return (
    <>
      {supplierId}
      {namesakes.length > 1 && <div>{t('details.sameNumber', { number })}</div>}
    </>
  );
}
