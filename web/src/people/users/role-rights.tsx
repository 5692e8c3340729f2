import type { RightsGroup } from '@sabimark/contract/answers.ts'
import { type Role, roleLabel, roles } from '@sabimark/domain/people/role.ts'
import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import styles from './role-rights.module.css'

/** What each role may do, as the server's table of permissions has it: a group for each part of the product. */
export function RoleRights({ isOfCompany }: { isOfCompany: boolean }) {
  const query = useQuery(orpc.people.listRights.queryOptions())
  // What only the company's staff may is nothing to a school.
  const shown = roles.filter((role) => isOfCompany || role !== 'super_admin')
  return (
    <Card title="What each role may do">
      <p className={styles.note}>
        Teachers work on the subjects, and see the students of the classes, that are assigned to them. Students see only
        what is their own. Everybody looks after their own account.
      </p>
      <Loaded query={query} waiting="Loading roles...">
        {({ groups }) => groups.map((group) => <RightsOf key={group.title} group={group} shown={shown} />)}
      </Loaded>
    </Card>
  )
}

function RightsOf({ group: { title, rights }, shown }: { group: RightsGroup; shown: readonly Role[] }) {
  const rows = rights.filter((right) => right.roles.some((role) => shown.includes(role)))
  return (
    <details className={styles.group}>
      <summary>{title}</summary>
      <table className={styles.table}>
        <caption className="only-heard">{title}: what each role may do</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {shown.map((role) => (
              <th key={role} scope="col">
                {capitalised(roleLabel(role))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, roles: who }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {shown.map((role) => (
                <td key={role}>
                  {who.includes(role) ? <IconCheck size={18} role="img" aria-label="Yes" /> : <span>No</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
