import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import * as styles from './systems.module.css';

interface SystemRowProps<Action extends string> {
  name: string;
  /** Shown next to the name. */
  marks: ReactNode;
  /** The text of each button, and its accessible name outside the row's context. */
  actions: readonly { action: Action; text: string; of: string }[];
  disabled: boolean;
  onAct: (action: Action) => void;
  /** Below name and buttons, at full width. */
  below?: ReactNode;
  /** A description, in paragraphs. */
  children: ReactNode;
}

/** A connected system: name, description and actions. */
export function SystemRow<Action extends string>(props: SystemRowProps<Action>) {
  const { name, marks, actions, disabled, onAct, below, children } = props;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
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
