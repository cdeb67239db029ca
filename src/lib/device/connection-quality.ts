interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is slow or data saver is on: then nothing is prefetched. */
export function isConnectionSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
