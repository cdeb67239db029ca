import { useInvitation } from '../hooks/use-invitation';
import { useInvitedLocale } from '../hooks/use-invited-locale';
import { AlreadyRegistered, InvalidInvitation, InvitationUnavailable } from './invitation-messages';
import { Processing } from './processing';
import { ValidInvitation } from './valid-invitation';

/** The landing page of the link in the invitation e-mail. */
export function Landing({ token }: { token: string }) {
  const { outcome, retry } = useInvitation(token);
  useInvitedLocale(outcome?.status === 'valid' ? outcome.invitation : undefined);
  switch (outcome?.status) {
    case undefined:
      return <Processing />;
    case 'valid':
      return <ValidInvitation invitation={outcome.invitation} token={token} />;
    case 'alreadyRegistered':
      return <AlreadyRegistered />;
    case 'invalid':
      return <InvalidInvitation isExplained={outcome.isExplained} />;
    case 'unavailable':
      return <InvitationUnavailable reason={outcome.reason} onRetry={retry} />;
  }
}
