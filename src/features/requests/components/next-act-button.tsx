import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { nextAction } from '../../../../core/requests/next-action';
import { normaliseStatus } from '../../../../core/requests/status';
import { ButtonRoute } from '../../../components/ui/button-route';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { actionPath } from '../../../domain/requests/action-path';
import { useLocale } from '../../../lib/i18n/use-locale';

interface NextActButtonProps {
  request: CustomerRequest;
  size: 'small' | 'medium';
}

/** Leads to the next thing to do for an accepted request; renders nothing once everything is done. */
export function NextActButton({ request, size }: NextActButtonProps) {
  const { t } = useTranslation('requests');
  const { pathTo } = useLocale();
  const isViewOnly = useIsViewOnly();
  if (isViewOnly || normaliseStatus(request.Status) !== 'accepted') return null;
  const act = nextAction(request);
  const path = actionPath(act, request);
  if (path === undefined) return null;
  return (
    <ButtonRoute variant="primary" size={size} to={pathTo(path)}>
      {t(`next.${act as 'answer' | 'share' | 'offer'}`)}
      <VisuallyHidden> {request.RequesterCompanyName}</VisuallyHidden>
    </ButtonRoute>
  );
}
