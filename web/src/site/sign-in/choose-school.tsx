import { type Role, roleLabel } from '@sabimark/domain/people/role.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { refusalCode, refusalText } from '../../platform/refusal.ts'
import { Note } from '../frame/note.tsx'
import styles from './sign-in.module.css'

type Membership = { schoolId: string; school: string; role: Role; setUpUntil?: string | undefined }
type ChooseSchoolProps = {
  memberships: Membership[]
  onEntered: (chosen: Membership) => void
  /** This one asks for a second factor first. */
  onDue: (chosen: Membership) => void
}

/** One account, several schools: which one today? */
export function ChooseSchool({ memberships, onEntered, onDue }: ChooseSchoolProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)

  async function choose(chosen: Membership) {
    setIsWorking(true)
    setRefusal(null)
    try {
      await client.people.chooseMembership({ schoolId: chosen.schoolId })
      onEntered(chosen)
    } catch (error) {
      if (refusalCode(error) === 'SECOND_FACTOR_DUE') return onDue(chosen)
      setRefusal(refusalText(error))
      setIsWorking(false)
    }
  }

  return (
    <section aria-labelledby="choose-school">
      <h2 id="choose-school">Where are you working today?</h2>
      <ul className={styles.schools}>
        {memberships.map((one) => (
          <li key={one.schoolId}>
            <button type="button" className={styles.school} disabled={isWorking} onClick={() => choose(one)}>
              <strong>{one.school}</strong>
              <span>{roleLabel(one.role)}</span>
            </button>
          </li>
        ))}
      </ul>
      {refusal && <Note tone="red">{refusal}</Note>}
    </section>
  )
}
