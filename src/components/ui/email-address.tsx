/** An address that does not break in the middle of a word: where it is too long for its line, the next one begins at the "@". */
export function EmailAddress({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@');
  if (at === -1) return <>{email}</>;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
