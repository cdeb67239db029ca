/** Paths the product depends on. A status below 500 means that their backing services work. */
const paths = ['/api', '/api/customer-requests', '/api/company-profile'];
const timeoutMs = 3_000;

/** Whether the API works: every probe responds within 3 s with a status below 500. */
export async function isApiHealthy(): Promise<boolean> {
  const probes = paths.map(async (path) => {
    const response = await fetch(path, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.status < 500;
  });
  return (await Promise.all(probes).catch(() => [false])).every(Boolean);
}
