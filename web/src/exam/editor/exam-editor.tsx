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
import { readExamsAgain } from '../exam-list.ts'
import { type ExamDetail, lagosText } from '../exams.ts'
import { PublishDialog } from '../publish-dialog.tsx'
import { StartDialog } from '../start-dialog.tsx'
import { type ExamForm, examProblems, timesOf } from './exam-draft.ts'
import { ExamFields } from './exam-fields.tsx'
import { type AfterKeeping, keepExam, newRequestId } from './keep-exam.ts'
import { QuestionChoice } from './question-choice.tsx'
import { SaveBar } from './save-bar.tsx'

type ExamEditorProps = {
  subjects: Subject[]
  /** null until it is first kept. */
  examId: string | null
  initial: ExamForm
  /** What the questions ask that are chosen already. */
  known: ExamDetail['questionItems']
  onKept: (id: string) => void
  onPublished: (id: string, note: string) => void
}

/** The form of an exam, from its title to its questions. */
export function ExamEditor({ subjects, examId, initial, known, onKept, onPublished }: ExamEditorProps) {
  const queries = useQueryClient()
  const classes = useClasses()
  const form = useForm<ExamForm>({ initialValues: initial, validate: (values) => examProblems(values) })
  const id = useRef(examId)
  const [requestId] = useState(newRequestId)
  const kept = useRef(JSON.stringify(initial))
  const [isKept, setIsKept] = useState(false)
  const [isStored, setIsStored] = useState(examId !== null)
  const [asked, setAsked] = useState<'publish' | 'start' | null>(null)
  const isUnchanged = () => JSON.stringify(form.getValues()) === kept.current

  const keeping = useAct(
    (asked: { form: ExamForm; then: AfterKeeping }) =>
      keepExam({ examId: id.current, requestId }, asked, (newId) => {
        id.current = newId
        kept.current = JSON.stringify(asked.form)
        setIsStored(true)
        onKept(newId)
        void readExamsAgain()
      }),
    (exam, { then }) => {
      setAsked(null)
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
    CLOSING_TIME_PAST: 'closingDate',
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
        setAsked(null)
        focusFirstError(errors)
      },
    )()
  }
  const ask = (about: 'publish' | 'start') => {
    keeping.forget()
    const problems = examProblems(form.values, { isToPublish: true })
    form.setErrors(problems)
    if (Object.keys(problems).length > 0) focusFirstError(problems)
    else setAsked(about)
  }
  // Why it was refused is said on the form, where it can be mended.
  const open = keeping.error === null ? asked : null
  const times = timesOf(form.values)
  const dialog = times && {
    ...times,
    title: form.values.title,
    // Not known yet, they are left unnamed.
    classNames: classes.data?.filter(({ id }) => form.values.class.includes(id)).map(({ name }) => name) ?? [],
    durationMinutes: Number(form.values.duration),
    planned: {
      subjectId: form.values.subject,
      classIds: form.values.class,
      examType: form.values.examType,
    },
    isWorking: keeping.isWorking,
    onCancel: () => setAsked(null),
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
        <PageHeader title={isStored ? 'Edit exam' : 'Create New Exam'}>
          Only staff can see a draft. Publish it when everything is ready.
        </PageHeader>
        <ExamFields form={form} subjects={subjects} classes={classes} />
        <QuestionChoice form={form} known={known} />
        <SaveBar
          form={form.values}
          error={isAsSent ? error : null}
          hasErrors={Object.keys(form.errors).length > 0}
          isKept={isKept && isUnchanged()}
          isWorking={keeping.isWorking}
          onPublish={() => ask('publish')}
          onStart={() => ask('start')}
        />
      </Sections>
      {dialog && (
        <>
          <PublishDialog {...dialog} isOpen={open === 'publish'} onPublish={() => send('publish')} />
          <StartDialog {...dialog} isOpen={open === 'start'} isDraft error={null} onStart={() => send('start')} />
        </>
      )}
      <LeaveDialog isUnsaved={() => !isUnchanged()} mayGoTo={(path) => path.endsWith(`/exams/${id.current}`)} />
    </form>
  )
}
