import { roleLabel } from '@sabimark/domain/people/role.ts'
import { IconSelector } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { modeHere } from '../../platform/mode.ts'
import { tellOtherTabs } from '../../platform/other-tabs.ts'
import { orpc } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { LeaveQuestion } from '../../platform/ui/leave-dialog.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { forgetUnsavedWork, type Unsaved, unsavedWork } from '../../platform/unsaved.ts'
import styles from './school-switch.module.css'

/** At the school's name, for who works in several: leads to another of them without signing out. Nothing for everybody else. */
export default function SchoolSwitch() {
  const { schoolId: here } = useMe()
  const { data } = useQuery({ ...orpc.people.listMemberships.queryOptions(), staleTime: Number.POSITIVE_INFINITY })
  const [asked, setAsked] = useState<{ unsaved: Unsaved; schoolId: string } | null>(null)
  const change = useAct(
    (schoolId: string) => client.people.chooseMembership({ schoolId }),
    () => {
      tellOtherTabs('school_changed')
      forgetUnsavedWork()
      window.location.replace('/dashboard')
    },
  )
  const others = data?.items.filter(({ schoolId }) => schoolId !== here) ?? []
  if (others.length === 0 || modeHere() === 'demo') return null
  const choose = (schoolId: string) => {
    const unsaved = unsavedWork()
    if (unsaved) setAsked({ unsaved, schoolId })
    else change.act(schoolId)
  }
  return (
    <>
      <Menu
        label="Work at another school"
        className={styles.button}
        items={() =>
          others.map(({ schoolId, school, role }) => ({
            label: `${school} (${roleLabel(role)})`,
            onClick: () => choose(schoolId),
          }))
        }
      >
        <IconSelector size={20} aria-hidden="true" />
      </Menu>
      <LeaveQuestion
        unsaved={asked?.unsaved ?? null}
        isWorking={change.isWorking}
        onStay={() => setAsked(null)}
        onLeave={() => {
          if (asked) change.act(asked.schoolId)
          setAsked(null)
        }}
      />
      <ConfirmDialog
        isOpen={change.error !== null}
        title="You are still at the same school"
        confirmLabel="All right"
        onConfirm={change.forget}
        onCancel={change.forget}
      >
        <RefusalNote error={change.error} />
      </ConfirmDialog>
    </>
  )
}
