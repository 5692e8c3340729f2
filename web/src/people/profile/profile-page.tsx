import { roleLabel } from '@sabimark/domain/people/role.ts'
import { useMe } from '../../platform/session.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { noClass } from '../people.ts'
import { PasswordForm } from './password-form.tsx'
import styles from './profile.module.css'
import { SchoolLogo } from './school-logo.tsx'

/** Who one is here, and the own password; for an administrator, the logo of the school. */
export default function ProfilePage() {
  const me = useMe()
  const isStudent = me.role === 'student'
  const facts: [string, string | null][] = [
    ['Name', me.name],
    ['Email', me.email ?? (isStudent ? null : '–')],
    ['Role', roleLabel(me.role)],
    ['School', me.role === 'super_admin' ? null : me.school],
    ['Class', isStudent ? (me.className ?? noClass) : null],
    ['Student ID', me.studentNumber],
  ]
  return (
    <Sections>
      <PageHeader title="Profile">
        {isStudent ? 'Is something wrong here? Please tell your school.' : 'Your details at the school.'}
      </PageHeader>
      <Card>
        <div className={styles.person}>
          <Avatar src={me.avatar} size={64} />
          <dl className={styles.facts}>
            {facts.map(
              ([label, value]) =>
                value !== null && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd data-fact={label}>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      </Card>
      {me.role === 'school_admin' && <SchoolLogo />}
      <Card title="Change password">
        <PasswordForm />
      </Card>
    </Sections>
  )
}
