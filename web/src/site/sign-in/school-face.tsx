import type { SignInPlace } from '@sabimark/contract/answers.ts'
import { brand } from '../../platform/brand.ts'
import { inkOn } from '../../platform/theme/contrast.ts'
import { mainHostAddress } from './place.ts'
import styles from './school-face.module.css'

type School = NonNullable<SignInPlace['school']>

const ownGreen = '#0b6b4f'

/** Whose sign-in page it is, in the school's colour: logo, name, motto, and where there is room how to reach it. */
export function SchoolSide({ school }: { school: School }) {
  const { logo, color, name, motto } = school
  const ground = color || ownGreen
  return (
    <div className={styles.side} style={{ background: ground, color: inkOn(ground) }}>
      <div className={styles.name}>
        {logo ? (
          <img src={logo} alt="" width={88} height={88} />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
        )}
        <div>
          <strong>{name}</strong>
          {motto && <p>{motto}</p>}
        </div>
      </div>
      <Contact school={school} />
    </div>
  )
}

/** Where the slip is, how to reach the school on a small screen, and whose program this is. */
export function SchoolFoot({ school, isOwnHost }: { school: School; isOwnHost: boolean }) {
  return (
    <>
      <p className={styles.slip}>
        <strong>Students:</strong> your ID and first password are on your slip. Lost it? Ask your form teacher for a new
        one.
      </p>
      <div className={styles.small}>
        <Contact school={school} />
      </div>
      {isOwnHost && (
        <p className={styles.foot}>
          <span>{window.location.host}</span>
          <span>
            <img src="/mark.svg" alt="" width={16} height={16} /> Runs on {brand.name}
          </span>
          <a href={`${mainHostAddress(window.location)}/`}>Back to Home</a>
        </p>
      )}
    </>
  )
}

/** How to reach the school, for who cannot sign in. */
function Contact({ school }: { school: School }) {
  const { established, address, phone, email, website } = school
  // A school that said none has this page's own address, which stands at the foot.
  const site = website === window.location.hostname ? '' : website
  if (established === null && !address && !phone && !email && !site) return null
  return (
    <address className={styles.contact}>
      {address && <span>{address}</span>}
      {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {site && <span>{site}</span>}
      {established !== null && <span>Established {established}</span>}
    </address>
  )
}
