import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useRef, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusFirstError, useFieldErrors } from '../../platform/field-errors.ts'
import { ControlRow, RowGroup } from '../../platform/form-sheets/row-group.tsx'
import { readAgain } from '../../platform/queries.ts'
import { LeaveDialog, LeaveQuestion, unsavedForm } from '../../platform/ui/leave-dialog.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { useNeedsApproval } from '../approval/needs-approval.ts'
import { conflictOf } from '../editor/draft-conflict.tsx'
import { partTitles } from '../editor/editor-tabs.ts'
import { type ExamForm, examFormOf, examProblems, toExam } from '../editor/exam-draft.ts'
import editor from '../editor/exam-editor.module.css'
import { MarksFields } from '../editor/marks-fields.tsx'
import { QuestionChoice } from '../editor/question-choice.tsx'
import { LocationField, TitleField, WordsFields } from '../editor/words-fields.tsx'
import { PublishChangesDialog } from '../manage/publish-changes-dialog.tsx'
import { ChangesBar } from './changes-bar.tsx'

type ChangesEditorProps = { exam: ExamDetail; onClose: () => void }

/** A published exam that nobody has begun, to be written anew: candidates get it as it was until the changes are published. */
export function ChangesEditor({ exam, onClose }: ChangesEditorProps) {
  const [initial] = useState(() => examFormOf({ ...exam.draft, ...exam.changes }))
  const form = useForm<ExamForm>({ initialValues: initial, validate: (values) => examProblems(values) })
  const kept = useRef(JSON.stringify(initial))
  const revision = useRef(exam.revision)
  const [minutes, setMinutes] = useState(() => new Map(exam.questionItems.map((one) => [one.id, one.minutes])))
  const [isKept, setIsKept] = useState(false)
  const [asked, setAsked] = useState<'publish' | 'leave' | null>(null)
  const needsApproval = useNeedsApproval()
  const isUnchanged = () => JSON.stringify(form.getValues()) === kept.current

  const keeping = useAct(
    ({ values }: { values: ExamForm; then: 'stay' | 'publish' }, pressed) =>
      client.exam.keepChanges({ examId: exam.id, revision: revision.current, changes: toExam(values) }, pressed),
    (now, { values, then }) => {
      revision.current = now.revision
      kept.current = JSON.stringify(values)
      setIsKept(true)
      if (then === 'publish') setAsked('publish')
      return readAgain()
    },
  )
  const error = useFieldErrors(form, keeping.error, {})
  const conflict = conflictOf(keeping.error)
  const send = (then: 'stay' | 'publish') => {
    setIsKept(false)
    keeping.forget()
    form.onSubmit((values) => keeping.act({ values, then }), focusFirstError)()
  }
  const publish = () => {
    const problems = examProblems(form.getValues(), { isToPublish: true })
    form.setErrors(problems)
    if (Object.keys(problems).length > 0) focusFirstError(problems)
    else if (isUnchanged()) setAsked('publish')
    else send('publish')
  }
  // What the dialogs send is theirs: they stand beside the form.
  return (
    <>
      <form
        noValidate
        className={editor.editor}
        onSubmit={(event) => {
          event.preventDefault()
          send('stay')
        }}
      >
        <header className={editor.head}>
          <h1>Edit exam</h1>
          <p className={editor.what}>
            Candidates get “{exam.title}” as it is published, until you publish the changes.
            {needsApproval && ' At your school an administrator does that.'}
          </p>
          <div className={editor.acts}>
            <Button variant="default" onClick={() => (isUnchanged() ? onClose() : setAsked('leave'))}>
              Back to the exam
            </Button>
          </div>
        </header>
        <Tabs
          areOneForm
          label="Parts of the exam"
          tabs={[
            {
              name: 'details',
              title: partTitles.details,
              content: () => (
                <div className={editor.sheets}>
                  <RowGroup
                    title="The exam"
                    says="Classes stay as they are published. Times and when scores are shown are changed in the menu of the exam."
                  >
                    <TitleField form={form} />
                    <WordsFields form={form} />
                    <ControlRow kind="text" isHinted>
                      <LocationField form={form} />
                    </ControlRow>
                  </RowGroup>
                </div>
              ),
            },
            {
              name: 'questions',
              title: partTitles.questions,
              content: () => (
                <QuestionChoice
                  form={form}
                  known={exam.questionItems}
                  onMinutes={(more) => setMinutes((before) => new Map([...before, ...more]))}
                />
              ),
            },
            {
              name: 'rules',
              title: partTitles.rules,
              content: () => (
                <div className={editor.sheets}>
                  <MarksFields form={form} isGivenOut />
                </div>
              ),
            },
          ]}
        />
        <ChangesBar
          form={form.values}
          minutes={form.values.questions.reduce((sum, { questionId }) => sum + (minutes.get(questionId) ?? 0), 0)}
          error={error}
          conflict={
            conflict && {
              ...conflict,
              onKeepMine: () => {
                revision.current = conflict.revision
                // What is kept now is theirs, whatever was kept of mine.
                kept.current = ''
                send('stay')
              },
            }
          }
          hasErrors={Object.keys(form.errors).length > 0}
          isKept={isKept && isUnchanged()}
          isWorking={keeping.isWorking}
          onPublish={needsApproval ? null : publish}
        />
      </form>
      {asked === 'publish' && <PublishChangesDialog exam={exam} onPublished={onClose} onClose={() => setAsked(null)} />}
      <LeaveQuestion unsaved={asked === 'leave' ? unsavedForm : null} onLeave={onClose} onStay={() => setAsked(null)} />
      <LeaveDialog isUnsaved={() => !isUnchanged()} mayGoTo={(path) => path.endsWith(`/exams/${exam.id}`)} />
    </>
  )
}
