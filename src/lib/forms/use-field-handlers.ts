import { useMemo, useRef } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect';

interface Handlers {
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/**
 * The handlers of each field. They are stable, so that a keystroke renders only its own field.
 * @param names the fields of the form, which do not change
 */
export function useFieldHandlers<Name extends string>(
  names: readonly Name[],
  onChange: (name: Name, value: unknown) => void,
  onBlur: (name: Name) => void,
): Record<Name, Handlers> {
  const latest = useRef({ onChange, onBlur });
  useIsomorphicLayoutEffect(() => {
    latest.current = { onChange, onBlur };
  });
  const key = names.join();
  return useMemo(() => {
    const handlersOf = (name: Name): Handlers => ({
      onChange: (value) => latest.current.onChange(name, value),
      onBlur: () => latest.current.onBlur(name),
    });
    return Object.fromEntries(key.split(',').map((name) => [name, handlersOf(name as Name)])) as Record<
      Name,
      Handlers
    >;
  }, [key]);
}
