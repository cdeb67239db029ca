import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProjectUser } from '../../../../core/contracts/users';
import { menuItemClass, PopoverMenu } from '../../../components/ui/popover-menu';
import type { UserAction } from '../asking';

interface UserMenuProps {
  user: ProjectUser;
  actions: readonly UserAction[];
  onAsk: (action: UserAction) => void;
}

/** The actions allowed on a user; renders nothing if there are none. */
export function UserMenu({ user, actions, onAsk }: UserMenuProps) {
  const { t } = useTranslation('account');
  if (actions.length === 0) return null;
  return (
    <PopoverMenu
      align="end"
      triggerLabel={t('users.actionsOf', { name: user.name || user.email })}
      trigger={<EllipsisVertical size={18} aria-hidden />}
    >
      <ul>
        {actions.map((action) => (
          <li key={action}>
            <button type="button" className={menuItemClass} onClick={() => onAsk(action)}>
              {t(`users.actions.${action}`)}
            </button>
          </li>
        ))}
      </ul>
    </PopoverMenu>
  );
}
