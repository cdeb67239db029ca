import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { ComboBox } from '../../../components/form/combo-box';
import type { ListLoad } from '../../../components/form/use-list-load';
import { Flag } from '../../../components/ui/flag';
import { useLinkText } from './use-link-text';

interface SupplierLinkFieldProps {
  suppliers: readonly Supplier[];
  load: ListLoad;
  linked: Supplier | undefined;
  onChange: (supplier: Supplier | undefined) => void;
}

/** Links a purchase with one of the company's own suppliers, so that the supplier's answers count. */
export function SupplierLinkField({ suppliers, load, linked, onChange }: SupplierLinkFieldProps) {
  const { t } = useTranslation('carbon-update');
  const linkText = useLinkText();
  const options = useMemo(
    () =>
      suppliers.map((supplier) => ({
        value: supplier.linkingId,
        label: supplier.supplierName,
        terms: [supplier.companyName, supplier.supplierId, supplier.email].filter(Boolean),
        supplier,
      })),
    [suppliers],
  );
  return (
    <ComboBox
      label={t('link.field')}
      name="link"
      search="anywhere"
      optional={t('fields.optional')}
      hint={linked ? linkText(linked) : t('link.hint')}
      placeholder={t('link.choose')}
      emptyText={t('link.none')}
      options={options}
      failure={load.failure}
      isPending={load.isLoading}
      value={linked?.linkingId ?? ''}
      onChange={(value) => onChange(options.find((option) => option.value === value)?.supplier)}
      icon={({ supplier }) => <Flag country={supplier.countryCode} />}
      detail={({ supplier }) => supplier.supplierId}
    />
  );
}
