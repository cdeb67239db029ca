import { useTranslation } from 'react-i18next';
import { listFormat, numberFormat } from '../../../../core/i18n/intl';
import type { Invoice } from '../../../../core/invoices/invoice';
import { Card } from '../../../components/layout/page';
import { Notice } from '../../../components/ui/notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { DropPlan } from './drop-plan';
import { MeterGapsCard } from './meter-gaps-card';
import * as styles from './invoices.module.css';

/** What does not become bills: money, unusable files, and known invoices. */
export function IgnoredItems({ plan: { spend, faults, gaps, uneven, known } }: { plan: DropPlan }) {
  const { t } = useTranslation('carbon-invoices');
  const { locale } = useLocale();
  const cents = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const currencies = [...new Set(spend.map(({ currency }) => currency))];
  const list = listFormat(locale);
  const money = (net: number, currency: string) => `${cents.format(net)}\u00a0${currency}`;
  return (
    <>
      {uneven.length > 0 && (
        <Notice tone="caution" title={t('uneven.title', { numbers: list.format(uneven) })}>
          {t('uneven.text')}
        </Notice>
      )}
      {spend.length > 0 && (
        <Card title={t('spend.title')}>
          <p className={styles.hint}>{t('spend.text')}</p>
          {currencies.length > 1 && (
            <p className={styles.hint}>{t('spend.mixed', { currencies: list.format(currencies) })}</p>
          )}
          <ul className={styles.lines}>
            {spend.map(({ seller, currency, net }) => (
              <li key={`${seller}/${currency}`} className={styles.line}>
                <span className={styles.facts}>{seller}</span>
                <span className={styles.amount}>{money(net, currency)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <MeterGapsCard gaps={gaps} />
      {faults.length > 0 && (
        <Card title={t('faults.title', { count: faults.length })}>
          <ul className={styles.lines}>
            {faults.map(({ name, fault }, index) => (
              <li key={index} className={styles.line}>
                <span className={styles.facts}>
                  <strong>{name}</strong> {t(`faults.${fault}`)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Known of="known" invoices={known.filter(({ isMeter }) => !isMeter)} />
      <Known of="knownMonths" invoices={known.filter(({ isMeter }) => isMeter)} />
    </>
  );
}

function Known({ of, invoices }: { of: 'known' | 'knownMonths'; invoices: readonly Invoice[] }) {
  const { t } = useTranslation('carbon-invoices');
  if (invoices.length === 0) return null;
  return (
    <Card title={t(`${of}.title`, { count: invoices.length })}>
      <p className={styles.hint}>{t(`${of}.text`)}</p>
      <ul className={styles.lines}>
        {invoices.map(({ seller, number }, index) => (
          <li key={index} className={styles.line}>
            <span className={styles.facts}>{`${seller.name} ${number}`}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
