import { deadlineOf, sittingPhase } from '@sabimark/domain/exam/sitting.ts'
import type { StudentPaper } from '../exam/paper/paper.db.ts'
import { type CandidatePaper, paperFor } from '../exam/paper/paper-for.ts'
import { type SittingFacts, selectOptionalSitting } from '../exam/sitting.db.ts'
import { selectContent } from '../exam/version/content.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { isRunning, type MayStart } from './attempt.access.ts'
import {
  type AttemptRow,
  insertAttempt,
  insertEpoch,
  lockOptionalAttempt,
  type PageLoad,
  selectOptionalEpochOf,
} from './attempt.db.ts'
import { closingOf } from './close-attempt.ts'
import { knownOf } from './known-of.ts'
import { writeTicket } from './ticket.ts'

/** Nobody loads the page so often; a program that does must not fill the disk. */
const mostEpochs = 500

export type Start = {
  studentId: string
  page: PageLoad
  /** The newest rules version the page can show. */
  knows: number
  /** The candidate's papers of this exam that have been made. */
  papers: readonly StudentPaper[]
  /** Tells which version the attempt is about: the page asks for its content next. */
  remember(attempt: { schoolId: string; attemptId: string }, versionId: string): void
  secrets: readonly string[]
}

/**
 * Starts the candidate's attempt or continues the running one, for the page load that asks. A running attempt can
 * continue whatever has become of the sitting and the class since.
 */
export async function startAttempt(tx: Tx, candidacy: MayStart, start: Start) {
  if (candidacy.running) return await goOn(tx, start, candidacy.running)
  const { sitting, classId, attempts } = candidacy
  const used = attempts.filter(({ sittingId }) => sittingId === sitting.sittingId).length
  if (used >= sitting.attemptsAllowed) return refuse('NO_ATTEMPTS_LEFT')
  const phase = sittingPhase(sitting, tx.now)
  if (phase === 'closed') return refuse('SITTING_CLOSED')
  if (phase === 'not_open') return refuse('NOT_OPEN', { opensInMs: sitting.opensAt.getTime() - tx.now.getTime() })
  return await begin(tx, start, sitting, { classId, attemptNumber: used + 1 })
}

/** An attempt keeps the class it was started in. */
type Place = { classId: string; attemptNumber: number }

async function begin(tx: Tx, start: Start, sitting: SittingFacts, { classId, attemptNumber }: Place) {
  const { studentId, page } = start
  const paper = await paperOf(tx, start, sitting, attemptNumber)
  if (paper === 'other_rules') return refuse('OTHER_RULES_VERSION')
  if (paper.rulesVersion > start.knows) return refuse('PAGE_TOO_OLD')
  const { durationMinutes, closesAt } = sitting
  const deadline = deadlineOf({ startedAt: tx.now, durationMinutes, closesAt })
  const { attemptId, versionId } = paper
  const { sittingId, examId } = sitting
  const attempt = { attemptId, sittingId, examId, studentId, classId, versionId, attemptNumber, deadline }
  if (!(await insertAttempt(tx, attempt, page, closingOf(deadline)))) {
    // Another page of this candidate was faster by a moment: this one joins its attempt.
    const begun = await lockOptionalAttempt(tx, attemptId)
    return begun ? await goOn(tx, start, begun) : refuse('NO_ATTEMPTS_LEFT')
  }
  return await reply(tx, start, { sitting, paper, epoch: 1, startedAt: tx.now, deadline }, nothing)
}

async function goOn(tx: Tx, start: Start, { attemptId }: AttemptRow) {
  const attempt = await lockOptionalAttempt(tx, attemptId)
  if (!attempt || !isRunning(attempt, tx.now)) return refuse('NO_ATTEMPTS_LEFT')
  const sitting = await selectOptionalSitting(tx, attempt.sittingId)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  const paper = await paperOf(tx, start, sitting, attempt.attemptNumber)
  if (paper === 'other_rules') return refuse('OTHER_RULES_VERSION')
  if (paper.rulesVersion > start.knows) return refuse('PAGE_TOO_OLD')
  const epoch = await epochFor(tx, attempt, start.page)
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

type Running = { sitting: SittingFacts; paper: CandidatePaper; epoch: number; startedAt: Date; deadline: Date }

type StoredLog = Awaited<ReturnType<typeof knownOf>>
const nothing: StoredLog = { log: [], elsewhere: 0 }

async function reply(tx: Tx, { studentId, secrets, remember }: Start, running: Running, known: StoredLog) {
  const { sitting, paper, epoch, startedAt, deadline } = running
  const { attemptId, versionId, order } = paper
  const { contentHash } = await selectContent(tx, versionId)
  remember({ schoolId: tx.schoolId, attemptId }, versionId)
  const claims = { schoolId: tx.schoolId, attemptId, studentId, epoch }
  return {
    attemptId,
    ticket: writeTicket(claims, secrets),
    deliveryTicket: writeTicket(claims, secrets, 'delivery'),
    epoch,
    contentHash,
    order,
    allowedMs: deadline.getTime() - startedAt.getTime(),
    elapsedMs: Math.max(0, tx.now.getTime() - startedAt.getTime()),
    remainingMs: Math.max(0, deadline.getTime() - tx.now.getTime()),
    ...known,
    title: sitting.title,
    subject: sitting.subject,
  }
}
