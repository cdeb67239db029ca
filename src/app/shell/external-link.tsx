import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/ui/visually-hidden';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Undefined as long as the site's configuration is not loaded: a link that leads nowhere yet. */
  href: string | undefined;
  children: ReactNode;
}

/** A link that leaves the product in a new tab, and says so. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const { t } = useTranslation('common');
  return (
    <a target="_blank" rel="noreferrer" {...rest}>
      {children} <VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>
    </a>
  );
}
