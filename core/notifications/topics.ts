/** What people choose to be told of while the product is not open. */
export const notificationTopics = ['requests', 'dueDates', 'answers', 'newerFigures', 'imports'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/**
 * What has happened, each with the topic that it belongs to and the page on which people see it. `tried`: the person
 * wants to see whether notifications arrive.
 */
export const notificationEvents = {
  asked: { topic: 'requests', path: '/overview/' },
  reminded: { topic: 'requests', path: '/overview/' },
  due: { topic: 'dueDates', path: '/overview/' },
  answered: { topic: 'answers', path: '/supply-chain-management/' },
  newerFigures: { topic: 'newerFigures', path: '/carbon-accounting/' },
  imported: { topic: 'imports', path: '/carbon-accounting/' },
  tried: { topic: null, path: '/account/settings/' },
} as const satisfies Record<string, { topic: NotificationTopic | null; path: string }>;
export type NotificationEvent = keyof typeof notificationEvents;

/** The events of some topics. */
export const eventsOf = (topics: readonly NotificationTopic[]): NotificationEvent[] =>
  (Object.keys(notificationEvents) as NotificationEvent[]).filter((event) => {
    const { topic } = notificationEvents[event];
    return topic !== null && topics.includes(topic);
  });

/** What holds for somebody who has chosen nothing: an import tells only who has asked for that. */
export const usualTopics: readonly NotificationTopic[] = notificationTopics.filter(
  (topic) => topic !== 'imports',
);

/** A reminder of a due date comes so many days before it. */
export const dueDateDays = [7, 1] as const;
