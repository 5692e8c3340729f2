import { type Role, roleLabel } from '@sabimark/domain/people/role.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { refusalText } from '../../platform/refusal.ts'
import { placeAfterSignIn } from '../../platform/sign-in-address.ts'
import { Note } from '../door/note.tsx'
import styles from './sign-in.module.css'

type ChooseSchoolProps = { memberships: { schoolId: string; school: string; role: Role }[] }

/** One account, several schools: which one today? */
export function ChooseSchool({ memberships }: ChooseSchoolProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)

  async function choose(schoolId: string) {
    setIsWorking(true)
    setRefusal(null)
    try {
      await client.people.chooseMembership({ schoolId })
      window.location.replace(placeAfterSignIn(window.location))
    } catch (error) {
      setRefusal(refusalText(error))
      setIsWorking(false)
    }
  }

  return (
    <section aria-labelledby="choose-school">
      <h2 id="choose-school">Where are you working today?</h2>
      <ul className={styles.schools}>
        {memberships.map(({ schoolId, school, role }) => (
          <li key={schoolId}>
            <button type="button" className={styles.school} disabled={isWorking} onClick={() => choose(schoolId)}>
              <strong>{school}</strong>
              <span>{roleLabel(role)}</span>
            </button>
          </li>
        ))}
      </ul>
      {refusal && <Note tone="red">{refusal}</Note>}
    </section>
  )
}
