import { type FormEvent, useState } from 'react'
import { focusField } from '../../platform/field-errors.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { problemsOfDays } from './chosen-days.ts'
import { DaysFields } from './days-fields.tsx'
import { ClassChoice, PlacesChoice, SubjectChoice } from './narrowing.tsx'
import styles from './quick-actions.module.css'
import { type ReportChange, type ReportChoice, withChange } from './report-choice.ts'

const words = {
  class_performance: { title: 'Class Performance', submit: 'Show report' },
  merit_list: { title: 'Merit Lists', submit: 'Show list' },
} as const

type NarrowedDialogProps = {
  type: keyof typeof words
  choice: ReportChoice
  onShow: (change: ReportChange) => void
  onClose: () => void
}

/** Which classes, which subject and which days; then the report is shown, as it can be printed or made into a file. */
export function NarrowedDialog({ type, choice, onShow, onClose }: NarrowedDialogProps) {
  const [draft, setDraft] = useState<ReportChoice>({ ...choice, type })
  const change = (part: ReportChange) => setDraft((now) => withChange(now, part))
  const problems = problemsOfDays(draft)
  const show = (event?: FormEvent) => {
    event?.preventDefault()
    const [wrong] = Object.keys(problems)
    if (wrong !== undefined) return focusField(wrong)
    // What was taken out has to be said.
    onShow({ classId: undefined, level: undefined, subjectId: undefined, top: undefined, ...draft })
  }
  return (
    <FormDialog
      isOpen
      title={words[type].title}
      submitLabel={words[type].submit}
      isWorking={false}
      isDirty={false}
      onSubmit={show}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <ClassChoice isFirst value={draft} onChange={change} />
        <SubjectChoice value={draft} onChange={change} />
        {type === 'merit_list' && <PlacesChoice value={draft} onChange={change} />}
        <DaysFields value={draft} problems={problems} onChange={change} />
      </div>
    </FormDialog>
  )
}
