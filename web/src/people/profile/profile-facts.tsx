import type { ProfileRecord } from '@sabimark/contract/answers.ts'
import { roleLabel } from '@sabimark/domain/people/role.ts'
import { useMe } from '../../platform/session.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { noClass } from '../people.ts'
import styles from './profile.module.css'

type Line = readonly [label: string, value: string | null]

const notGiven = 'Not given'
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' })
const named = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ') || 'None'

/** What the school says of somebody; null where it does not apply. */
export function schoolLines(profile: ProfileRecord): Line[] {
  const { role, school, joinDate, classes, subjects, className, studentNumber } = profile
  const isTeacher = role === 'teacher'
  const isStudent = role === 'student'
  return [
    ['School', role === 'super_admin' ? null : school],
    ['Joined', longDate.format(new Date(joinDate))],
    ['Classes', isTeacher ? named(classes) : null],
    ['Subjects', isTeacher ? named(subjects) : null],
    ['Class', isStudent ? (className ?? noClass) : null],
    ['Student ID', isStudent ? studentNumber : null],
  ]
}

/** Lines of a profile, each a label and its value. */
export function Facts({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.facts}>
      {lines.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-fact={label}>{value || <span className={styles.none}>{notGiven}</span>}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** One's details as they are read. */
export function ProfileFacts({ profile }: { profile: ProfileRecord }) {
  const me = useMe()
  const { name, email, phone, address, bio, role } = profile
  return (
    <div className={styles.person}>
      <Avatar of={me} size={64} />
      <Facts
        lines={[
          ['Name', name],
          ['Email', role === 'student' ? null : (email ?? '')],
          ['Phone', phone],
          ['Role', roleLabel(role)],
          ['Address', address],
          ...schoolLines(profile),
          ['Bio', bio],
        ]}
      />
    </div>
  )
}
