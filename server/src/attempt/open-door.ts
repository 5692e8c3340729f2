import { type CandidateState, candidateState } from '@sabimark/domain/exam/candidate-state.ts'
import { hasMaths } from '@sabimark/domain/exam/version.ts'
import { selectContent } from '../exam/version/content.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Candidacy } from './attempt.access.ts'
import { selectCandidate } from './attempt.db.ts'

/** What a candidate confirms and reads before the start. */
export async function openDoor(tx: Tx, { sitting, classId, attempts, running }: Candidacy, studentId: string) {
  const attemptsUsed = attempts.filter(({ sittingId }) => sittingId === sitting.sittingId).length
  const { attemptsAllowed } = sitting
  const { content } = await selectContent(tx, sitting.versionId)
  const state = candidateState(
    {
      ...{ window: sitting, isCandidate: classId !== null, attemptsAllowed, attemptsUsed },
      runningUntil: running?.deadline ?? null,
    },
    tx.now,
  )
  return {
    exam: {
      id: sitting.examId,
      title: sitting.title,
      subject: sitting.subject,
      durationMinutes: sitting.durationMinutes,
      questionCount: sitting.questionCount,
      totalMarksHundredths: sitting.totalMarksHundredths,
      passingScore: sitting.passingScore,
      instructions: sitting.instructions,
      location: sitting.location,
      opensAt: sitting.opensAt.toISOString(),
      closesAt: sitting.closesAt.toISOString(),
      attemptsAllowed,
      hasMaths: hasMaths(content),
    },
    candidate: await selectCandidate(tx, studentId),
    state,
    opensInMs: state === 'not_open' ? sitting.opensAt.getTime() - tx.now.getTime() : null,
    closesInMs: mayBegin(state) ? sitting.closesAt.getTime() - tx.now.getTime() : null,
    remainingMs: running ? running.deadline.getTime() - tx.now.getTime() : null,
    attemptsUsed,
    lastAttemptId: attempts.findLast((one) => one !== running)?.attemptId ?? null,
  }
}

function mayBegin(state: CandidateState): boolean {
  return state === 'not_open' || state === 'ready'
}
