import { useTranslation } from 'react-i18next';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { FormDialog } from '../../../components/form/form-dialog';
import { RefusedNotice } from '../../../components/ui/refused-notice';
import { SelectField } from '../../../components/form/select-field';
import { DecimalField } from '../../../components/form/decimal-field';
import { TextField } from '../../../components/form/text-field';
import { Notice } from '../../../components/ui/notice';
import { useCompany } from '../shared/use-company';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLinkedSuppliers } from './use-linked-suppliers';
import { useNames } from '../shared/use-names';
import { existing, noProductTyped, usePurchaseForm, type PurchaseFormOptions } from './use-purchase-form';
import { useTypedFigures } from '../records/use-typed-figures';
import type { SupplierGroups } from '../records/inputs';
import { CountryField } from '../shared/country-field';
import { ProductFields } from './product-fields';
import { SupplierLinkField } from './supplier-link-field';
import { recordSubject } from '../records/record-edits';
import * as styles from '../shared/fields.module.css';

interface SupplierDrawerProps extends PurchaseFormOptions {
  groups: SupplierGroups;
  /** Whether a colleague has removed the record since it was opened. */
  isRemoved: boolean;
}

/** Adds a supplier to a sector or edits one; an unassigned one gets its sector here. */
export function SupplierDrawer(props: SupplierDrawerProps) {
  const { year, record, distributions, groups, isRemoved, onClose } = props;
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const { control } = useTypedFigures();
  const names = useNames();
  const { country: home } = useCompany();
  const form = usePurchaseForm(props);
  const { suppliers, find, load } = useLinkedSuppliers();
  const { supplierId } = form.values;
  const linked = find(supplierId);
  const distributionId = existing(distributions, form.values.distributionId);
  const rest = groups.sums.get(distributionId)?.rest;
  const country = form.field('countryCode');

  const link = (supplier: Supplier | undefined) =>
    form.change({
      supplierId: supplier?.linkingId ?? '',
      ...(supplier?.linkingId !== linked?.linkingId && noProductTyped),
      ...(supplier && { supplierName: supplier.supplierName, countryCode: supplier.countryCode }),
    });

  return (
    <FormDialog
      placement="drawer"
      title={record ? record.supplierName || record.supplierId : t('suppliers.add')}
      form={form}
      className={styles.fields}
      confirm={record ? t('actions.save') : t('actions.add')}
      onClose={onClose}
    >
      <RefusedNotice subject={record && recordSubject('suppliers', record.id)} />
      {isRemoved && <Notice tone="caution">{t('removedMeanwhile')}</Notice>}
      <SelectField
        label={t('columns.sector')}
        options={[
          { value: '', label: t('fields.chooseSector') },
          ...distributions.map(({ id, scope3SectorId }) => ({
            value: id,
            label: names.sector(scope3SectorId),
          })),
        ]}
        {...form.field('distributionId')}
        value={distributionId}
      />
      {(suppliers.length > 0 || load.failure) && (
        <SupplierLinkField suppliers={suppliers} load={load} linked={linked} onChange={link} />
      )}
      <TextField label={t('columns.supplier')} maxLength={200} {...form.field('supplierName')} />
      {/* A linking id is not meant for people. */}
      {supplierId !== linked?.linkingId && (
        <TextField
          label={t('fields.supplierId')}
          optional={t('fields.optional')}
          hint={t('fields.supplierIdHint')}
          maxLength={100}
          {...form.field('supplierId')}
        />
      )}
      <CountryField {...country} value={country.value || home} />
      <DecimalField
        label={t('columns.shareOfSector')}
        hint={
          rest === undefined ? undefined : t('suppliers.rest', { value: figure(Math.max(rest, 0), 'share') })
        }
        {...control(form.field('shareOfSectorInput'), form.stored.shareOfSectorInput)}
      />
      <ProductFields year={year} form={form} linked={linked} />
    </FormDialog>
  );
}
