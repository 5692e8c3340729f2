import type { IssuedSlip } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { QrCode } from '../../platform/ui/qr-code.tsx'
import styles from './slips.module.css'
import { TypedAddress } from './typed-address.tsx'
import type { SlipCodes } from './use-slip-codes.ts'

export type SlipsOfClass = { name: string; slips: readonly IssuedSlip[] }

type PaperSlipsProps = {
  classes: readonly SlipsOfClass[]
  /** "Student ID" or "Email". */
  signInLabel: string
  codes: SlipCodes | null
  /** Whether each class has its name above and, behind its slips, a list on which each student signs for theirs. */
  hasList: boolean
}

/** Slips as they are printed, each class on pages of its own. */
export function PaperSlips({ classes, signInLabel, codes, hasList }: PaperSlipsProps) {
  return classes.map(({ name, slips }) => (
    <section key={name} className={styles.ofClass}>
      {hasList && (
        <h1 className={styles.title}>
          {name}: {counted(slips.length, 'slip')}
        </h1>
      )}
      <div className={styles.sheet}>
        {slips.map((slip) => (
          <PaperSlip key={slip.signInName} slip={slip} signInLabel={signInLabel} code={codes?.get(slip.signInName)} />
        ))}
      </div>
      {hasList && <SigningList name={name} slips={slips} />}
    </section>
  ))
}

type PaperSlipProps = { slip: IssuedSlip; signInLabel: string; code: readonly string[] | undefined }

/** One slip on paper, to be cut out along its edge. */
function PaperSlip({ slip, signInLabel, code }: PaperSlipProps) {
  // In the order the sign-in page asks for them.
  const lines = [
    [signInLabel, slip.signInName],
    ['School', slip.subdomain],
    ['First password', slip.firstPassword],
  ]
  return (
    <section className={styles.slip}>
      <div className={styles.head}>
        <div>
          <p className={styles.school}>{slip.school}</p>
          <p className={styles.name}>{slip.name}</p>
          {slip.className && <p className={styles.class}>{slip.className}</p>}
          <p className={styles.address}>
            {code ? 'Scan the code, or type this address:' : 'Type this address:'}{' '}
            <TypedAddress address={`${window.location.host}/login`} />
          </p>
        </div>
        {code && <QrCode rows={code} label={`QR code for ${slip.name}`} className={styles.code ?? ''} />}
      </div>
      <dl className={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.advice}>
        Check that the screen shows your name before you start. Keep this slip to yourself.
      </p>
    </section>
  )
}

/** No password is on it: it hangs on a wall or goes back to the office. */
function SigningList({ name, slips }: SlipsOfClass) {
  return (
    <section className={styles.signing}>
      <h1 className={styles.title}>
        {name}: {counted(slips.length, 'slip')} handed out
      </h1>
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Name</th>
            <th scope="col">Student ID</th>
            <th scope="col">Signature</th>
          </tr>
        </thead>
        <tbody>
          {slips.map((slip, place) => (
            <tr key={slip.signInName}>
              <td>{place + 1}</td>
              <th scope="row">{slip.name}</th>
              <td>{slip.signInName}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
