import { Calculator, Network, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ButtonRoute } from '../../components/ui/button-route';
import { supplyChainSlice } from '../../features/supply-chain/supply-chain-slice';
import { useLocale } from '../../lib/i18n/use-locale';
import type { OwnStep } from './own-steps';
import { StepRow } from './step-row';

const icons: Record<OwnStep['act'], LucideIcon> = {
  firstYear: Calculator,
  recalculate: Calculator,
  remind: Network,
};

/** A step on the company's own initiative, with its link. */
export function OwnStepRow({ step }: { step: OwnStep }) {
  const { t } = useTranslation('overview');
  const { pathTo } = useLocale();
  const dispatch = useDispatch();
  const Icon = icons[step.act];
  // The linked page opens with the reminder.
  const open = () => {
    if (step.act === 'remind') dispatch(supplyChainSlice.actions.remindOpened([...step.late]));
  };
  const values = {
    ...(step.act === 'recalculate' && { year: step.year }),
    ...(step.act === 'remind' && { count: step.late.length }),
  };
  return (
    <StepRow
      icon={<Icon size={18} aria-hidden />}
      title={t(`own.${step.act}.title`, values)}
      detail={t(`own.${step.act}.text`, values)}
      action={
        <ButtonRoute size="small" to={pathTo(step.path)} onClick={open}>
          {t(`own.${step.act}.act`)}
        </ButtonRoute>
      }
    />
  );
}
