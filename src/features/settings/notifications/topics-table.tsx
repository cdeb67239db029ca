import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationChoices } from '../../../../core/contracts/notifications';
import { notificationTopics, type NotificationTopic } from '../../../../core/notifications/topics';
import { Skeleton } from '../../../components/ui/skeleton';
import * as styles from './notifications.module.css';

const ways = ['mailed', 'pushed'] as const;
type Way = (typeof ways)[number];

interface TopicsTableProps {
  choices: NotificationChoices;
  /** People who receive no informational mails get no summary. */
  takesMails: boolean;
  disabled: boolean;
  onChange: (choices: NotificationChoices) => void;
}

/** Which topics the person is notified of, and how. */
export function TopicsTable({ choices, takesMails, disabled, onChange }: TopicsTableProps) {
  const { t } = useTranslation('account');
  const toggle = (way: Way, topic: NotificationTopic) => {
    const isOn = choices[way].includes(topic);
    onChange({
      ...choices,
      [way]: notificationTopics.filter((each) => (each === topic ? !isOn : choices[way].includes(each))),
    });
  };
  return (
    <Topics
      cell={(topic, way) => (
        <input
          type="checkbox"
          aria-label={`${t(`notifications.topic.${topic}`)}: ${t(`notifications.${way}`)}`}
          checked={choices[way].includes(topic)}
          disabled={disabled || (way === 'mailed' && !takesMails)}
          onChange={() => toggle(way, topic)}
        />
      )}
    />
  );
}

/** The table while it is not known what was chosen. */
export const TopicsOutline = () => <Topics cell={() => <Skeleton width="1.5rem" height="1.5rem" />} />;

function Topics({ cell }: { cell: (topic: NotificationTopic, way: Way) => ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <table className={styles.topics}>
      <thead>
        <tr>
          <th scope="col">{t('notifications.of')}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(`notifications.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationTopics.map((topic) => (
          <tr key={topic}>
            <th scope="row">{t(`notifications.topic.${topic}`)}</th>
            {ways.map((way) => (
              <td key={way}>{cell(topic, way)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
