import { useTranslation } from 'react-i18next';
import type { Prefill } from '../../../../core/contracts/value-lists';
import { ComboBox } from '../../../components/form/combo-box';
import { useListLoad } from '../../../components/form/use-list-load';
import { Button } from '../../../components/ui/button';
import { useValueList, useValueListQuery } from '../../../lib/api/value-lists-api';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { useCompany } from '../shared/use-company';
import { useIndustryName } from '../shared/use-industry-name';
import * as styles from './prefill-field.module.css';

interface PrefillFieldProps {
  /** Whether existing shares would be replaced. */
  replaces: boolean;
  onPrefill: (prefill: Prefill) => void;
}

/** Starts from the typical distribution of an industry, by default the company's own. */
export function PrefillField({ replaces, onPrefill }: PrefillFieldProps) {
  const { t } = useTranslation('carbon-update');
  const prefills = useValueList('ca-prefills-list') ?? [];
  const { isLoading, failure } = useListLoad(useValueListQuery('ca-prefills-list'));
  const nameOf = useIndustryName();
  const { industry } = useCompany();
  const [chosen, setChosen] = useViewOption('');
  const value = chosen || String(prefills.find(({ industryId }) => industryId === industry)?.id ?? '');
  const prefill = prefills.find(({ id }) => String(id) === value);
  return (
    <div className={styles.prefill}>
      <ComboBox
        label={t('prefill.label')}
        name="industry"
        search="anywhere"
        hint={t('prefill.hint')}
        placeholder={t('prefill.choose')}
        emptyText={t('prefill.none')}
        failure={failure}
        isPending={isLoading}
        options={prefills.map((each) => ({ value: String(each.id), label: nameOf(each) }))}
        value={value}
        clearable={false}
        onChange={setChosen}
      />
      <Button disabled={!prefill} onClick={() => prefill && onPrefill(prefill)}>
        {replaces ? t('prefill.replace') : t('prefill.take')}
      </Button>
    </div>
  );
}
