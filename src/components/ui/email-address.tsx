/** An e-mail address that breaks only before the "@" if it is too long for its line. */
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
