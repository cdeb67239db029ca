import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/ui/visually-hidden';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Undefined until the site's configuration is loaded; until then the link leads nowhere. */
  href: string | undefined;
  children: ReactNode;
}

/** A link to another site, in a new tab, which it announces. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const { t } = useTranslation('common');
  return (
    <a target="_blank" rel="noreferrer" {...rest}>
      {children} <VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>
    </a>
  );
}
