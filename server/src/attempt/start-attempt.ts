import { isAccessCode } from '@sabimark/domain/exam/access-code.ts'
import { unusualInRoom } from '@sabimark/domain/exam/conduct.ts'
import { sittingPhase } from '@sabimark/domain/exam/sitting.ts'
import { deadlineWith, extraMsOf } from '@sabimark/domain/exam/time/candidate-time.ts'
import type { StudentPaper } from '../exam/paper/paper.db.ts'
import { type CandidatePaper, paperFor } from '../exam/paper/paper-for.ts'
import { selectOptionalKey } from '../exam/seal/package.db.ts'
import { type ExtraTime, type SittingFacts, type StartGuard, selectOptionalSitting } from '../exam/sitting.db.ts'
import { selectOptionalSittingFor } from '../exam/sitting-for.db.ts'
import { selectContent } from '../exam/version/content.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { isRunning, type MayStart } from './attempt.access.ts'
import {
  type AttemptRow,
  holdCandidate,
  insertAttempt,
  insertEpoch,
  lockOptionalAttempt,
  type PageLoad,
  type PlaceOfAttempt,
  selectAttemptsOf,
  selectOptionalEpochOf,
} from './attempt.db.ts'
import { closingOf } from './close-attempt.ts'
import { knownOf } from './known-of.ts'
import { mayStartFrom } from './may-start-from.ts'
import { writeTicket } from './ticket.ts'
import type { WrongCodes } from './wrong-codes.ts'

/** Nobody loads the page so often; a program that does must not fill the disk. */
const mostEpochs = 500
/** As often is a start tried while staff change the time of its sitting. */
const mostTries = 3

export type Start = {
  studentId: string
  page: PageLoad
  /** As the candidate typed it, where the exam asks for one. */
  code: string | undefined
  wrongCodes: WrongCodes
  /** The seal whose paper lies on the device, and which it would like to open. */
  sealId: string | undefined
  /** The newest rules version the page can show. */
  knows: number
  /** The candidate's papers of this exam that have been made. */
  papers: readonly StudentPaper[]
  /** Tells which version the attempt is about, and in which sitting: the page asks for its content next. */
  remember(attempt: { schoolId: string; attemptId: string }, place: PlaceOfAttempt): void
  secrets: readonly string[]
}

/**
 * Starts the candidate's attempt or continues the running one, for the page load that asks. A running attempt can
 * continue whatever has become of the sitting and the class since.
 */
export async function startAttempt(tx: Tx, candidacy: MayStart, start: Start) {
  if (candidacy.running) return await goOn(tx, start, candidacy.running)
  let { sitting, classId, attempts } = candidacy
  let at = tx.now
  let { papers } = start
  for (let tries = 0; tries < mostTries; tries++) {
    const begun = await beginIn(tx, { ...start, papers }, sitting, { classId, at, attempts })
    if (begun !== 'not_begun') return begun
    // Staff have changed the time of the sitting at this moment: it is read again, as any start would that comes now.
    const now = await selectOptionalSittingFor(tx, sitting.examId, start.studentId)
    if (!now) return refuse('UNKNOWN_EXAM')
    attempts = await selectAttemptsOf(tx, sitting.examId, start.studentId)
    // Somebody may have let them back in meanwhile.
    const running = attempts.find((one) => isRunning(one, now.readAt))
    if (running) return await goOn(tx, start, running)
    if (now.classId === null) return refuse('NOT_YOUR_EXAM')
    if (now.sittingId === sitting.sittingId && now.timeRevision === sitting.timeRevision) {
      return refuse('NO_ATTEMPTS_LEFT')
    }
    sitting = now
    at = now.readAt
    classId = now.classId
    // Another version may have taken the place of theirs: they are looked for anew.
    papers = []
  }
  return refuse('UNAVAILABLE')
}

type ItsSitting = SittingFacts & StartGuard & ExtraTime

async function beginIn(
  tx: Tx,
  start: Start,
  sitting: ItsSitting,
  { classId, at, attempts }: { classId: string; at: Date; attempts: readonly AttemptRow[] },
) {
  // Over all sittings of the exam; each numbers its own.
  if (attempts.length >= sitting.attemptsAllowed) return refuse('NO_ATTEMPTS_LEFT')
  const phase = sittingPhase(sitting, at)
  if (phase === 'closed') return refuse('SITTING_CLOSED')
  if (phase === 'not_open') return refuse('NOT_OPEN', { opensInMs: sitting.opensAt.getTime() - at.getTime() })
  if (!mayStartFrom(sitting, start.page.address)) return refuse('NOT_AT_SCHOOL')
  const problem = await codeProblem(tx, start, sitting)
  if (problem) return problem
  return await begin(tx, start, sitting, { classId, startedAt: at, attemptNumber: attemptsIn(sitting, attempts) + 1 })
}

/** The code is asked of who begins. Typed wrong too often, it is not even looked at for a while. */
async function codeProblem(tx: Tx, { studentId, code, wrongCodes }: Start, { accessCode, examId }: ItsSitting) {
  if (accessCode === null) return null
  // Over all sittings of the exam; another code is guessed anew.
  const candidate = `${examId} ${studentId} ${accessCode}`
  const refuseFor = (ms: number) => refuse('TOO_MANY_ACCESS_CODES', { waitSeconds: Math.ceil(ms / 1_000) })
  const waitMs = await wrongCodes.waitMs(tx, candidate)
  if (waitMs > 0) return refuseFor(waitMs)
  if (isAccessCode(accessCode, code)) return null
  // Who has typed nothing has guessed nothing.
  const since = code === undefined ? 0 : wrongCodes.note(tx, candidate)
  return since > 0 ? refuseFor(since) : refuse('WRONG_ACCESS_CODE')
}

const attemptsIn = ({ sittingId }: ItsSitting, attempts: readonly AttemptRow[]) =>
  attempts.filter((one) => one.sittingId === sittingId).length

/** An attempt keeps the class it was started in. */
type Place = { classId: string; startedAt: Date; attemptNumber: number }

async function begin(tx: Tx, start: Start, sitting: ItsSitting, { classId, startedAt, attemptNumber }: Place) {
  const { studentId, page } = start
  const paper = await paperOf(tx, start, sitting, attemptNumber)
  if (paper === 'other_version') return 'not_begun'
  if (paper === 'other_rules') return refuse('OTHER_RULES_VERSION')
  if (paper.rulesVersion > start.knows) return refuse('PAGE_TOO_OLD')
  const { durationMinutes, closesAt, extraPercent, timeRevision, attemptsAllowed } = sitting
  const extraMs = extraMsOf(sitting)
  const deadline = deadlineWith({ startedAt, durationMinutes, closesAt, extraMs })
  const { attemptId, versionId } = paper
  const { sittingId, examId } = sitting
  const place = { attemptId, sittingId, examId, studentId, classId, versionId, attemptNumber }
  const attempt = { ...place, startedAt, deadline, extraMs, extraPercent, timeRevision, attemptsAllowed }
  // Of two sittings that follow each other each sees the other's attempt before it inserts its own.
  if (sitting.hasFurther) await holdCandidate(tx, { examId, studentId })
  if (!(await insertAttempt(tx, attempt, keptOf(page, sitting), closingOf(deadline)))) {
    // Another page of this candidate was faster by a moment: this one joins its attempt.
    const begun = await lockOptionalAttempt(tx, attemptId)
    return begun ? await goOn(tx, start, begun) : 'not_begun'
  }
  return await reply(tx, start, { sitting, paper, epoch: 1, startedAt, deadline }, nothing)
}

async function goOn(tx: Tx, start: Start, { attemptId }: AttemptRow) {
  const attempt = await lockOptionalAttempt(tx, attemptId)
  if (!attempt || !isRunning(attempt, tx.now)) return refuse('NO_ATTEMPTS_LEFT')
  const sitting = await selectOptionalSitting(tx, attempt.sittingId)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  const paper = await paperOf(tx, start, sitting, attempt.attemptNumber)
  if (typeof paper === 'string') return refuse('OTHER_RULES_VERSION')
  if (paper.rulesVersion > start.knows) return refuse('PAGE_TOO_OLD')
  const epoch = await epochFor(tx, attempt, keptOf(start.page, sitting))
  if (epoch === 'too_many') return refuse('TOO_MANY_WINDOWS')
  return await reply(tx, start, { sitting, paper, epoch, ...attempt }, await knownOf(tx, attemptId, epoch))
}

async function paperOf(tx: Tx, { studentId, papers }: Start, sitting: SittingFacts, attemptNumber: number) {
  const isAsked = (one: StudentPaper) => one.sittingId === sitting.sittingId && one.attemptNumber === attemptNumber
  return await paperFor(tx, { sitting, studentId, attemptNumber, made: papers.find(isAsked) })
}

/** A page that asks again has lost the reply and gets the same epoch; another page becomes the live one. */
async function epochFor(tx: Tx, attempt: AttemptRow, page: PageLoad): Promise<number | 'too_many'> {
  const { attemptId, liveEpoch } = attempt
  const taken = await selectOptionalEpochOf(tx, attemptId, page.pageId)
  if (taken !== undefined) return taken
  if (liveEpoch >= mostEpochs) return 'too_many'
  await insertEpoch(tx, attempt, liveEpoch + 1, page)
  return liveEpoch + 1
}

/** Where the school keeps no addresses and browsers, the page has neither, and save_events keeps none of its acts. */
function keptOf(page: PageLoad, { tracksDevices }: StartGuard): PageLoad {
  return tracksDevices ? page : { ...page, address: '', device: '' }
}

type Running = { sitting: SittingFacts; paper: CandidatePaper; epoch: number; startedAt: Date; deadline: Date }

type StoredLog = Awaited<ReturnType<typeof knownOf>>
const nothing: StoredLog = { log: [], elsewhere: 0 }

async function reply(tx: Tx, { studentId, secrets, sealId, remember }: Start, running: Running, known: StoredLog) {
  const { sitting, paper, epoch, startedAt, deadline } = running
  const { attemptId, versionId, order } = paper
  const { contentHash } = await selectContent(tx, versionId)
  // Only here, where an attempt has begun or goes on: who has the key has the paper.
  const contentKey = sealId && (await selectOptionalKey(tx, { sealId, sittingId: sitting.sittingId, versionId }))
  remember({ schoolId: tx.schoolId, attemptId }, { versionId, sittingId: sitting.sittingId, studentId })
  // Who began after a change that was waited for began after the transaction did.
  const elapsedMs = Math.max(0, tx.now.getTime() - startedAt.getTime())
  const claims = { schoolId: tx.schoolId, attemptId, studentId, epoch }
  return {
    attemptId,
    ticket: writeTicket(claims, secrets),
    deliveryTicket: writeTicket(claims, secrets, 'delivery'),
    epoch,
    contentHash,
    ...(contentKey && { contentKey }),
    order,
    allowedMs: deadline.getTime() - startedAt.getTime(),
    elapsedMs,
    remainingMs: Math.max(0, deadline.getTime() - startedAt.getTime() - elapsedMs),
    ...known,
    title: sitting.title,
    subject: sitting.subject,
    ...unusualInRoom(sitting),
    ...(sitting.examType === 'practice' && { isPractice: true }),
  }
}
