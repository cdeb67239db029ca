import { useEffect } from 'react';
import { useAttentionCount } from '../../domain/requests/use-attention-count';

/** Shows the navigation's count on the icon of the installed app while someone is signed in. */
export function AppBadge() {
  const count = useAttentionCount();
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return;
    showBadge(count);
    return () => showBadge(0);
  }, [count]);
  return null;
}

/** Does nothing on systems without badges. */
function showBadge(count: number): void {
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
