import type { MadeReport } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { fieldErrors, focusField } from '../../platform/field-errors.ts'
import { orpc } from '../../platform/queries.ts'
import { ChoiceSelect } from '../../platform/ui/choices.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { problemsOfDays } from './chosen-days.ts'
import { DaysFields } from './days-fields.tsx'
import { ClassChoice } from './narrowing.tsx'
import styles from './quick-actions.module.css'
import { type ReportChange, type ReportChoice, withChange } from './report-choice.ts'

type CardsDialogProps = {
  choice: ReportChoice
  onBegun: (made: MadeReport) => void
  onClose: () => void
}

/** Whose report cards, of which days: a page for each student, in one PDF. */
export function CardsDialog({ choice, onBegun, onClose }: CardsDialogProps) {
  const [draft, setDraft] = useState(choice)
  const [studentId, setStudentId] = useState('')
  const beginning = useAct(client.report.make, onBegun)
  const change = (part: ReportChange) => {
    if ('classId' in part) setStudentId('')
    setDraft((now) => withChange(now, part))
  }
  const wrongDays = problemsOfDays(draft)
  const refused = fieldErrors(beginning.error, { RANGE_INVALID: 'to' })
  const make = (event?: FormEvent) => {
    event?.preventDefault()
    const [wrong] = Object.keys(wrongDays)
    if (wrong !== undefined) return focusField(wrong)
    const { range, from, to, classId, level } = draft
    beginning.act({
      type: 'report_cards',
      format: 'pdf',
      range,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(studentId === ''
        ? { ...(classId !== undefined && { classId }), ...(level !== undefined && { level }) }
        : { studentId }),
    })
  }
  return (
    <FormDialog
      isOpen
      title="Student Report Cards"
      submitLabel="Make PDF"
      isWorking={beginning.isWorking}
      isDirty={false}
      error={Object.keys(refused).length > 0 ? null : beginning.error}
      onSubmit={make}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <ClassChoice isFirst value={draft} onChange={change} />
        {draft.classId !== undefined && (
          <StudentChoice classId={draft.classId} value={studentId} onChange={setStudentId} />
        )}
        <DaysFields value={draft} problems={{ ...refused, ...wrongDays }} onChange={change} />
      </div>
    </FormDialog>
  )
}

type StudentChoiceProps = { classId: string; value: string; onChange: (studentId: string) => void }

function StudentChoice({ classId, value, onChange }: StudentChoiceProps) {
  const input = { classId, status: 'active' as const, size: 500, sort: 'name' as const }
  const students = useQuery(
    orpc.people.listStudents.queryOptions({
      input,
      select: ({ items }) => items.map(({ id, name, studentNumber }) => ({ id, name: `${name} (${studentNumber})` })),
    }),
  )
  return (
    <ChoiceSelect
      name="studentId"
      label="Student"
      none="All students of the class"
      choices={students}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
