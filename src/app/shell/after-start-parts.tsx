import { useEffect, useState } from 'react';
import { RelaunchAnnouncement } from '../../features/relaunch/components/relaunch-announcement';
import { useGetAccountSettingsQuery } from '../../domain/people/account-settings-api';
import { useGuided } from '../../domain/people/use-guided';
import { chooseTheme, isThemeChosen } from '../../lib/theme/theme';

export default function AfterStartParts({ projectId }: { projectId: number }) {
  useThemeOfAccount();
  // For a new user everything is new, so the first run is not interrupted.
  const [isGuided] = useState(useGuided());
  return isGuided ? null : <RelaunchAnnouncement projectId={projectId} />;
}

/** Applies the account's appearance on a device where none was chosen. */
function useThemeOfAccount(): void {
  const [isOpen] = useState(() => !isThemeChosen());
  const { data: settings } = useGetAccountSettingsQuery(undefined, { skip: !isOpen });
  const theme = settings?.theme;
  useEffect(() => {
    if (isOpen && theme && theme !== 'system' && !isThemeChosen()) chooseTheme(theme);
  }, [isOpen, theme]);
}
