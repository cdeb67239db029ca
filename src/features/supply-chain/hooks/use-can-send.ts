import { useConnection } from '../../../lib/api/use-connection';

/** Mails are sent by the server at once: without it nobody can be invited or reminded. */
export function useCanSend(): boolean {
  return useConnection() === 'connected';
}
