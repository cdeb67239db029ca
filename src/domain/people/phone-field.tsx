import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/i18n/use-locale';
import { ComboBox } from '../../components/form/combo-box';
import { TextField } from '../../components/form/text-field';
import { FlagImage } from '../../components/ui/flag-image';
import * as styles from './phone-field.module.css';
import { useDialCodes } from './use-dial-codes';

interface PhoneFieldProps {
  /** The country of the dial code. */
  territory: { name: string; value: string; onChange: (territory: string) => void };
  number: {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (typed: string) => void;
    onBlur: () => void;
  };
}

/** Dial code and number, with the registration texts. A complete number, typed or given, sets the dial code. */
export function PhoneField({ territory, number }: PhoneFieldProps) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  const [isUsed, setUsed] = useState(false);
  const { rules, dialCodes, isPending, loadWords } = useDialCodes(locale, isUsed);

  /** Until someone types, a complete number is shown as dial code and number but stored as given. */
  const [isTyped, setTyped] = useState(false);
  /** The country before a complete number was typed, whose first digits do not yet identify a country. */
  const before = useRef(territory.value);
  const given = { territory: territory.value, typed: number.value };
  const split = rules?.splitPhone(given) ?? given;
  const shown = isTyped ? { ...split, typed: number.value } : split;

  const choose = (chosen: string) => {
    setTyped(true);
    before.current = chosen;
    territory.onChange(chosen);
    if (shown.typed !== number.value) number.onChange(shown.typed);
  };
  const follow = (typed: string) => {
    setTyped(true);
    if (!isTyped) before.current = shown.territory;
    number.onChange(typed);
    const meant = rules?.splitPhone({ territory: before.current, typed }).territory ?? shown.territory;
    if (meant !== territory.value) territory.onChange(meant);
  };
  const settle = () => {
    before.current = split.territory;
    if (isTyped && split.typed !== number.value) {
      territory.onChange(split.territory);
      number.onChange(split.typed);
    }
    number.onBlur();
  };

  return (
    <div className={styles.phone}>
      <ComboBox
        {...territory}
        value={shown.territory}
        onChange={choose}
        className={styles.dialCode}
        label={t('fields.dialCode')}
        placeholder={t('fields.selectDialCode')}
        emptyText={t('fields.noDialCode')}
        options={dialCodes}
        clearable={false}
        display={({ dialCode }) => dialCode}
        icon={({ value }) => <FlagImage file={value.toLowerCase()} />}
        detail={({ dialCode }) => dialCode}
        isPending={isPending}
        onFocus={() => {
          loadWords();
          setUsed(true);
        }}
      />
      <TextField
        {...number}
        value={shown.typed}
        onChange={follow}
        onBlur={settle}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('fields.phoneNumber')}
        optional={t('optional')}
      />
    </div>
  );
}
