import { Button } from '../ui/button';
import * as styles from './combo-box.module.css';

/** That the options of a combo box could not be loaded, and how to load them again. */
export interface ListFailure {
  text: string;
  retryText: string;
  retry: () => void;
}

export function ListFailureNote({ failure }: { failure: ListFailure }) {
  return (
    <p className={styles.failure} role="alert">
      {failure.text}
      <Button size="small" onClick={failure.retry}>
        {failure.retryText}
      </Button>
    </p>
  );
}
