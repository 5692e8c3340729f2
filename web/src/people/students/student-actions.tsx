import { NativeSelect } from '@mantine/core'
import { counted } from '@sabimark/domain/school/plural.ts'
import { IconArrowsExchange, IconPencil, IconPrinter, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { client } from '../../platform/client.ts'
import type { BulkAct } from '../../platform/list/list-foot.tsx'
import { useMay } from '../../platform/may.ts'
import { ConfirmAction } from '../../platform/record/confirm-action.tsx'
import { NoChoices } from '../../platform/ui/choices.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { useClasses } from '../../school/school-lists.ts'
import { noClass, type Student } from '../people.ts'

type Act = 'activate' | 'deactivate' | 'move' | 'delete'
type Asked = { act: Act; ids: string[]; who: string }

const icons = {
  edit: <IconPencil size={18} aria-hidden="true" />,
  slip: <IconPrinter size={18} aria-hidden="true" />,
  move: <IconArrowsExchange size={18} aria-hidden="true" />,
  deactivate: <IconUserOff size={18} aria-hidden="true" />,
  activate: <IconUserCheck size={18} aria-hidden="true" />,
  delete: <IconTrash size={18} aria-hidden="true" />,
}

type Ways = {
  edit: (student: { id: string }) => void
  issueSlips: (ids: string[], who: string) => void
  /** After something was done to what was selected. */
  onDone?: (act: Act) => void
}

/** What can be done to one student or to those selected, and the questions it asks before. */
export function useStudentActs({ edit, issueSlips, onDone }: Ways) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayChange = useMay('people.updateStudent')
  const ask = (act: Act) => (ids: string[], who: string) => setAsked({ act, ids, who })
  const menu = ({ id, name, status, hasSlip }: Pick<Student, 'id' | 'name' | 'status' | 'hasSlip'>): MenuItem[] => {
    const item = (label: string, icon: ReactNode, run: (ids: string[], who: string) => void) => ({
      ...{ label, icon },
      onClick: () => run([id], name),
    })
    const slip = item(hasSlip ? 'Issue a new slip' : 'Issue a slip', icons.slip, issueSlips)
    // A teacher hands out slips and changes nothing else.
    if (!mayChange) return [slip]
    return [
      { label: 'Edit', icon: icons.edit, onClick: () => edit({ id }) },
      slip,
      item('Move to another class', icons.move, ask('move')),
      status === 'active'
        ? item('Deactivate', icons.deactivate, ask('deactivate'))
        : item('Activate', icons.activate, ask('activate')),
      { ...item('Delete', icons.delete, ask('delete')), isDanger: true },
    ]
  }
  const many = (label: string, icon: ReactNode, run: (ids: string[], who: string) => void): BulkAct => ({
    ...{ label, icon },
    run: (ids) => run(ids, counted(ids.length, 'student')),
  })
  const slips = many('Issue slips', icons.slip, issueSlips)
  const bulk = [
    many('Move class', icons.move, ask('move')),
    slips,
    many('Deactivate', icons.deactivate, ask('deactivate')),
    many('Activate', icons.activate, ask('activate')),
    { ...many('Delete', icons.delete, ask('delete')), isDanger: true },
  ]
  const question = asked && <Question asked={asked} onDone={() => onDone?.(asked.act)} onClose={() => setAsked(null)} />
  return { menu, bulk: mayChange ? bulk : [slips], question }
}

type QuestionProps = { asked: Asked; onDone: () => void; onClose: () => void }

function Question({ asked: { act, ids, who }, ...ways }: QuestionProps) {
  const { setStudentsStatus, deleteStudents } = client.people
  const students = (count: number) => counted(count, 'student')
  switch (act) {
    case 'move':
      return <MoveQuestion ids={ids} who={who} {...ways} />
    case 'delete':
      return (
        <ConfirmAction
          {...ways}
          title={`Delete ${who}?`}
          confirmLabel="Delete"
          isDanger
          input={{ ids }}
          call={deleteStudents}
          said={(count) => `${students(count)} deleted.`}
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
          call={setStudentsStatus}
          said={(count) => `${students(count)} deactivated.`}
        />
      )
    case 'activate':
      return (
        <ConfirmAction
          {...ways}
          title={`Activate ${who}?`}
          confirmLabel="Activate"
          input={{ ids, status: 'active' as const }}
          call={setStudentsStatus}
          said={(count) => `${students(count)} activated.`}
        />
      )
  }
}

function MoveQuestion({ ids, who, ...ways }: Omit<QuestionProps, 'asked'> & Omit<Asked, 'act'>) {
  const classes = useClasses()
  const [chosen, setChosen] = useState('')
  const nowhere = 'none'
  const options = classes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <ConfirmAction
      {...ways}
      title={`Move ${who} to another class?`}
      confirmLabel="Move"
      input={chosen === '' ? null : { ids, classId: chosen === nowhere ? null : chosen }}
      call={client.people.setStudentsClass}
      said={(count) => `${counted(count, 'student')} moved.`}
    >
      <NativeSelect
        label="New class"
        name="newClass"
        value={chosen}
        disabled={!classes.data}
        data={[{ value: '', label: 'Choose a class' }, ...options, { value: nowhere, label: noClass }]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <NoChoices choices={classes} />
    </ConfirmAction>
  )
}
