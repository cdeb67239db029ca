import { useEffect } from 'react';
import type { InvitationData } from '../../../../core/contracts/landing';
import { localeKey } from '../../../lib/i18n/change-locale';
import { useLocale } from '../../../lib/i18n/use-locale';
import { deviceStorage } from '../../../lib/storage/safe-storage';

/**
 * Shows a first visit in the invitation's language, unless a language was chosen before or is in the link.
 */
export function useInvitedLocale(invitation: InvitationData | undefined): void {
  const { locale, changeLocale } = useLocale();
  useEffect(() => {
    if (!invitation || invitation.locale === locale || deviceStorage.get(localeKey) !== null) return;
    if (!new URLSearchParams(window.location.search).has('locale')) changeLocale(invitation.locale);
  }, [invitation, locale, changeLocale]);
}
