import { useForm } from '@mantine/form'
import type { ExamDetail, Subject } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusFirstError, useFieldErrors } from '../../platform/field-errors.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { announce } from '../../platform/news/announcer.ts'
import { orpc } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { useClasses } from '../../school/school-lists.ts'
import { ApprovalNote } from '../approval/approval-note.tsx'
import { useNeedsApproval } from '../approval/needs-approval.ts'
import { isPaperEarly } from '../early-paper.tsx'
import styles from '../exam.module.css'
import { readExamsAgain } from '../exam-list.ts'
import { lagosText } from '../exams.ts'
import { PublishDialog } from '../publish-dialog.tsx'
import { StartDialog } from '../start-dialog.tsx'
import { conflictOf } from './draft-conflict.tsx'
import { type ExamForm, examProblems, timesOf } from './exam-draft.ts'
import { ExamFields } from './exam-fields.tsx'
import { type AfterKeeping, keepExam, newRequestId } from './keep-exam.ts'
import { paperProblems } from './paper-problems.ts'
import { QuestionChoice } from './question-choice.tsx'
import { SaveBar } from './save-bar.tsx'

type ExamEditorProps = {
  subjects: Subject[]
  /** null until it is first kept. */
  examId: string | null
  initial: ExamForm
  /** Of a draft that was kept before. */
  keptBefore?: Pick<ExamDetail, 'revision' | 'paperBytes' | 'approval'>
  /** What the questions ask that are chosen already. */
  known: ExamDetail['questionItems']
  /** What can be done with the exam as a whole. */
  acts?: ReactNode
  /** `isAnew`: the draft that was open is gone, and what was typed is kept as another. */
  onKept: (id: string, isAnew?: boolean) => void
  onPublished: (id: string, note: string) => void
}

/** The form of an exam, from its title to its questions. */
export function ExamEditor({
  subjects,
  examId,
  initial,
  keptBefore,
  known,
  acts,
  onKept,
  onPublished,
}: ExamEditorProps) {
  const queries = useQueryClient()
  const classes = useClasses()
  const form = useForm<ExamForm>({ initialValues: initial, validate: (values) => examProblems(values) })
  const id = useRef(examId)
  const [firstRequest] = useState(newRequestId)
  const requestId = useRef(firstRequest)
  const isAnew = useRef(false)
  const kept = useRef(JSON.stringify(initial))
  const revision = useRef(keptBefore?.revision)
  const [bytes, setBytes] = useState(keptBefore?.paperBytes ?? null)
  const [minutes, setMinutes] = useState(() => new Map(known.map((one) => [one.id, one.minutes])))
  const [isKept, setIsKept] = useState(false)
  const [isStored, setIsStored] = useState(examId !== null)
  const needsApproval = useNeedsApproval()
  const [approval, setApproval] = useState(keptBefore?.approval ?? null)
  const [asked, setAsked] = useState<'publish' | 'start' | null>(null)
  const [isEarly, setIsEarly] = useState(false)
  /** What is typed takes the place of another writing, or of none: it stands nowhere until it is saved, whatever this form began with. */
  const putInPlace = (other: number | undefined) => {
    revision.current = other
    kept.current = ''
  }
  // A paper of a hundred questions is a long text: it is written once for each key, and compared as often as needed.
  const written = useMemo(() => JSON.stringify(form.values), [form.values])
  const isUnchanged = written === kept.current

  const keeping = useAct(
    (asked: { form: ExamForm; then: AfterKeeping }, pressed) => {
      const typed = JSON.stringify(asked.form)
      const isWritten = typed === kept.current
      return keepExam(
        { examId: id.current, requestId: requestId.current, revision: revision.current, isWritten, pressed },
        asked,
        (now) => {
          const newId = now.examId
          id.current = newId
          revision.current = now.revision
          setBytes(now.paperBytes)
          kept.current = typed
          setIsStored(true)
          if (!isWritten) {
            setApproval((before) => (before?.state === 'waiting' ? { ...before, state: 'changed' } : before))
          } else if (approval?.state === 'waiting') {
            // What is saved as it stands waits on, unless it was sent back meanwhile, or a question of it edited in the bank.
            void client.exam.get({ examId: newId }).then(
              (read) => read.revision === revision.current && setApproval(read.approval),
              () => undefined,
            )
          }
          onKept(newId, isAnew.current)
          void readExamsAgain()
        },
      )
    },
    (exam, { then }) => {
      setAsked(null)
      if (!exam) {
        if (isAnew.current) announce('It is saved as a new draft.')
        setIsKept(true)
        return
      }
      queries.setQueryData(orpc.exam.get.queryKey({ input: { examId: exam.id } }), exam)
      void readExamsAgain()
      if (then === 'ask_approval') {
        setApproval(exam.approval)
        return
      }
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
    UNKNOWN_PERSON: 'students',
    INVALID_TIME: 'scheduledDate',
    CLOSING_TIME_PAST: 'closingDate',
  })
  const conflict = conflictOf(keeping.error)
  // A refusal speaks about what was sent; whoever changes something since then has read it.
  const sent = useRef('')
  const isAsSent = written === sent.current
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
  const ask = (about: 'publish' | 'start' | 'ask_approval') => {
    keeping.forget()
    const problems = examProblems(form.values, { isToPublish: true })
    form.setErrors(problems)
    if (Object.keys(problems).length > 0) focusFirstError(problems)
    // Nobody is told of an exam by that but administrators, so it is not asked about once more.
    else if (about === 'ask_approval') send(about)
    else {
      setIsEarly(isPaperEarly(form.values.showResults, form.values.examType))
      setAsked(about)
    }
  }
  // Why it was refused is said on the form, where it can be mended.
  const open = keeping.error === null ? asked : null
  const times = timesOf(form.values)
  const dialog = times && {
    ...times,
    title: form.values.title,
    // Not known yet, they are left unnamed.
    classNames: classes.data?.filter(({ id }) => form.values.class.includes(id)).map(({ name }) => name) ?? [],
    namedCount: form.values.students.length,
    durationMinutes: Number(form.values.duration),
    planned: {
      subjectId: form.values.subject,
      classIds: form.values.class,
      studentIds: form.values.students.map(({ id }) => id),
      examType: form.values.examType,
      questionIds: form.values.questions.map(({ questionId }) => questionId),
    },
    release: isEarly
      ? {
          closesAt: times.closesAt,
          isHeld: form.values.showResults === 'after_exam',
          onHold: (isHeld: boolean) => form.setFieldValue('showResults', isHeld ? 'after_exam' : 'immediate'),
        }
      : null,
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
        <PageHeader
          title={isStored ? 'Edit exam' : 'Create New Exam'}
          actions={
            acts &&
            (isUnchanged ? (
              <>
                {id.current !== null && form.values.questions.length > 0 && (
                  <PageButton to="/exam/$examId" params={{ examId: id.current }} variant="default">
                    Preview
                  </PageButton>
                )}
                {acts}
              </>
            ) : (
              <UnsavedActs />
            ))
          }
        >
          Only staff can see a draft.{' '}
          {needsApproval ? 'Send it for approval when everything is ready.' : 'Publish it when everything is ready.'}
        </PageHeader>
        {approval && <ApprovalNote approval={approval} />}
        <ExamFields form={form} subjects={subjects} classes={classes} />
        <QuestionChoice
          form={form}
          known={known}
          onMinutes={(more) => setMinutes((before) => new Map([...before, ...more]))}
        />
        <SaveBar
          form={form.values}
          minutes={form.values.questions.reduce((sum, { questionId }) => sum + (minutes.get(questionId) ?? 0), 0)}
          bytes={bytes}
          error={isAsSent ? error : null}
          conflict={
            conflict && {
              ...conflict,
              onKeepMine: () => {
                putInPlace(conflict.revision)
                send('stay')
              },
            }
          }
          hasErrors={Object.keys(form.errors).length > 0}
          isKept={isKept && isUnchanged}
          isWorking={keeping.isWorking}
          problemCount={Object.keys(paperProblems(form.values)).length}
          onProblems={() => {
            const problems = paperProblems(form.values)
            form.setErrors(problems)
            focusFirstError(problems)
          }}
          onKeepAnew={
            refusalCode(keeping.error) === 'UNKNOWN_EXAM'
              ? () => {
                  id.current = null
                  putInPlace(undefined)
                  requestId.current = newRequestId()
                  isAnew.current = true
                  send('stay')
                }
              : null
          }
          onAskApproval={needsApproval ? () => ask('ask_approval') : null}
          isAsked={approval?.state === 'waiting' && isUnchanged}
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
      <LeaveDialog
        isUnsaved={() => JSON.stringify(form.getValues()) !== kept.current}
        mayGoTo={(path) => path.endsWith(`/exams/${id.current}`)}
      />
    </form>
  )
}

/** In place of the acts: they would copy, hand over or delete what is stored, and not what is typed. */
function UnsavedActs() {
  return <p className={styles.hint}>Save the draft to preview, copy, hand over or delete it.</p>
}
