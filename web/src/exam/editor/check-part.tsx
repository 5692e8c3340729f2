import type { Subject } from '@sabimark/contract/answers.ts'
import type { ReactNode } from 'react'
import { useAddressSearch } from '../../platform/navigation.tsx'
import { CheckList } from './check-list.tsx'
import { checkRows } from './check-rows.ts'
import type { PartOfExam, Problem } from './editor-tabs.ts'
import type { ExamForm } from './exam-draft.ts'
import styles from './exam-editor.module.css'
import { useDraftCode } from './use-draft-code.ts'

type CheckPartProps = {
  form: ExamForm
  /** null until the draft is first kept. */
  examId: string | null
  classes: readonly { id: string; name: string }[] | undefined
  subjects: readonly Subject[]
  /** What the questions are given, added up. */
  minutes: number
  problems: readonly Problem[]
  onShow: (problem: Problem) => void
  says: string
  children: ReactNode
}

/** The last look before an exam is given out: each line of it leads to the tab on which it is set. */
export function CheckPart({ form, examId, classes = [], subjects, minutes, children, ...list }: CheckPartProps) {
  const [, setAddress] = useAddressSearch()
  const code = useDraftCode(examId)
  const open = (part: PartOfExam) => {
    setAddress(part === 'details' ? {} : { tab: part })
    document.querySelector<HTMLElement>(`[role="tab"][data-tab="${part}"]`)?.focus()
  }
  const rows = checkRows(form, {
    subjectName: subjects.find(({ id }) => id === form.subject)?.name ?? '',
    classNames: classes.filter(({ id }) => form.class.includes(id)).map(({ name }) => name),
    minutes,
    code,
  })
  return (
    <div className={styles.sheets}>
      <CheckList {...list} rows={rows} onOpen={open}>
        {children}
      </CheckList>
    </div>
  )
}
