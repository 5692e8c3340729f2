import { unusualInRoom } from '@sabimark/domain/exam/conduct.ts'
import { packOrder } from '@sabimark/domain/exam/seal/packed-order.ts'
import { programNeeds } from '@sabimark/domain/exam/seal/program-needs.ts'
import { mayFetchSealed } from '@sabimark/domain/exam/seal/seal-times.ts'
import { sealedLabel, sealSign } from '@sabimark/domain/exam/seal/sealed-form.ts'
import type { DeviceReason } from '@sabimark/domain/exam/seal/unready.ts'
import { extraMsOf } from '@sabimark/domain/exam/time/candidate-time.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { type CandidatePaper, paperFor } from '../exam/paper/paper-for.ts'
import { selectOptionalSealToFetch, updateUnready, upsertPackage } from '../exam/seal/package.db.ts'
import { seal } from '../exam/seal/seal-paper.ts'
import { selectContent } from '../exam/version/content.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { refuseLacking } from '../school/plan-lacks.ts'
import type { Candidacy } from './attempt.access.ts'
import { selectCandidate } from './attempt.db.ts'
import { writeTicket } from './ticket.ts'

type Asked = {
  studentId: string
  /** The newest rules version the page can show. */
  knows: number
  /** The seal of which the device has every part. */
  has: string | undefined
  /** Why the device is not ready; then it is given nothing new, for nothing waits for it. */
  lacks: DeviceReason | undefined
  /** As the device names itself. */
  deviceId: string | null
  device: string
  address: string
  secrets: readonly string[]
}

/** What a candidate's device needs to keep the paper of a sitting before it may be read; nothing in it can be read without the key. */
export async function fetchPackage(tx: Tx, candidacy: Candidacy, asked: Asked) {
  const { sitting, classId, attempts, running } = candidacy
  const { sittingId } = sitting
  if (classId === null) return refuse('NOT_YOUR_EXAM')
  if (sitting.closesAt <= tx.now) return refuse('SITTING_CLOSED')
  const sealed = await selectOptionalSealToFetch(tx, sittingId)
  // Who sits it in another sitting goes on there.
  if (!sealed || !mayFetchSealed(sitting, tx.now) || (running && running.sittingId !== sittingId))
    return refuse('NOT_OFFERED')
  if (!running && attempts.length >= sitting.attemptsAllowed) return refuse('NO_ATTEMPTS_LEFT')
  const lacking = await refuseLacking(tx, 'offline')
  if (lacking) return lacking

  const { studentId, has, lacks, secrets } = asked
  const attemptNumber = running?.attemptNumber ?? attempts.filter((one) => one.sittingId === sittingId).length + 1
  const paper = await paperFor(tx, { sitting, studentId, attemptNumber })
  if (paper === 'other_rules') return refuse('OTHER_RULES_VERSION')
  // Another version is published at this moment, or since their attempt began.
  if (paper === 'other_version' || paper.versionId !== sealed.versionId) return refuse('NOT_OFFERED')
  if (paper.rulesVersion > asked.knows) return refuse('PAGE_TOO_OLD')

  const { sealId, key, parts } = sealed
  const { attemptId } = paper
  const where = sitting.tracksDevices ? asked : { deviceId: null, device: '', address: '' }
  const { deviceId, device, address } = where
  const whose = { sittingId, studentId, sealId }
  if (lacks) await updateUnready(tx, { ...whose, why: lacks, deviceId })
  else await upsertPackage(tx, { ...whose, attemptId, classId, deviceId, device, address, isReady: has === sealId })
  const { content } = await selectContent(tx, sealed.versionId)
  const claims = { schoolId: tx.schoolId, attemptId, studentId, epoch: 0 }
  const tickets = {
    passTicket: writeTicket(claims, secrets, 'pass'),
    deliveryTicket: writeTicket(claims, secrets, 'delivery'),
  }
  const own = async () => {
    const facts = JSON.stringify({ ...ownPart(candidacy, { content, paper }), ...tickets })
    return (await seal(key, facts, sealedLabel(sealId, { ownOf: studentId }))).toString('base64')
  }
  const extraMinutes = Math.floor(extraMsOf(sitting) / 60_000)
  return {
    sealId,
    sign: sealSign(sealId),
    examId: sitting.examId,
    title: sitting.title,
    subject: sitting.subject,
    opensAt: sitting.opensAt.toISOString(),
    closesAt: sitting.closesAt.toISOString(),
    durationMinutes: sitting.durationMinutes,
    ...(extraMinutes > 0 && { extraMinutes }),
    ...(sitting.accessCode !== null && { asksCode: true }),
    ...(sitting.asksFullScreen && { asksFullScreen: true }),
    location: sitting.location,
    asks: {
      questionCount: content.questions.length,
      totalMarksHundredths: sitting.totalMarksHundredths,
      passingScore: sitting.passingScore,
      instructions: sitting.instructions,
      attemptsAllowed: sitting.attemptsAllowed,
      attemptsUsed: attempts.length,
    },
    candidate: await selectCandidate(tx, studentId),
    needs: programNeeds(content, sitting.instructions),
    parts: lacks ? [] : parts,
    own: lacks ? '' : await own(),
    now: tx.now.toISOString(),
  }
}

type OfPaper = { content: ExamContent; paper: CandidatePaper }

/** What is sealed for this candidate alone: page 0 of their attempt goes by it. */
function ownPart({ sitting }: Candidacy, { content, paper }: OfPaper) {
  return {
    attemptId: paper.attemptId,
    order: packOrder(content, paper.order),
    durationMs: sitting.durationMinutes * 60_000,
    extraMs: extraMsOf(sitting),
    ...unusualInRoom(sitting),
    title: sitting.title,
    subject: sitting.subject,
  }
}
