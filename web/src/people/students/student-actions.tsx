import { NativeSelect } from '@mantine/core'
import type { Student } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconArrowsExchange, IconDoorExit, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { useMay } from '../../platform/may.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import type { ActQuestion, RecordAct } from '../../platform/record/use-record-acts.tsx'
import { activeActs, deleteAct } from '../../platform/record/usual-acts.tsx'
import { NoChoices } from '../../platform/ui/choices.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { useClasses } from '../../school/school-lists.ts'
import { noClass } from '../people.ts'
import { LeaveQuestion } from './leave-question.tsx'

const changing: readonly RecordAct<Pick<Student, 'status' | 'hasLeft'>>[] = [
  ...activeActs(client.people.setStudentsStatus),
  {
    label: 'Mark as left',
    icon: <IconDoorExit {...menuIcon} />,
    isFor: ({ hasLeft }) => !hasLeft,
    isRare: true,
    ask: (question) => <LeaveQuestion {...question} />,
  },
  deleteAct(client.people.deleteStudents),
]
const move: RecordAct<unknown> = {
  label: 'Move class',
  isInSight: true,
  icon: <IconArrowsExchange {...menuIcon} />,
  ask: (question) => <MoveQuestion {...question} />,
}

/** What can be done to students; a teacher hands out slips and changes nothing else. */
export function useStudentActs(issueSlips: (ids: string[], who: string, hasSlip?: boolean) => void) {
  const slip: RecordAct<Pick<Student, 'hasSlip'>> = {
    label: 'Issue slips',
    icon: <IconPrinter {...menuIcon} />,
    isInSight: true,
    ofOne: ({ hasSlip }) => (hasSlip ? 'Issue a new slip' : 'Issue a slip'),
    run: ({ ids, who, row }) => issueSlips(ids, who, row?.hasSlip),
  }
  return useMay('people.updateStudent') ? [move, slip, ...changing] : [slip]
}

function MoveQuestion({ ids, who, ...ways }: ActQuestion) {
  const classes = useClasses()
  const [chosen, setChosen] = useState('')
  const nowhere = 'none'
  const options = classes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <ActForm
      isDirty={false}
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
    </ActForm>
  )
}
