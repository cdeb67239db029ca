import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/select-field';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import type { UseLedger } from './use-ledger';
import * as styles from '../invoices/invoices.module.css';

const another = 'another';
const maxShown = 50;

/** Suppliers with names similar to known ones; a person decides whether they are the same. */
export function LedgerMatches({ ledger: { matches, answer } }: { ledger: UseLedger }) {
  const { t } = useTranslation('carbon-ledger');
  if (matches.length === 0) return null;
  return (
    <Card title={t('matches.title', { count: matches.length })}>
      <div className={styles.stack}>
        <p className={styles.hint}>{t('matches.text')}</p>
        {matches.slice(0, maxShown).map(({ key, supplier, candidates }) => (
          <div key={key} className={styles.field}>
            <SelectField
              label={supplier}
              value=""
              onChange={(value) => value && answer(new Map([[key, value === another ? null : value]]))}
              options={[
                { value: '', label: t('matches.choose') },
                ...candidates.map(({ id, names, numbers }) => ({
                  value: id,
                  label: t('matches.same', { supplier: [names[0], ...numbers].join(' · ') }),
                })),
                { value: another, label: t('matches.another') },
              ]}
            />
          </div>
        ))}
        <div className={styles.bar}>
          <Button onClick={() => answer(new Map(matches.map(({ key }) => [key, null])))}>
            {t('matches.allNew', { count: matches.length })}
          </Button>
        </div>
      </div>
    </Card>
  );
}
