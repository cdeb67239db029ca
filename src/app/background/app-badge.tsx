import { useEffect } from 'react';
import { useAttentionCount } from '../../domain/requests/use-attention-count';

/** The count of the navigation on the icon of the installed app, as long as somebody is signed in. */
export function AppBadge() {
  const count = useAttentionCount();
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return;
    showBadge(count);
    return () => showBadge(0);
  }, [count]);
  return null;
}

/** Where the system does not allow badges there is none. */
function showBadge(count: number): void {
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
