/**
 * Whether this browser can show notifications while the product is closed. `install`: on iPhone and iPad once the app
 * is on the home screen; `blocked`: the person has denied them.
 */
export type Pushing = 'possible' | 'install' | 'blocked' | 'unsupported';

export function currentPushing(): Pushing {
  if (!('PushManager' in window) || !('Notification' in window) || !('serviceWorker' in navigator))
    // Only Safari on iPhone and iPad has this property.
    return (navigator as { standalone?: boolean }).standalone === false ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** This browser's subscription; none without a service worker. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Asks the person for permission and the push service for a subscription. A browser allows one key: a subscription for
 * another key is replaced. Undefined if the person declines.
 * @throws errors of the push service
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    const other = await registration.pushManager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}
