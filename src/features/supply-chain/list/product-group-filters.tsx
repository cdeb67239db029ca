import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { collator } from '../../../../core/i18n/intl';
import { SelectField } from '../../../components/form/select-field';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProductGroup } from '../use-product-group';
import { selectFilter, supplyChainSlice } from '../supply-chain-slice';
import * as styles from './toolbar.module.css';

/** Filters the table by one product group or country among those that suppliers were asked for. */
export function ProductGroupFilters({ suppliers }: { suppliers: readonly Supplier[] }) {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const productGroup = useProductGroup();
  const choices = useMemo(() => {
    const sectors = new Map<string, string>();
    const countries = new Map<string, string>();
    for (const supplier of suppliers) {
      if (sectors.has(supplier.sectorCode) && countries.has(supplier.countryCode)) continue;
      const { sector, country } = productGroup(supplier);
      sectors.set(supplier.sectorCode, sector);
      countries.set(supplier.countryCode, country);
    }
    const { compare } = collator(locale);
    const inOrder = (names: ReadonlyMap<string, string>) =>
      [...names].map(([value, label]) => ({ value, label })).sort((a, b) => compare(a.label, b.label));
    return { sectors: inOrder(sectors), countries: inOrder(countries) };
  }, [suppliers, productGroup, locale]);
  const { filterChanged } = supplyChainSlice.actions;

  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={<VisuallyHidden>{t('columns.productGroup')}</VisuallyHidden>}
          value={filter.sectorCode}
          options={[{ value: '', label: t('filter.allGroups') }, ...choices.sectors]}
          onChange={(sectorCode) => dispatch(filterChanged({ sectorCode }))}
        />
      </div>
      <div className={styles.choice}>
        <SelectField
          label={<VisuallyHidden>{t('columns.country')}</VisuallyHidden>}
          value={filter.countryCode}
          options={[{ value: '', label: t('filter.allCountries') }, ...choices.countries]}
          onChange={(countryCode) => dispatch(filterChanged({ countryCode }))}
        />
      </div>
    </>
  );
}
