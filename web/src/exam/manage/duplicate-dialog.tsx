import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { useGoTo } from '../../platform/navigation.tsx'
import { announce } from '../../platform/news/announcer.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import type { ActDialogProps } from '../act-dialog.ts'
import { readExamsAgain } from '../exam-list.ts'
import { copyWords } from './copy-words.ts'

/** Asks before an exam is copied, says what the copy would lack, and opens it. */
export function DuplicateDialog({ exam, onClose }: ActDialogProps) {
  const goTo = useGoTo()
  const opening = useId()
  const rehearsal = useQuery({
    queryKey: ['rehearsal', opening],
    queryFn: () => client.exam.duplicate({ examId: exam.id }, { context: { isRehearsal: true } }),
    gcTime: 0,
    staleTime: 'static',
  })
  const copying = useAct(
    (_: undefined, pressed) => client.exam.duplicate({ examId: exam.id }, pressed),
    ({ examId, ...copy }) => {
      onClose()
      announce([`“${exam.title}” is copied; this is the copy.`, ...copyWords(copy)].join(' '))
      goTo({ to: '/exams/$examId', params: { examId } })
      return readExamsAgain()
    },
  )
  return (
    <ConfirmDialog
      isOpen
      title={`Copy “${exam.title}”?`}
      confirmLabel="Copy"
      isWorking={copying.isWorking}
      error={copying.error}
      canConfirm={rehearsal.data !== undefined}
      onConfirm={() => copying.act(undefined)}
      onCancel={onClose}
    >
      <p>
        You get a draft of your own with its questions, marks, classes and rules, at the same time of the week, ahead of
        today. Nobody is told, and the exam itself stays as it is.
      </p>
      <div aria-live="polite">
        {rehearsal.data && copyWords(rehearsal.data).map((text) => <p key={text}>{text}</p>)}
        <RefusalNote error={rehearsal.error} />
      </div>
    </ConfirmDialog>
  )
}
