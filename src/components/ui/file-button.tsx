import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonAppearance } from './button';
import * as styles from './file-button.module.css';
import { useFileDrop } from './use-file-drop';

interface FileButtonProps {
  /** As for `<input accept>`. */
  accept: string;
  /** Whether several may be chosen at once. */
  multiple?: boolean;
  disabled?: boolean;
  variant?: ButtonAppearance['variant'];
  onFile: (file: File, ...others: File[]) => void;
  children: ReactNode;
}

/** Opens the file picker, and takes files dropped on the page; the native file input would show the browser's language. */
export function FileButton({ accept, multiple, disabled, variant, onFile, children }: FileButtonProps) {
  const take = ([file, ...others]: readonly File[]) => file && onFile(file, ...others);
  const { ref, isOver } = useFileDrop<HTMLLabelElement>({ onFiles: disabled ? undefined : take, multiple });
  return (
    <label
      ref={ref}
      className={buttonClass({ variant }, styles.file)}
      data-disabled={disabled || undefined}
      data-over={isOver || undefined}
    >
      <FileUp size={16} aria-hidden />
      {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
