/**
 * Whether this browser can be told while the product is not open. `install`: on iPhone and iPad once the app is on the
 * home screen; `blocked`: the person has told the browser not to.
 */
export type Pushing = 'possible' | 'install' | 'blocked' | 'unsupported';

export function currentPushing(): Pushing {
  if (!('PushManager' in window) || !('Notification' in window) || !('serviceWorker' in navigator))
    // Only Safari on iPhone and iPad knows this property.
    return (navigator as { standalone?: boolean }).standalone === false ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** The subscription of this browser; none where there is no service worker. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Asks the person, and the push service, for a subscription. A browser takes messages of one key: one for another key
 * gives way. Undefined where the person says no. @throws what the push service says
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
