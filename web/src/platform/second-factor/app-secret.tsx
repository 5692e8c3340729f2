import { QrCode } from '../ui/qr-code.tsx'
import styles from './second-factor.module.css'

export type AppSetUp = { secret: string; address: string; qr: string[] }

/** What an authenticator app is told: by camera, by a tap on this phone, or typed. */
export function AppSecret({ secret, address, qr }: AppSetUp) {
  return (
    <div className={styles.secret}>
      <p>
        Scan this code with an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator.
        Then type the six digits it shows.
      </p>
      <QrCode rows={qr} label="QR code for your authenticator app" className={styles.qr} />
      <div className={styles.ways}>
        <p>
          <a href={address}>Open it in the app on this phone</a>
        </p>
        <p>Or type this key into the app:</p>
        <code className={styles.key} data-secret={secret}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </div>
    </div>
  )
}
