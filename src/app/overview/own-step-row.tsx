import { Calculator, Network, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonRoute } from '../../components/ui/button-route';
import { useLocale } from '../../lib/i18n/use-locale';
import type { OwnStep } from './own-steps';
import { StepRow } from './step-row';

const icons: Record<OwnStep['act'], LucideIcon> = {
  firstYear: Calculator,
  recalculate: Calculator,
  remind: Network,
};

/** What the company does of its own accord, and the way there. */
export function OwnStepRow({ step }: { step: OwnStep }) {
  const { t } = useTranslation('overview');
  const { pathTo } = useLocale();
  const Icon = icons[step.act];
  const values = {
    ...(step.act === 'recalculate' && { year: step.year }),
    ...(step.act === 'remind' && { count: step.suppliers }),
  };
  return (
    <StepRow
      icon={<Icon size={18} aria-hidden />}
      title={t(`own.${step.act}.title`, values)}
      detail={t(`own.${step.act}.text`, values)}
      action={
        <ButtonRoute size="small" to={pathTo(step.path)}>
          {t(`own.${step.act}.act`)}
        </ButtonRoute>
      }
    />
  );
}
