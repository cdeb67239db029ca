import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '../../../components/ui/button';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { SectionId } from '../records/section-id';
import * as styles from '../shared/cells.module.css';

interface YearLinkProps {
  year: number;
  page: 'update' | 'results' | 'report' | 'share';
  /** A part of the page. */
  section?: SectionId;
  /** Draws it as a button. */
  look?: ButtonLook;
  label?: string;
  children: ReactNode;
}

/** Leads to what was entered for a year, to what came of it, to that on paper, or to customers. */
export function YearLink({ year, page, section, look, label, children }: YearLinkProps) {
  const { pathTo } = useLocale();
  return (
    <Link
      to={pathTo(`/carbon-accounting/${year}/${page}/`) + (section ? `#${section}` : '')}
      className={look ? buttonClass(look) : styles.name}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
