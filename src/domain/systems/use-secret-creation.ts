import { useRef, useState } from 'react';
import { mayHaveArrived, type ApiError } from '../../lib/api/api-error';

type Outcome<Made> = { data: Made; error?: undefined } | { data?: undefined; error: unknown };

interface SecretCreationOptions<Values, System, Made> {
  /** The systems before the creation. */
  systems: readonly System[];
  create: (values: Values) => PromiseLike<Outcome<Made>>;
  /** Fetches the systems again; undefined if that fails. */
  refetch: () => PromiseLike<readonly System[] | undefined>;
  /** Whether the system is what the values say. */
  isOf: (system: System, values: Values) => boolean;
  /** The code of the refusal of a name that is taken. */
  taken: ApiError['code'];
  renew: (id: string) => PromiseLike<Outcome<Made>>;
}

/**
 * Creates a system whose secret is shown once. The server keeps no secret for the repetition of a request: if an answer
 * was lost and the list has the new system, its secret is renewed, so that one is known.
 */
export function useSecretCreation<Values, System extends { id: string }, Made>(
  options: SecretCreationOptions<Values, System, Made>,
): (values: Values) => Promise<Outcome<Made>> {
  const { systems, create, refetch, isOf, taken, renew } = options;
  const [known] = useState(() => new Set(systems.map(({ id }) => id)));
  const isAnswerLost = useRef(false);
  return async (values) => {
    const outcome = await create(values);
    const error = outcome.error as ApiError | undefined;
    if (!error) return outcome;
    isAnswerLost.current ||= mayHaveArrived(error);
    if (!isAnswerLost.current || !(mayHaveArrived(error) || error.code === taken)) return outcome;
    const own = (await refetch())?.find((system) => !known.has(system.id) && isOf(system, values));
    return own ? renew(own.id) : outcome;
  };
}
