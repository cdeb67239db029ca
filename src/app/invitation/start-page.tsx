import { useEffect } from 'react';
import { checkInvitation } from '../../features/invitation/check-invitation';
import { Landing } from '../../features/invitation/components/landing';
import { Processing } from '../../features/invitation/components/processing';
import { PublicSignIn } from '../../features/session/components/public-sign-in';
import { useHydrated } from '../../lib/hydration/use-hydrated';
import { readInvitation } from '../../lib/session/invitation-address';
import * as styles from './start-page.module.css';

// Asked for as soon as this script is read: the answer is on its way while the page hydrates.
const carried = typeof window === 'undefined' ? undefined : readInvitation(window.location.search);
if (carried !== undefined) void checkInvitation(carried);

/**
 * What `/` shows: the invitation that its address carries, else the sign-in. It is prebuilt with both, and the
 * first-paint script says which is to be seen, so that nobody sees the wrong one for a moment.
 */
export function StartPage({ search }: { search: string }) {
  const isHydrated = useHydrated();
  const token = readInvitation(search);
  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['invited'];
  }, [isHydrated]);
  if (isHydrated && token !== undefined) return <Landing token={token} />;
  return (
    <>
      {!isHydrated && (
        <div className={styles.whenInvited}>
          <Processing />
        </div>
      )}
      <div className={isHydrated ? undefined : styles.whenNotInvited}>
        <PublicSignIn restore={isHydrated} />
      </div>
    </>
  );
}
