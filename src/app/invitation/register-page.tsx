import { navigate } from 'gatsby';
import { useCallback, useMemo } from 'react';
import { useInvitation } from '../../features/invitation/hooks/use-invitation';
import { forgetOutcome } from '../../features/invitation/known-outcomes';
import { InvitationGuard } from '../../features/invitation/components/invitation-guard';
import { RegistrationScreen } from '../../features/registration/components/registration-screen';
import { isRegistrationSent } from '../../features/registration/draft';
import { useLocale } from '../../lib/i18n/use-locale';
import { readInvitation } from '../../lib/session/invitation-address';

/** `/register/`: the registration of the person to whom the invitation in the address was sent. */
export function RegisterPage({ search }: { search: string }) {
  const { pathTo } = useLocale();
  const token = readInvitation(search);
  const isOngoing = useCallback(() => token !== undefined && isRegistrationSent(token), [token]);

  const { outcome } = useInvitation(token ?? '');
  const invitation = useMemo(() => {
    if (outcome?.status !== 'valid') return undefined;
    const { invitation: data } = outcome;
    const { SupplierName, SupplierEmail, ...asked } = data;
    const company = { companyName: SupplierName, companyCountry: asked.RequestedCountry };
    const country = { code: asked.RequestedCountry, names: asked.RequestedCountryNames };
    return { data, suggestion: { company, country, email: SupplierEmail } };
  }, [outcome]);

  const finish = useCallback(
    (_projectId: number, email: string) => {
      if (token !== undefined) forgetOutcome(token);
      void navigate(pathTo('/registration-success/'), { state: { email }, replace: true });
    },
    [pathTo, token],
  );

  return (
    <InvitationGuard token={token} isOngoing={isOngoing}>
      <RegistrationScreen token={token} invitation={invitation} onRegistered={finish} />
    </InvitationGuard>
  );
}
