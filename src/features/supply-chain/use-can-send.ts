import { useIsViewOnly } from '../../domain/people/use-is-view-only';
import { useConnection } from '../../lib/api/use-connection';

/**
 * The server sends mails immediately, so inviting and reminding need a connection, and more than view-only
 * access.
 */
export function useCanSend(): boolean {
  const isViewOnly = useIsViewOnly();
  return useConnection() === 'connected' && !isViewOnly;
}
