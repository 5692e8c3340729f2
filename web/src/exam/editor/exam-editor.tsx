import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { focusFirstError, useFieldErrors } from '../../platform/field-errors.ts'
import { orpc } from '../../platform/queries.ts'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { type Subject, useClasses } from '../../school/school-lists.ts'
import { lagosText } from '../exams.ts'
import { StartDialog } from '../start-dialog.tsx'
import { type ExamForm, examProblems } from './exam-draft.ts'
import { ExamFields } from './exam-fields.tsx'
import { type AfterKeeping, keepExam, newRequestId } from './keep-exam.ts'
import { QuestionChoice } from './question-choice.tsx'
import { SaveBar } from './save-bar.tsx'

type ExamEditorProps = {
  subjects: Subject[]
  /** null until it is first kept. */
  examId: string | null
  initial: ExamForm
  onKept: (id: string) => void
  onPublished: (id: string, note: string) => void
}

/** The form of an exam, from its title to its questions. */
export function ExamEditor({ subjects, examId, initial, onKept, onPublished }: ExamEditorProps) {
  const queries = useQueryClient()
  const classes = useClasses().data ?? []
  const form = useForm<ExamForm>({ initialValues: initial, validate: examProblems })
  const id = useRef(examId)
  const [requestId] = useState(newRequestId)
  const kept = useRef(JSON.stringify(initial))
  const [isKept, setIsKept] = useState(false)
  const [isAskingToStart, setIsAskingToStart] = useState(false)
  const isUnchanged = () => JSON.stringify(form.getValues()) === kept.current

  const keeping = useAct(
    (asked: { form: ExamForm; then: AfterKeeping }) =>
      keepExam({ examId: id.current, requestId }, asked, (newId) => {
        id.current = newId
        kept.current = JSON.stringify(asked.form)
        onKept(newId)
        void queries.invalidateQueries({ queryKey: orpc.exam.list.key() })
      }),
    (exam, { then }) => {
      setIsAskingToStart(false)
      if (!exam) {
        setIsKept(true)
        return
      }
      queries.setQueryData(orpc.exam.get.queryKey({ input: { examId: exam.id } }), exam)
      onPublished(
        exam.id,
        then === 'start'
          ? `“${exam.title}” is open now, until ${lagosText(exam.closesAt)}.`
          : `“${exam.title}” is published. It opens ${lagosText(exam.opensAt)}.`,
      )
    },
  )
  const error = useFieldErrors(form, keeping.error, {
    UNKNOWN_SUBJECT: 'subject',
    UNKNOWN_CLASS: 'class',
    NO_CLASSES: 'class',
    INVALID_TIME: 'scheduledDate',
  })
  // A refusal speaks about what was sent; whoever changes something since then has read it.
  const sent = useRef('')
  const isAsSent = JSON.stringify(form.values) === sent.current
  const send = (then: AfterKeeping) => {
    setIsKept(false)
    form.onSubmit(
      (values) => {
        sent.current = JSON.stringify(values)
        keeping.act({ form: values, then })
      },
      (errors) => {
        setIsAskingToStart(false)
        focusFirstError(errors)
      },
    )()
  }
  // The keyboard's Enter keeps the draft; publishing is always pressed.
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send('stay')
      }}
    >
      <Sections>
        <PageHeader title={examId === null ? 'Create New Exam' : 'Edit exam'}>
          A draft is seen by nobody but staff. Publish it when everything is in place.
        </PageHeader>
        <ExamFields form={form} subjects={subjects} classes={classes} />
        <QuestionChoice form={form} />
        <SaveBar
          form={form.values}
          error={isAsSent ? error : null}
          hasErrors={Object.keys(form.errors).length > 0}
          isKept={isKept && isUnchanged()}
          isWorking={keeping.isWorking}
          onPublish={() => send('publish')}
          onStart={() => {
            keeping.forget()
            if (form.validate().hasErrors) focusFirstError(examProblems(form.values))
            else setIsAskingToStart(true)
          }}
        />
      </Sections>
      <StartDialog
        title={form.values.title}
        error={keeping.error}
        classNames={classes.filter((one) => form.values.class.includes(one.id)).map(({ name }) => name)}
        isOpen={isAskingToStart}
        isWorking={keeping.isWorking}
        onStart={() => send('start')}
        onCancel={() => setIsAskingToStart(false)}
      />
      <LeaveDialog isUnsaved={() => !isUnchanged()} mayGoTo={(path) => path.endsWith(`/exams/${id.current}`)} />
    </form>
  )
}
