import { useEffect } from 'react';
import { checkInvitation } from '../../features/invitation/check-invitation';
import { Landing } from '../../features/invitation/components/landing';
import { Processing } from '../../features/invitation/components/processing';
import { PublicSignIn } from '../../features/session/components/public-sign-in';
import { useHydrated } from '../../lib/hydration/use-hydrated';
import { readInvitation } from '../../lib/session/invitation-address';
import * as styles from './start-page.module.css';

// Requested as soon as this script is evaluated, so that the response arrives while the page hydrates.
const carried = typeof window === 'undefined' ? undefined : readInvitation(window.location.search);
if (carried !== undefined) void checkInvitation(carried);

/**
 * The content of `/`: the invitation in the address, else the sign-in. It is prerendered with both, and the first-paint
 * script decides which is visible, so that the wrong one never flashes.
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
