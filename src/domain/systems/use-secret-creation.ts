import { useRef } from 'react';
import { mayHaveArrived, type ApiError } from '../../lib/api/api-error';

type Outcome<Made> = { data: Made; error?: undefined } | { data?: undefined; error: unknown };

interface SecretCreationOptions<Values, System, Made> {
  create: (values: Values & { id: string }) => PromiseLike<Outcome<Made>>;
  /** Fetches the systems; undefined if that fails. */
  refetch: () => PromiseLike<readonly System[] | undefined>;
  /** Whether the system is what the values say. */
  isOf: (system: System, values: Values) => boolean;
  /** The code of the refusal of a name that is taken. */
  taken: ApiError['code'];
  renew: (id: string) => PromiseLike<Outcome<Made>>;
}

/**
 * Creates a system whose secret is shown once. The server keeps no secret for the repetition of a request: if an answer
 * was lost and the list has the new system, its secret is renewed, so that one is known. A name may also be taken by
 * one's own request: a browser repeats it without a word if its connection breaks.
 */
export function useSecretCreation<Values, System extends { id: string }, Made>(
  options: SecretCreationOptions<Values, System, Made>,
): (values: Values) => Promise<Outcome<Made>> {
  const { create, refetch, isOf, taken, renew } = options;
  const own = useRef(new Set<string>());
  return async (values) => {
    const id = crypto.randomUUID();
    own.current.add(id);
    const outcome = await create({ ...values, id });
    const error = outcome.error as ApiError | undefined;
    if (!error || !(mayHaveArrived(error) || error.code === taken)) return outcome;
    const made = (await refetch())?.find((system) => own.current.has(system.id) && isOf(system, values));
    return made ? renew(made.id) : outcome;
  };
}
