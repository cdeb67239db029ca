import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonAppearance } from './button';
import * as styles from './file-button.module.css';

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

/** Opens the file picker; the native file input would show the browser's language. */
export function FileButton({ accept, multiple, disabled, variant, onFile, children }: FileButtonProps) {
  return (
    <label className={buttonClass({ variant }, styles.file)} data-disabled={disabled || undefined}>
      <FileUp size={16} aria-hidden />
      {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          const [file, ...others] = event.target.files ?? [];
          if (file) onFile(file, ...others);
          event.target.value = '';
        }}
      />
    </label>
  );
}
