import { useTranslation } from 'react-i18next';
import type { NotificationChoices } from '../../../../core/contracts/notifications';
import { dateFormat } from '../../../../core/i18n/intl';
import { CheckField } from '../../../components/form/check-field';
import { SelectField } from '../../../components/form/select-field';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from './notifications.module.css';

type Quiet = NotificationChoices['quietHours'];

interface QuietHoursFieldsProps {
  quietHours: Quiet;
  disabled: boolean;
  onChange: (quietHours: Quiet) => void;
}

const night = { from: '22:00', to: '07:00' };
const ends = ['from', 'to'] as const;
/** Every half hour of a day, `HH:MM`. */
const halfHours = Array.from({ length: 48 }, (_each, index) =>
  new Date(index * 30 * 60_000).toISOString().slice(11, 16),
);

/** The hours in which nothing is pushed. */
export function QuietHoursFields({ quietHours, disabled, onChange }: QuietHoursFieldsProps) {
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  const format = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <fieldset className={styles.quiet} disabled={disabled}>
      <CheckField
        name="quietHours"
        label={t('notifications.quiet')}
        checked={quietHours !== null}
        onChange={(isOn) => onChange(isOn ? night : null)}
      />
      {quietHours && (
        <div className={styles.times}>
          {ends.map((end) => (
            <SelectField
              key={end}
              name={`quiet-${end}`}
              label={t(`notifications.${end}`)}
              value={quietHours[end]}
              onChange={(time) => onChange({ ...quietHours, [end]: time })}
              options={[...new Set([...halfHours, quietHours[end]])].sort().map((time) => ({
                value: time,
                label: format.format(new Date(`1970-01-01T${time}:00Z`)),
              }))}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
