import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { type ResultFigures, unfinishedWords } from './exam-results.ts'

type ReleaseDialogProps = {
  exam: { id: string; title: string }
  /** Of all candidates; undefined until they have come. */
  figures: ResultFigures | undefined
  /** Why they have not. */
  error?: unknown
  /** It is known that candidates sit the exam or can still begin it; where nobody says so, the server does. */
  isGoingOn?: boolean
  onDone: () => unknown
  onClose: () => void
}

/** Asks before the results of an exam are released, and says of how many and what is not settled yet. */
export function ReleaseDialog({ exam, figures, error, isGoingOn = false, onDone, onClose }: ReleaseDialogProps) {
  const releasing = useAct(client.result.release, () => {
    onClose()
    return onDone()
  })
  const isToldSo = refusalCode(releasing.error) === 'STILL_SAT'
  const isStillSat = isGoingOn || isToldSo || (figures?.inProgress ?? 0) > 0
  const finishedOnly = (figures?.unfinished ?? 0) > 0
  const handedIn = figures?.handedIn ?? 0
  return (
    <ConfirmDialog
      isOpen
      title="Release the scores?"
      confirmLabel={finishedOnly ? 'Release the finished ones' : 'Release scores'}
      isWorking={releasing.isWorking}
      error={isToldSo ? error : (releasing.error ?? error)}
      onConfirm={() => releasing.act({ examId: exam.id, finishedOnly, whileSat: isStillSat })}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>
        Every candidate of “{exam.title}” sees their own score at once, and anyone who hands in later sees it then. The
        right answers are shown when the exam has closed. This cannot be undone.
      </p>
      {isStillSat && (
        <p>{stillSatWords(figures?.inProgress ?? 0)} Candidates who hand in can tell the others their score.</p>
      )}
      {handedIn > 0 && (
        <p>
          {counted(handedIn, 'candidate')} {handedIn === 1 ? 'has' : 'have'} handed in.
        </p>
      )}
      {figures && unfinishedWords(figures).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </ConfirmDialog>
  )
}

function stillSatWords(count: number): string {
  if (count === 0) return 'The exam is not over yet: candidates can still begin it.'
  return `${counted(count, 'candidate')} still ${count === 1 ? 'sits' : 'sit'} this exam.`
}

type ReleaseExamProps = Pick<ReleaseDialogProps, 'exam' | 'onDone' | 'onClose'>

/** The same from a list that knows only which exam it is: how many there are is read first. */
export function ReleaseExam({ exam, onDone, onClose }: ReleaseExamProps) {
  const input = { examId: exam.id, size: 1 }
  const query = useQuery(orpc.result.listForExam.queryOptions({ input, staleTime: 0 }))
  if (query.isPending) return null
  return (
    <ReleaseDialog exam={exam} figures={query.data?.figures} error={query.error} onDone={onDone} onClose={onClose} />
  )
}
