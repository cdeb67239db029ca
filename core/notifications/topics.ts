/** What people can be notified about while the product is not open. */
export const notificationTopics = ['requests', 'dueDates', 'answers', 'newerFigures', 'imports'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Events, each with its topic and the page that shows it. `tried`: the person tests whether notifications arrive. */
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

/** The default topics: an import notifies only those who have chosen it. */
export const usualTopics: readonly NotificationTopic[] = notificationTopics.filter(
  (topic) => topic !== 'imports',
);

/** How many days before a due date a reminder is sent. */
export const dueDateDays = [7, 1] as const;
