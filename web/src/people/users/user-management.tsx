import type { User } from '@sabimark/contract/answers.ts'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { AddButton } from '../../platform/list/add-button.tsx'
import { exportOf } from '../../platform/list/data-columns.tsx'
import { DataTable } from '../../platform/list/data-table.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { ListActions } from '../../platform/list/list-actions.tsx'
import { usePartList } from '../../platform/list/use-list.ts'
import { useGoTo } from '../../platform/navigation.tsx'
import { Announcements } from '../../platform/news/announcements.tsx'
import { orpc } from '../../platform/queries.ts'
import { ConfirmAction } from '../../platform/record/confirm-action.tsx'
import { useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { InviteAdmin } from './invite-admin.tsx'
import { RoleRights } from './role-rights.tsx'
import { type NewRole, userActs } from './user-acts.tsx'
import { companyStaff, schoolStaff, userColumns } from './user-list.tsx'
import styles from './user-management.module.css'

/** Settings' tab: the staff of the school, or of the company, what can be done to them, and what each role may. */
export function UserManagement() {
  const me = useMe()
  const isOfCompany = me.role === 'super_admin'
  const goTo = useGoTo()
  const spec = isOfCompany ? companyStaff : schoolStaff
  const list = usePartList(orpc.people.listUsers, spec)
  const [isInviting, setIsInviting] = useState(false)
  const [changing, setChanging] = useState<{ user: User; role: NewRole } | null>(null)
  const { menu, bulk, question } = useRecordActs<User>(spec, {
    edit: null,
    acts: userActs({
      myId: me.id,
      onChangeRole: (user, role) => setChanging({ user, role }),
      onProfile: () => goTo({ to: '/profile' }),
    }),
    onDone: (_act, ids) => list.select(ids, false),
  })
  const add = { label: 'Invite Administrator', onClick: () => setIsInviting(true) }
  return (
    <div className={styles.part}>
      {/* The table below is the region of this name. */}
      <div className={styles.list}>
        <header className={styles.head}>
          <h2>Users</h2>
          {list.total !== null && <span className={styles.count}>{list.total.toLocaleString('en-NG')}</span>}
          <div className={styles.actions}>
            <ListActions list={list} ways={[]} exported={exportOf(spec, userColumns)} />
            <AddButton add={add} />
          </div>
        </header>
        <p className={styles.note}>Only another administrator can change your own role and access.</p>
        <FilterBar list={list} search={searchLabel('users')} hasSortChoice={false} add={add} isPart />
        <DataTable
          list={list}
          caption="Users"
          columns={userColumns}
          menu={menu}
          bulk={bulk}
          empty={<EmptySheet title="No users yet">Invite somebody to administer with you.</EmptySheet>}
        />
      </div>
      <RoleRights isOfCompany={isOfCompany} />
      {isInviting && (
        <InviteAdmin what={isOfCompany ? 'the platform' : 'your school'} onClose={() => setIsInviting(false)} />
      )}
      {changing && <RoleQuestion {...changing} onClose={() => setChanging(null)} />}
      {question}
      <Announcements />
    </div>
  )
}

/** Asks before a role changes; what that means, the server says. */
function RoleQuestion({
  user: { id, name, revision },
  role,
  onClose,
}: {
  user: User
  role: NewRole
  onClose: () => void
}) {
  const what = role === 'teacher' ? 'a teacher' : 'an administrator'
  return (
    <ConfirmAction
      title={`Make ${name} ${what}?`}
      confirmLabel={`Make ${what}`}
      isDanger={role === 'teacher'}
      input={{ id, revision, role }}
      call={(input, options) => client.people.changeRole(input, options)}
      said={() => `${name} is now ${what}.`}
      onClose={onClose}
    />
  )
}
