import { mostLateAtOnce } from '@sabimark/domain/attempt/late-decision.ts'
import { IconCheck } from '@tabler/icons-react'
import { useRef } from 'react'
import { client, type Options } from '../../platform/client.ts'
import { type RecordAct, useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { type CandidateRow, type CandidatesOfExam, candidateList } from './exam-results.ts'

type Exam = { id: string; mayAct: boolean }

/** Accepting late answers of several papers, where some wait: what it would count is said before, and only what is on the page is accepted. */
export function useAcceptLate(exam: Exam, list: CandidatesOfExam) {
  const rows = list.rows ?? []
  const someWait = rows.some(({ lateDecision }) => lateDecision === 'pending')
  // What stood there when it was asked about: more may come to the page while the question is open.
  const asked = useRef<ReturnType<typeof asSeen>>([])
  const call = (ids: string[], options: Options) => {
    if (options.context && 'isRehearsal' in options.context) asked.current = asSeen(rows, ids)
    return client.marking.acceptLate({ examId: exam.id, attempts: asked.current }, options)
  }
  const accept: RecordAct<CandidateRow> = {
    label: 'Accept late answers',
    icon: <IconCheck size={18} aria-hidden="true" />,
    call,
    title: (who) => `Accept the late answers of ${who}?`,
    done: 'accepted',
  }
  const { bulk, question } = useRecordActs<CandidateRow>(candidateList, {
    edit: null,
    acts: exam.mayAct && someWait ? [accept] : [],
    onDone: (_act, ids) => list.select(ids, false),
  })
  return { bulk, question }
}

/** What this page shows of each, and no more: of a paper that is not on it nothing was seen, and it is left. */
function asSeen(rows: readonly CandidateRow[], ids: readonly string[]) {
  const seen = new Map(rows.map(({ attemptId, afterEnd }) => [attemptId, afterEnd?.late?.count ?? 0]))
  return ids.slice(0, mostLateAtOnce).map((attemptId) => ({ attemptId, seen: seen.get(attemptId) ?? 0 }))
}
