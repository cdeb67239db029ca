import { forwardRef, type AnchorHTMLAttributes, type ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import * as styles from './button.module.css';

export interface ButtonAppearance {
  /** `soft`: the main action of each of several rows, below the one primary action of the page. */
  variant?: 'primary' | 'soft' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'medium' | 'small' | undefined;
  /** For a button whose only content is an icon; it needs an `aria-label`. */
  iconOnly?: boolean | undefined;
  /** For a quiet button at the start of a line: aligns its text with the line. */
  flush?: boolean | undefined;
}

export function buttonClass(
  { variant = 'secondary', size = 'medium', iconOnly = false, flush = false }: ButtonAppearance,
  className?: string,
): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    iconOnly && styles.iconOnly,
    flush && styles.flush,
    className,
  );
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonAppearance;

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, iconOnly, flush, className, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass({ variant, size, iconOnly, flush }, className)}
      data-variant={variant}
      {...rest}
    />
  );
});

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Omit<ButtonAppearance, 'iconOnly' | 'flush'>) {
  return (
    <a className={buttonClass({ variant, size }, className)} {...rest}>
      {children}
    </a>
  );
}
