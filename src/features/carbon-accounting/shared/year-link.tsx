import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonAppearance } from '../../../components/ui/button';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { SectionId } from './section-id';
import * as styles from './cells.module.css';

interface YearLinkProps {
  year: number;
  page: 'update' | 'results' | 'report' | 'share';
  /** A section of the page. */
  section?: SectionId;
  /** Renders it as a button. */
  look?: ButtonAppearance;
  label?: string;
  children: ReactNode;
}

/** Links to a year's inputs, its results, their printout, or the sharing with customers. */
export function YearLink({ year, page, section, look, label, children }: YearLinkProps) {
  const { pathTo } = useLocale();
  return (
    <Link
      to={pathTo(`/carbon-accounting/${year}/${page}/`) + (section ? `#${section}` : '')}
      className={look ? buttonClass(look) : styles.name}
      data-variant={look?.variant}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
