import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { ReactNode } from 'react';
import type { PageContext } from './page-context';

type PasskeyFormProps = {
  context: PageContext;
  submit: string;
  children?: ReactNode;
} & (
  | { act: 'add'; options: PublicKeyCredentialCreationOptionsJSON }
  | { act: 'use'; options: PublicKeyCredentialRequestOptionsJSON }
);

const faults = ['unsupported', 'cancelled', 'known'] as const;

/**
 * A form whose button opens the browser's passkey dialogue; the result is submitted with the form. The script
 * (passkeys.js) enables it.
 */
export function PasskeyForm({ context, act, options, submit, children }: PasskeyFormProps) {
  const { t, locale, passkeyScripts } = context;
  return (
    <>
      {faults.map((fault) => (
        <div key={fault} className="fault" role="alert" tabIndex={-1} data-fault={fault} hidden>
          {t(`passkey.${fault}`)}
        </div>
      ))}
      <noscript>
        <p className="fault">{t('passkey.script')}</p>
      </noscript>
      <form
        method="post"
        action={`?lang=${locale}`}
        data-passkey={act}
        data-options={JSON.stringify(options)}
      >
        <input type="hidden" name="way" value="passkey" />
        <input type="hidden" name="response" />
        {children}
        <button type="submit" disabled>
          {submit}
        </button>
      </form>
      {passkeyScripts.map((src) => (
        <script key={src} src={src} defer />
      ))}
    </>
  );
}
