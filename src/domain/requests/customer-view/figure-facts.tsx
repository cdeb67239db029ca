import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../core/i18n/intl';
import type { SharedFigure, StatementFile } from '../../../../core/contracts/shared-figures';
import { Facts, type Fact } from '../../../components/layout/facts';
import { Day } from '../../../components/ui/day';
import { BoundaryFacts } from './boundary-facts';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLocale } from '../../../lib/i18n/use-locale';

interface FigureFactsProps {
  figure: SharedFigure;
  /** How the files of the verifier's statement are shown; by default by their names. */
  statement?: ShowStatement | undefined;
}
export type ShowStatement = (files: readonly StatementFile[]) => ReactNode;

/** How a shared figure was calculated, and how reliable it is. */
export function FigureFacts({ figure, statement = namesOf }: FigureFactsProps) {
  const { t } = useTranslation('customer-view');
  const { locale } = useLocale();
  const { figure: number, percent, mass } = useFigures();
  const { allocated, method, covers, categories, intensity, dataQuality, uncertaintyPercent } = figure;
  const parts = (['scope1', 'scope2', 'purchases'] as const).map((part) =>
    t(covers[part] ? `emissions.covers.${part}` : `emissions.covers.no.${part}`),
  );
  const verificationFacts = useVerificationFacts(figure);
  return (
    <>
      <Facts
        facts={[
          ...(allocated
            ? [
                { name: t('emissions.total'), value: t('footprint.tons', { value: mass(allocated.total) }) },
                { name: t('emissions.method'), value: t(`emissions.methods.${method}`) },
              ]
            : []),
          ...(intensity === null
            ? []
            : [
                {
                  name: t('emissions.intensity'),
                  value: t('emissions.perUsd', {
                    value: number(intensity, 'factor'),
                  }),
                },
              ]),
          { name: t('emissions.boundary'), value: parts.join('; ') },
          ...(categories.length > 0
            ? [{ name: t('emissions.categories'), value: enumerated(categories.map(String), locale) }]
            : []),
          {
            name: t('emissions.quality'),
            value: number(dataQuality, 'percent'),
          },
          { name: t('emissions.uncertainty'), value: `±\u00a0${percent(uncertaintyPercent)}` },
          ...verificationFacts,
          ...(figure.statement
            ? [{ name: t('emissions.statement'), value: statement(figure.statement) }]
            : []),
          { name: t('emissions.calculated'), value: <Day value={figure.calculatedAt} /> },
          { name: t('emissions.shared'), value: <Day value={figure.sharedAt} /> },
        ]}
      />
      {figure.boundary && <BoundaryFacts year={figure.year} boundary={figure.boundary} />}
    </>
  );
}

const namesOf: ShowStatement = (files) => files.map(({ id, name }) => <div key={id}>{name}</div>);

/** Whether, by whom and how the account was verified. */
function useVerificationFacts({ isVerified, verification }: SharedFigure): Fact[] {
  const { t } = useTranslation('customer-view');
  const whether = {
    name: t('emissions.verification'),
    value: t(isVerified ? 'emissions.verified' : 'emissions.notVerified'),
  };
  // A figure from before the verifier was stored with it has only the statement.
  if (!verification) return [whether];
  const { provider, assurance, standard, completedOn } = verification;
  return [
    whether,
    { name: t('emissions.verifiedBy'), value: provider },
    { name: t('emissions.assurance'), value: t(`emissions.assurances.${assurance}`) },
    ...(standard ? [{ name: t('emissions.verifiedStandard'), value: standard }] : []),
    { name: t('emissions.verifiedOn'), value: <Day value={completedOn} /> },
  ];
}
