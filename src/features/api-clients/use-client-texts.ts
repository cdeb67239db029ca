import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientArea, ClientScope } from '../../../core/terms/api-clients';
import { useFailureText } from '../../domain/people/use-failure-text';
import type { ApiError } from '../../lib/api/api-error';

const areas = {
  requests: 'common:areas.requests',
  assessment: 'common:areas.selfAssessment',
  carbon: 'common:areas.carbonAccounting',
  suppliers: 'common:areas.supplyChain',
  company: 'profile.title',
  audit: 'audit.title',
} as const satisfies Record<ClientArea, string>;

/** What a scope allows a client to do, in the words of the menu. */
export function useScopeText(): (scope: ClientScope) => string {
  const { t } = useTranslation('account');
  return useCallback(
    (scope) => {
      const [area, kind] = scope.split(':') as [ClientArea, 'read' | 'write'];
      return t(`apiClients.scope.${kind}`, { area: t(areas[area]) });
    },
    [t],
  );
}

const own = ['API_CLIENT_EXISTS', 'API_CLIENTS_MANY', 'API_CLIENTS_UNAVAILABLE', 'NOT_FOUND'] as const;

/** Why an action on a client failed. */
export function useClientFailure(): (error: ApiError) => string {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  return (error) => {
    const code = own.find((each) => each === error.code);
    return code ? t(`apiClients.failures.${code}`) : failureText(error);
  };
}
