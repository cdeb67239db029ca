interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the line is slow or the person saves data: then nothing is fetched that nobody has asked for. */
export function isLineSparse(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
