import type { SignInPlace } from '@sabimark/contract/answers.ts'
import styles from './school-face.module.css'

type School = NonNullable<SignInPlace['school']>

/** Whose sign-in page it is: logo, name and motto. The name is in the title where the host is the school's own. */
export function SchoolHead({ school, hasName }: { school: School; hasName: boolean }) {
  const { logo, color, name, motto } = school
  if (!logo && !color && !motto && !hasName) return null
  return (
    <div className={styles.head} style={color ? { borderTop: `6px solid ${color}`, paddingTop: 16 } : {}}>
      {logo && <img src={logo} alt="" width={56} height={56} />}
      <div>
        {hasName && <strong>{name}</strong>}
        {motto && <p>{motto}</p>}
      </div>
    </div>
  )
}

/** How to reach the school, for who cannot sign in. */
export function SchoolContact({ school }: { school: School }) {
  const { name, established, address, phone, email, website } = school
  return (
    <address className={styles.contact}>
      <strong>{name}</strong>
      {established !== null && <span>Established {established}</span>}
      {address && <span>{address}</span>}
      {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {website && <span>{website}</span>}
    </address>
  )
}
