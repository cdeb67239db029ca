import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationOfYear } from '../../../../core/contracts/ca-allocations';
import type { AccountingSettings } from '../../../../core/contracts/ca-settings';
import { useFigures } from '../../../lib/i18n/use-figures';
import { EmptySection, Section } from '../records/section';
import { allocationRows, type StatementChoices } from './allocation-rows';
import { BasisSection } from './basis-section';
import { CustomersTable } from './customers-table';
import { ShareNotices } from './share-notices';
import * as styles from './sharing.module.css';

interface AllocationProps {
  of: AllocationOfYear;
  settings: AccountingSettings;
}

/** How the year is allocated, and to whom. */
export function Allocation({ of, settings }: AllocationProps) {
  const { t } = useTranslation('carbon-share');
  const { figure } = useFigures();
  const [choices, setChoices] = useState<StatementChoices>(new Map());
  const { rows, sum, isTooMuch } = useMemo(() => allocationRows(of, choices), [of, choices]);
  const percent = t('carbon:percent', { value: figure(100 * sum, 'share') });
  return (
    <>
      <ShareNotices of={of} isTooMuch={isTooMuch} sum={percent} />
      <BasisSection year={of.year} of={of} />
      <Section title={t('customers.title')} hint={t('customers.hint')}>
        {rows.length === 0 ? (
          <EmptySection>{t('customers.none')}</EmptySection>
        ) : (
          <>
            <CustomersTable
              rows={rows}
              of={of}
              settings={settings}
              onStatement={(customerId, isIncluded) =>
                setChoices((before) => new Map(before).set(customerId, isIncluded))
              }
            />
            <p className={styles.sum}>{t('customers.sum', { percent })}</p>
          </>
        )}
      </Section>
    </>
  );
}
