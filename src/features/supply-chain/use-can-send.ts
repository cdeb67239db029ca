import { useIsViewOnly } from '../../domain/people/use-is-view-only';
import { useConnection } from '../../lib/api/use-connection';

/** Mails are sent by the server at once: without it nobody can be invited or reminded, nor by who may only look. */
export function useCanSend(): boolean {
  const isViewOnly = useIsViewOnly();
  return useConnection() === 'connected' && !isViewOnly;
}
