import { Link } from 'gatsby';
import { ChevronDown, FileText, Info, ShieldCheck, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../site.config';
import { menuItemClass, PopoverMenu } from '../../components/ui/popover-menu';
import { useEnv } from '../../lib/env/use-env';
import { useLocale } from '../../lib/i18n/use-locale';
import { ExternalLink } from './external-link';
import * as styles from './logo-menu.module.css';

/**
 * The product's name; opens the external pages about it, the changelog and the legal texts. The legal texts are pages
 * without a session: their links reload the document, so that nothing of the session stays in memory.
 */
export function LogoMenu() {
  const { t } = useTranslation('common');
  const { pathTo } = useLocale();
  const links = useEnv()?.links;
  return (
    <PopoverMenu
      triggerLabel={t('shell.productMenu')}
      triggerClassName={styles.trigger}
      trigger={
        <>
          <img src="/icons/logo.svg" alt="" width={28} height={28} />
          <span className={styles.name}>{site.name}</span>
          <ChevronDown size={16} aria-hidden />
        </>
      }
    >
      <ul>
        <li>
          <ExternalLink className={menuItemClass} href={links?.trustCenter}>
            <ShieldCheck size={18} aria-hidden />
            {t('shell.trustCenter')}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className={menuItemClass} href={links?.about}>
            <Info size={18} aria-hidden />
            {t('shell.about')}
          </ExternalLink>
        </li>
        <li>
          <Link className={menuItemClass} to={pathTo('/platform/changelog/')}>
            <Sparkles size={18} aria-hidden />
            {t('shell.changelog')}
          </Link>
        </li>
        <li>
          <a className={menuItemClass} href={pathTo('/legal/privacy-policy/')}>
            <FileText size={18} aria-hidden />
            {t('shell.privacy')}
          </a>
        </li>
        <li>
          <a className={menuItemClass} href={pathTo('/legal/terms/')}>
            <FileText size={18} aria-hidden />
            {t('shell.terms')}
          </a>
        </li>
        {links?.imprint && (
          <li>
            <ExternalLink className={menuItemClass} href={links.imprint}>
              <FileText size={18} aria-hidden />
              {t('shell.imprint')}
            </ExternalLink>
          </li>
        )}
      </ul>
    </PopoverMenu>
  );
}
