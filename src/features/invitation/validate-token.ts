import type { TokenStatusAnswer } from '../../../core/contracts/landing';
import { publicCall } from '../../lib/api/public-call';
import { isRefusal } from './refusal';

/** State of a token for the registration page. `unknown`: it could not be determined. */
export type TokenState = 'valid' | 'completed' | 'inProgress' | 'invalid' | 'unknown';

const states: Readonly<Record<string, TokenState>> = {
  'Valid invitation': 'valid',
  'Error: token used, registration completed': 'completed',
  'Error: token used, registration in progress': 'inProgress',
};

export async function validateToken(token: string): Promise<TokenState> {
  try {
    const answer = (await publicCall('/landing/validate-token', {
      token,
    })) as Partial<TokenStatusAnswer> | null;
    return states[answer?.TokenStatus ?? ''] ?? 'invalid';
  } catch (error) {
    return isRefusal(error) ? 'invalid' : 'unknown';
  }
}
