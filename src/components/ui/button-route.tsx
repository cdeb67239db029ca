import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonAppearance } from './button';

interface ButtonRouteProps extends ButtonAppearance {
  /** An address of this site, with its language. */
  to: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** An internal link that looks like a button; its page is prefetched. */
export function ButtonRoute({ variant, size, className, ...rest }: ButtonRouteProps) {
  return <Link className={buttonClass({ variant, size }, className)} data-variant={variant} {...rest} />;
}
