import type { UseFormReturnType } from '@mantine/form'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusFirstError, useFieldErrors } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { orpc } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'
import { readExamsAgain } from '../exam-list.ts'
import { lagosText } from '../exams.ts'
import { conflictOf } from './draft-conflict.tsx'
import type { ExamForm } from './exam-draft.ts'
import { type AfterKeeping, keepExam, newRequestId } from './keep-exam.ts'

export type KeepingProps = {
  form: UseFormReturnType<ExamForm>
  /** null until it is first kept. */
  examId: string | null
  initial: ExamForm
  /** Of a draft that was kept before. */
  keptBefore?: Pick<ExamDetail, 'revision' | 'paperBytes' | 'approval'> | undefined
  /** `isAnew`: the draft that was open is gone, and what was typed is kept as another. */
  onKept: (id: string, isAnew?: boolean) => void
  onPublished: (id: string, note: string) => void
  /** What was asked about is done, or cannot be done yet. */
  onAnswered: () => void
}

/** Keeps the form of an exam as a draft, and what was asked to be done with it then. */
export function useKeeping({ form, examId, initial, keptBefore, onKept, onPublished, onAnswered }: KeepingProps) {
  const queries = useQueryClient()
  const id = useRef(examId)
  const [firstRequest] = useState(newRequestId)
  const requestId = useRef(firstRequest)
  const isAnew = useRef(false)
  const kept = useRef(JSON.stringify(initial))
  const revision = useRef(keptBefore?.revision)
  const [bytes, setBytes] = useState(keptBefore?.paperBytes ?? null)
  const [isKept, setIsKept] = useState(false)
  const [isStored, setIsStored] = useState(examId !== null)
  const [approval, setApproval] = useState(keptBefore?.approval ?? null)
  /** What is typed takes the place of another writing, or of none: it stands nowhere until it is saved, whatever this form began with. */
  const putInPlace = (other: number | undefined) => {
    revision.current = other
    kept.current = ''
  }
  // A paper of a hundred questions is a long text: it is written once for each key, and compared as often as needed.
  const written = useMemo(() => JSON.stringify(form.values), [form.values])
  const isUnchanged = written === kept.current

  const keeping = useAct(
    (asked: { form: ExamForm; then: AfterKeeping; goOn?: (id: string) => void }, pressed) => {
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
    (exam, { then, goOn }) => {
      onAnswered()
      if (!exam) {
        if (isAnew.current) announce('It is saved as a new draft.')
        setIsKept(true)
        if (id.current !== null) goOn?.(id.current)
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
  const send = (then: AfterKeeping, goOn?: (id: string) => void) => {
    setIsKept(false)
    form.onSubmit(
      (values) => {
        sent.current = JSON.stringify(values)
        keeping.act({ form: values, then, ...(goOn && { goOn }) })
      },
      (errors) => {
        onAnswered()
        focusFirstError(errors)
      },
    )()
  }
  return {
    id,
    bytes,
    approval,
    isStored,
    isUnchanged,
    isKept: isKept && isUnchanged,
    isWorking: keeping.isWorking,
    isRefused: keeping.error !== null,
    error: isAsSent ? error : null,
    isUnsaved: () => JSON.stringify(form.getValues()) !== kept.current,
    forget: keeping.forget,
    send,
    conflict: conflict && {
      ...conflict,
      onKeepMine: () => {
        putInPlace(conflict.revision)
        send('stay')
      },
    },
    onKeepAnew:
      refusalCode(keeping.error) === 'UNKNOWN_EXAM'
        ? () => {
            id.current = null
            putInPlace(undefined)
            requestId.current = newRequestId()
            isAnew.current = true
            send('stay')
          }
        : null,
  }
}
