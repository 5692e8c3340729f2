import { type CandidateState, candidateState } from '@sabimark/domain/exam/candidate-state.ts'
import { mayFetchSealed } from '@sabimark/domain/exam/seal/seal-times.ts'
import { extraMsOf } from '@sabimark/domain/exam/time/candidate-time.ts'
import { type ExamContent, hasMaths } from '@sabimark/domain/exam/version.ts'
import { writtenAddress } from '@sabimark/domain/school/settings/address-ranges.ts'
import { isOffered } from '../exam/seal/package.db.ts'
import { selectContent } from '../exam/version/content.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Candidacy } from './attempt.access.ts'
import { selectCandidate } from './attempt.db.ts'
import { mayStartFrom } from './may-start-from.ts'

/** What a candidate confirms and reads before the start. */
export async function openDoor(
  tx: Tx,
  { sitting, classId, attempts, running }: Candidacy,
  { studentId, address }: { studentId: string; address: string },
) {
  const attemptsUsed = attempts.length
  const { attemptsAllowed } = sitting
  const extraMinutes = Math.floor(extraMsOf(sitting) / 60_000)
  const { content } = await selectContent(tx, sitting.versionId)
  const state = candidateState(
    {
      window: sitting,
      isCandidate: classId !== null,
      attemptsAllowed,
      attemptsUsed,
      runningUntil: running?.deadline ?? null,
    },
    tx.now,
  )
  // Who began before goes on with what is there.
  const canPrepare = mayBegin(state) && mayFetchSealed(sitting, tx.now)
  return {
    exam: {
      id: sitting.examId,
      title: sitting.title,
      subject: sitting.subject,
      durationMinutes: sitting.durationMinutes,
      ...(extraMinutes > 0 && { extraMinutes }),
      questionCount: content.questions.length,
      totalMarksHundredths: sitting.totalMarksHundredths,
      passingScore: sitting.passingScore,
      instructions: sitting.instructions,
      location: sitting.location,
      opensAt: sitting.opensAt.toISOString(),
      closesAt: sitting.closesAt.toISOString(),
      attemptsAllowed,
      hasMaths: hasMaths(content),
      ...(sitting.asksFullScreen && { asksFullScreen: true }),
      ...(sitting.accessCode !== null && { asksCode: true }),
      ...(sitting.examType === 'practice' && { isPractice: true }),
      ...(!sitting.submitsByItself && { submitsByItself: false }),
      ...(!sitting.allowsReview && { allowsReview: false }),
      ...(content.negative && { negative: content.negative }),
      ...(content.sections && { sections: sectionsAhead(content) }),
    },
    candidate: await selectCandidate(tx, studentId),
    state,
    opensInMs: state === 'not_open' ? sitting.opensAt.getTime() - tx.now.getTime() : null,
    closesInMs: mayBegin(state) ? sitting.closesAt.getTime() - tx.now.getTime() : null,
    ...(mayBegin(state) && !mayStartFrom(sitting, address) && { outsideAddress: writtenAddress(address) }),
    ...(canPrepare && (await isOffered(tx, sitting.sittingId)) && { isOffered: true }),
    remainingMs: running ? running.deadline.getTime() - tx.now.getTime() : null,
    attemptsUsed,
    lastAttemptId: attempts.findLast((one) => one !== running)?.attemptId ?? null,
    ...(attempts.length > 0 && { attempts: attempts.map((one) => ({ id: one.attemptId, isOver: one !== running })) }),
  }
}

/** What is said of the parts of a paper before its questions are seen. */
function sectionsAhead({ sections = [], questions }: ExamContent) {
  return sections.map(({ title, answer }, place) => ({
    title,
    questionCount: questions.filter(({ section }) => section === place).length,
    ...(answer && { answer }),
  }))
}

function mayBegin(state: CandidateState): boolean {
  return state === 'not_open' || state === 'ready'
}
