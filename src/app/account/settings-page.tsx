import { useSignOutNow } from '../../features/session/hooks/use-sign-out';
import { SettingsScreen } from '../../features/settings/components/settings-screen';

/** Signing out everywhere finally signs out this device. */
export function SettingsPageContent() {
  return <SettingsScreen onSignedOutEverywhere={useSignOutNow('user_initiated')} />;
}
