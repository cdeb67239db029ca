/** What a page says where no script runs. Only the prerendered page shows it. */
export function NoScript({ text }: { text: string }) {
  return (
    <noscript>
      <p>{text}</p>
    </noscript>
  );
}
