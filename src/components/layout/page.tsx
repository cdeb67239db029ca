import { Link } from 'gatsby';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton';
import * as styles from './page.module.css';

interface PageProps {
  /** The parent page, with its address in the language of the site; `loading` while unknown. */
  parent?: { to: string; name: string } | 'loading' | undefined;
  title: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the shell: link to its parent, heading, introduction, main actions, content. */
export function Page({ parent, title, intro, actions, children }: PageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.heading}>
          {parent && <Parent parent={parent} />}
          <h1 className={styles.title}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

function Parent({ parent }: { parent: NonNullable<PageProps['parent']> }) {
  if (parent === 'loading')
    return (
      <span className={styles.parent}>
        <Skeleton width="8rem" height="0.875rem" />
      </span>
    );
  return (
    <Link to={parent.to} className={styles.parent}>
      <ChevronLeft size={16} aria-hidden />
      {parent.name}
    </Link>
  );
}

/** A bordered surface within a page. */
export function Card({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {title && <h2 className={styles.cardTitle}>{title}</h2>}
      {children}
    </section>
  );
}
