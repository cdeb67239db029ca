import { CircleAlert, ClipboardList, Inbox, Package, Send, Share2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { RequestAction } from '../../../core/requests/next-action';
import { Button } from '../../components/ui/button';
import { ButtonRoute } from '../../components/ui/button-route';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { actionPath } from '../../domain/requests/action-path';
import { requestsSlice } from '../../features/requests/requests-slice';
import { useLocale } from '../../lib/i18n/use-locale';
import { daysUntil, type RequestStep } from './request-steps';
import { StepRow } from './step-row';

const icons: Record<RequestAction, LucideIcon> = {
  decide: Inbox,
  answer: ClipboardList,
  answerCompany: ClipboardList,
  submit: Send,
  share: Share2,
  offer: Package,
  look: CircleAlert,
};
const soonDays = 7;

interface RequestStepRowProps {
  step: RequestStep;
  today: string;
  isFirst: boolean;
  isViewOnly: boolean;
}

/** What one or several customers wait for, with its link. */
export function RequestStepRow({ step, today, isFirst, isViewOnly }: RequestStepRowProps) {
  const { t } = useTranslation('overview');
  const { pathTo } = useLocale();
  const dispatch = useDispatch();
  const { act, customers, due, missing, request } = step;
  const [customer = '', ...others] = customers;
  const days = due === null ? undefined : daysUntil(due, today);
  const Icon = icons[act];
  const look = { variant: isFirst && !isViewOnly ? 'primary' : 'secondary', size: 'small' } as const;
  const path = actionPath(act, request);
  const label = (
    <>
      {t(`next.act.${isViewOnly ? 'look' : act}`)}
      <VisuallyHidden> {customer}</VisuallyHidden>
    </>
  );
  return (
    <StepRow
      icon={<Icon size={18} aria-hidden />}
      title={others.length > 0 ? t('next.more', { customer, count: others.length }) : customer}
      detail={days === undefined ? whatText() : t('next.both', { due: dueText(days), what: whatText() })}
      tone={days === undefined ? undefined : toneOf(days)}
      action={
        path === undefined ? (
          <Button {...look} onClick={() => dispatch(requestsSlice.actions.detailsOpened(request.LinkingId))}>
            {label}
          </Button>
        ) : (
          <ButtonRoute {...look} to={pathTo(path)}>
            {label}
          </ButtonRoute>
        )
      }
    />
  );

  function dueText(left: number): string {
    if (left === 0) return t('next.due.today');
    return left < 0 ? t('next.due.late', { count: -left }) : t('next.due.in', { count: left });
  }

  function whatText(): string {
    return missing === undefined ? t(`next.what.${act}`) : t('next.missing', { count: missing });
  }
}

function toneOf(days: number): 'late' | 'soon' | undefined {
  if (days < 0) return 'late';
  return days <= soonDays ? 'soon' : undefined;
}
