import { useTranslation } from 'react-i18next';
import type { NotificationChoices } from '../../../../core/contracts/notifications';
import { CheckField } from '../../../components/form/check-field';
import { TextField } from '../../../components/form/text-field';
import * as styles from './notifications.module.css';

type Quiet = NotificationChoices['quietHours'];

interface QuietHoursFieldsProps {
  quietHours: Quiet;
  disabled: boolean;
  onChange: (quietHours: Quiet) => void;
}

const night = { from: '22:00', to: '07:00' };

/** When nothing is pushed. A time that is emptied stays as it was. */
export function QuietHoursFields({ quietHours, disabled, onChange }: QuietHoursFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <fieldset className={styles.quiet} disabled={disabled}>
      <CheckField
        name="quietHours"
        label={t('told.quiet')}
        checked={quietHours !== null}
        onChange={(isOn) => onChange(isOn ? night : null)}
      />
      {quietHours && (
        <div className={styles.times}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              name={`quiet-${end}`}
              label={t(`told.${end}`)}
              value={quietHours[end]}
              onChange={(time) => time !== '' && onChange({ ...quietHours, [end]: time })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
