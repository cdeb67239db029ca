import { useTranslation } from 'react-i18next';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { SearchField } from '../../../components/form/search-field';
import { SelectField } from '../../../components/form/select-field';
import { fold, containsWords, searchedWords } from '../../../../core/search/fold';
import { useNames } from '../shared/use-names';
import * as styles from './supplier-filters.module.css';

export interface SupplierFilter {
  /** Id of a distribution; empty for all. */
  distributionId: string;
  text: string;
}

export const allSectors: SupplierFilter = { distributionId: '', text: '' };

export function filterSuppliers(
  suppliers: readonly SupplierInput[],
  { distributionId, text }: SupplierFilter,
): readonly SupplierInput[] {
  const words = searchedWords(text);
  if (distributionId === '' && words.length === 0) return suppliers;
  return suppliers.filter(
    (supplier) =>
      (distributionId === '' || supplier.distributionId === distributionId) &&
      containsWords(fold(`${supplier.supplierName} ${supplier.supplierId}`), words),
  );
}

interface SupplierFiltersProps {
  distributions: readonly SpendDistribution[];
  filter: SupplierFilter;
  onChange: (filter: SupplierFilter) => void;
}

export function SupplierFilters({ distributions, filter, onChange }: SupplierFiltersProps) {
  const { t } = useTranslation('carbon-update');
  const names = useNames();
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('columns.sector')}
        value={filter.distributionId}
        onChange={(distributionId) => onChange({ ...filter, distributionId })}
        options={[
          { value: '', label: t('suppliers.allSectors') },
          ...distributions.map(({ id, scope3SectorId }) => ({
            value: id,
            label: names.sector(scope3SectorId),
          })),
        ]}
      />
      <SearchField
        label={t('suppliers.search')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
    </div>
  );
}
