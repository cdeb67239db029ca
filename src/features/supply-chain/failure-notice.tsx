import { Notice } from '../../components/ui/notice';
import type { ApiError } from '../../lib/api/api-error';
import { useFailureText } from './use-failure-text';

/** Why the last action failed; renders nothing without a failure. */
export function FailureNotice({ title, error }: { title: string; error: unknown }) {
  const text = useFailureText();
  if (!error) return null;
  return (
    <Notice tone="negative" title={title}>
      {text(error as ApiError)}
    </Notice>
  );
}
