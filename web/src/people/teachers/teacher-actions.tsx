import { counted } from '@sabimark/domain/school/plural.ts'
import { IconKey, IconPencil, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import type { BulkAct } from '../../platform/list/list-foot.tsx'
import { readAgain } from '../../platform/queries.ts'
import { ConfirmAction } from '../../platform/record/confirm-action.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import type { Slip, Teacher } from '../people.ts'

type Act = 'password' | 'activate' | 'deactivate' | 'delete'
type Asked = { act: Act; ids: string[]; who: string }

const icons = {
  edit: <IconPencil size={18} aria-hidden="true" />,
  password: <IconKey size={18} aria-hidden="true" />,
  deactivate: <IconUserOff size={18} aria-hidden="true" />,
  activate: <IconUserCheck size={18} aria-hidden="true" />,
  delete: <IconTrash size={18} aria-hidden="true" />,
}

type Ways = {
  edit: (teacher: { id: string }) => void
  onSlip: (slip: Slip) => void
  /** After something was done to what was selected. */
  onDone?: (act: Act) => void
}

/** What can be done to one teacher or to those selected, and the questions it asks before. */
export function useTeacherActs({ edit, onSlip, onDone }: Ways) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (act: Act) => (ids: string[], who: string) => setAsked({ act, ids, who })
  const menu = ({ id, name, status }: Pick<Teacher, 'id' | 'name' | 'status'>): MenuItem[] => {
    const item = (label: string, icon: ReactNode, act: Act) => ({ label, icon, onClick: () => ask(act)([id], name) })
    return [
      { label: 'Edit', icon: icons.edit, onClick: () => edit({ id }) },
      ...(status === 'inactive'
        ? [item('Activate', icons.activate, 'activate')]
        : [item('New first password', icons.password, 'password'), item('Deactivate', icons.deactivate, 'deactivate')]),
      { ...item('Delete', icons.delete, 'delete'), isDanger: true },
    ]
  }
  const many = (label: string, icon: ReactNode, act: Act): BulkAct => ({
    ...{ label, icon },
    run: (ids) => ask(act)(ids, counted(ids.length, 'teacher')),
  })
  const bulk = [
    many('Deactivate', icons.deactivate, 'deactivate'),
    many('Activate', icons.activate, 'activate'),
    { ...many('Delete', icons.delete, 'delete'), isDanger: true },
  ]
  const ways = { onSlip, onDone: () => asked && onDone?.(asked.act), onClose: () => setAsked(null) }
  return { menu, bulk, question: asked && <Question asked={asked} {...ways} /> }
}

type QuestionProps = { asked: Asked; onSlip: (slip: Slip) => void; onDone: () => void; onClose: () => void }

function Question({ asked: { act, ids, who }, onSlip, ...ways }: QuestionProps) {
  const { setTeachersStatus, deleteTeachers } = client.people
  const teachers = (count: number) => counted(count, 'teacher')
  switch (act) {
    case 'password':
      return <PasswordQuestion id={ids[0] ?? ''} who={who} onSlip={onSlip} onClose={ways.onClose} />
    case 'delete':
      return (
        <ConfirmAction
          {...ways}
          title={`Delete ${who}?`}
          confirmLabel="Delete"
          isDanger
          input={{ ids }}
          call={deleteTeachers}
          said={(count) => `${teachers(count)} deleted.`}
        />
      )
    case 'deactivate':
      return (
        <ConfirmAction
          {...ways}
          title={`Deactivate ${who}?`}
          confirmLabel="Deactivate"
          isDanger
          input={{ ids, status: 'inactive' as const }}
          call={setTeachersStatus}
          said={(count) => `${teachers(count)} deactivated.`}
        />
      )
    case 'activate':
      return (
        <ConfirmAction
          {...ways}
          title={`Activate ${who}?`}
          confirmLabel="Activate"
          input={{ ids, status: 'active' as const }}
          call={setTeachersStatus}
          said={(count) => `${teachers(count)} activated.`}
        />
      )
  }
}

type PasswordQuestionProps = { id: string; who: string; onSlip: (slip: Slip) => void; onClose: () => void }

function PasswordQuestion({ id, who, onSlip, onClose }: PasswordQuestionProps) {
  const making = useAct(client.people.reissueTeacherPassword, (slip) => {
    onClose()
    onSlip(slip)
    return readAgain()
  })
  return (
    <ConfirmDialog
      isOpen
      title={`New first password for ${who}?`}
      confirmLabel="Make a new password"
      isWorking={making.isWorking}
      error={making.error}
      onConfirm={() => making.act({ id })}
      onCancel={onClose}
    >
      The old password stops working at once. The new one is shown to you once, to copy or print. Nothing else changes.
    </ConfirmDialog>
  )
}
