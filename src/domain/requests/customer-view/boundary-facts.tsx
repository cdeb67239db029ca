import { useTranslation } from 'react-i18next';
import type { SharedBoundary } from '../../../../core/contracts/shared-figures';
import { monthsOf } from '../../../../core/dates/fiscal-year';
import { enumerated } from '../../../../core/i18n/intl';
import { formatMonth } from '../../../../core/dates/format-month';
import { Facts, type Fact } from '../../../components/layout/facts';
import { useLocale } from '../../../lib/i18n/use-locale';

interface BoundaryFactsProps {
  year: number;
  boundary: SharedBoundary;
}

/** What the account of a year includes and excludes, as of its calculation. */
export function BoundaryFacts({ year, boundary }: BoundaryFactsProps) {
  const { t } = useTranslation('customer-view');
  const { locale } = useLocale();
  const { approach, fiscalYearStart, exclusions, absences } = boundary;
  const { from, to } = monthsOf(year, fiscalYearStart);
  const part = (name: string) => {
    const category = /^category(\d+)$/.exec(name)?.[1];
    return category
      ? t('emissions.ofCategory', { category })
      : t(name === 'scope1' ? 'footprint.scope1' : 'footprint.scope2');
  };
  const lines = (texts: readonly string[]) => texts.map((text, index) => <div key={index}>{text}</div>);
  const facts: Fact[] = [
    ...(approach ? [{ name: t('emissions.approach'), value: t(`emissions.approaches.${approach}`) }] : []),
    ...(fiscalYearStart === 1
      ? []
      : [{ name: t('emissions.period'), value: `${formatMonth(from)}–${formatMonth(to)}` }]),
    ...(exclusions.length === 0
      ? []
      : [
          {
            name: t('emissions.leftOut'),
            value: lines(
              exclusions.map(({ name, category, reason }) =>
                t('emissions.why', {
                  what: category === null ? name : `${name} (${t('emissions.ofCategory', { category })})`,
                  reason,
                }),
              ),
            ),
          },
        ]),
    ...(absences.length === 0
      ? []
      : [
          {
            name: t('emissions.none'),
            value: lines(
              absences.map(({ parts, reason }) =>
                t('emissions.why', { what: enumerated(parts.map(part), locale), reason }),
              ),
            ),
          },
        ]),
  ];
  return facts.length > 0 && <Facts facts={facts} />;
}
