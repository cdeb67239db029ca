import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import * as styles from './systems.module.css';

interface SystemRowProps<Action extends string> {
  name: string;
  /** Beside the name. */
  marks: ReactNode;
  /** What each button says, and what it says to who hears it without the row. */
  actions: readonly { action: Action; text: string; of: string }[];
  disabled: boolean;
  onAct: (action: Action) => void;
  /** Below name and buttons, over the whole width. */
  below?: ReactNode;
  /** What there is to say of it, in paragraphs. */
  children: ReactNode;
}

/** A system: its name, what there is to say of it, and what is done with it. */
export function SystemRow<Action extends string>(props: SystemRowProps<Action>) {
  const { name, marks, actions, disabled, onAct, below, children } = props;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{name}</strong>
          {marks}
        </p>
        {children}
      </div>
      <div className={styles.buttons}>
        {actions.map(({ action, text, of }) => (
          <Button
            key={action}
            size="small"
            variant="quiet"
            disabled={disabled}
            aria-label={of}
            onClick={() => onAct(action)}
          >
            {text}
          </Button>
        ))}
      </div>
      {below}
    </li>
  );
}
