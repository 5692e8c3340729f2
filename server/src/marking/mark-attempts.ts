import { hasScore } from '@sabimark/domain/marking/has-score.ts'
import { needsOrder } from '@sabimark/domain/marking/mark-paper.ts'
import { isPass, millionthsOf } from '@sabimark/domain/marking/percentage.ts'
import { lagosMonth } from '@sabimark/domain/words/lagos-month.ts'
import { selectCheckedAnswers } from '../attempt/checked-answers.db.ts'
import { selectContent } from '../exam/version/content.ts'
import { selectKey } from '../exam/version/version.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { tellLater } from '../platform/notice/tell.ts'
import { type CounterChange, moveCounters } from './counters.db.ts'
import { canWait, keepScriptsOf, readByHand } from './hand-answers.ts'
import { markLog } from './mark-log.ts'
import {
  deleteDueMarks,
  type HandedIn,
  insertRevisions,
  keyThatMoved,
  lockHandedIn,
  type Marked,
  type StoredMarks,
  type StoredResult,
  selectLogs,
  selectMarks,
  selectPaperOrders,
  selectResults,
  updateKeyRevisions,
  upsertResults,
} from './marking.db.ts'
import { changesIn } from './marks-before.ts'
import { planStatistics } from './plan-statistics.ts'

/**
 * Marks attempts of one school that were handed in, by the newest key, with results, revisions and counters in this
 * transaction. It can be repeated at any time and gives the same; only what changed a mark makes a revision.
 */
export async function markAttempts(tx: Tx, attemptIds: readonly string[], reason: string): Promise<void> {
  const attempts = await lockHandedIn(tx, attemptIds)
  const ids = attempts.map(({ attemptId }) => attemptId)
  const logs = await selectLogs(tx, ids)
  const before = await selectResults(tx, ids)
  const marksBefore = before.size === 0 ? new Map<string, StoredMarks>() : await selectMarks(tx, [...before.keys()])
  const keys = await readKeys(tx, attempts)
  const mayWait = attempts.filter(({ versionId }) => keys.get(versionId)?.canWait)
  const byHand = await readByHand(tx, mayWait, before)
  const orders = await selectPaperOrders(
    tx,
    attempts.flatMap(({ attemptId, versionId }) => (keys.get(versionId)?.needsOrder ? attemptId : [])),
  )

  const practised = attempts.flatMap(({ attemptId, isPractice }) => (isPractice ? attemptId : []))
  const checked = await selectCheckedAnswers(tx, practised)

  const all: Marked[] = []
  for (const attempt of attempts) {
    const source = keys.get(attempt.versionId)
    if (!source) throw new Error(`Version ${attempt.versionId} has no key.`)
    const given = byHand.get(attempt.attemptId)
    const marking = markLog(logs.get(attempt.attemptId) ?? [], {
      ...source,
      ...attempt,
      byHand: given,
      order: orders.get(attempt.attemptId),
      checked: checked.get(attempt.attemptId),
    })
    const { totals, marked } = marking
    const isScored = hasScore({ waitingCount: totals.waitingCount, lateDecision: attempt.lateDecision, marked })
    const countedMillionths = isScored && !attempt.isPractice ? exactOf(totals) : null
    const isPassed = countedMillionths === null ? null : isPass(totals.percentage, attempt.passingScore)
    const standing = { hasScore: isScored, countedMillionths, isPassed }
    all.push({ ...attempt, ...marking, ...standing, keyRevision: source.keyRevision, reason })
  }
  const others = new Map(all.map((one) => [one, changesIn(one.marked, marksBefore.get(one.attemptId))]))
  const toWrite = (one: Marked) => others.get(one)?.toWrite ?? []
  const isChanged = (one: Marked) =>
    !one.isMarked || byHand.has(one.attemptId) || toWrite(one).length > 0 || isOther(one, before.get(one.attemptId))
  const changed = all.filter(isChanged)
  await upsertResults(tx, changed, toWrite)
  await updateKeyRevisions(
    tx,
    all.filter((one) => !isChanged(one) && one.keyRevision !== before.get(one.attemptId)?.keyRevision),
  )
  await keepScriptsOf(
    tx,
    all.filter(({ attemptId }) => byHand.has(attemptId)),
    before,
  )
  // What people mark can move from one question to another and leave the sums alone.
  const moved = changed.filter((one) => isOtherMark(one, before.get(one.attemptId)) || others.get(one)?.isMoved)
  await insertRevisions(tx, moved, before)
  await moveCounters(tx, counterChanges(changed, before))
  for (const examId of newlyLate(changed, before)) await tellLater(tx, 'late_answers', examId)
  for (const examId of newlyWhole(changed, before)) await tellLater(tx, 'results_released', examId)
  for (const reference of movedByKey(moved, before)) await tellLater(tx, 'result_corrected', reference)
  await planStatistics(
    tx,
    attempts.map(({ examId }) => examId),
  )
  await deleteDueMarks(tx, attemptIds)
}

/** Exams of which answers came that wait for a decision, in one order for everybody. */
function newlyLate(changed: readonly Marked[], before: ReadonlyMap<string, StoredResult>): string[] {
  const late = changed.filter(
    ({ attemptId, lateDecision, lateCount }) =>
      lateDecision === 'pending' && lateCount !== before.get(attemptId)?.lateCount,
  )
  return [...new Set(late.map(({ examId }) => examId))].sort()
}

/** Exams of which papers have all their marks now that waited for some: their candidates may have a score to see. */
function newlyWhole(changed: readonly Marked[], before: ReadonlyMap<string, StoredResult>): string[] {
  const whole = changed.filter(
    ({ attemptId, totals }) => totals.waitingCount === 0 && (before.get(attemptId)?.waitingCount ?? 0) > 0,
  )
  return [...new Set(whole.map(({ examId }) => examId))].sort()
}

/** Of which key of which version papers have other marks than by the one before: their candidates may have to know. */
function movedByKey(moved: readonly Marked[], before: ReadonlyMap<string, StoredResult>): string[] {
  const told = moved.filter(
    (one) => one.keyRevision > (keyThatMoved(one, before.get(one.attemptId)) ?? one.keyRevision),
  )
  return [...new Set(told.map(({ versionId, keyRevision }) => `${versionId} ${keyRevision}`))].sort()
}

/** What counters hold of a paper: nothing while it has no score, and never anything of a practice. */
const exactOf = ({ earnedHundredths, availableHundredths }: Marked['totals']) =>
  millionthsOf(earnedHundredths, availableHundredths)

async function readKeys(tx: Tx, attempts: readonly HandedIn[]) {
  const versionIds = new Set(attempts.map(({ versionId }) => versionId))
  const sources = new Map<string, Awaited<ReturnType<typeof readKey>>>()
  for (const versionId of versionIds) sources.set(versionId, await readKey(tx, versionId))
  return sources
}

async function readKey(tx: Tx, versionId: string) {
  const { content } = await selectContent(tx, versionId)
  const { revision, key, bonusHundredths } = await selectKey(tx, versionId)
  const found = { content, key, bonusHundredths, keyRevision: revision }
  return { ...found, canWait: canWait(key), needsOrder: needsOrder(content) }
}

function isOther(one: Marked, before: StoredResult | undefined): boolean {
  return (
    isOtherMark(one, before) ||
    one.lateCount !== before?.lateCount ||
    one.graceCount !== before.graceCount ||
    one.eventCount !== before.eventCount ||
    one.hasScore !== before.hasScore ||
    one.countedMillionths !== before.countedMillionths
  )
}

function isOtherMark({ totals }: Marked, before: StoredResult | undefined): boolean {
  return (
    totals.earnedHundredths !== before?.earnedHundredths ||
    totals.availableHundredths !== before.availableHundredths ||
    totals.correctCount !== before.correctCount ||
    totals.partlyCount !== before.partlyCount ||
    totals.unansweredCount !== before.unansweredCount ||
    totals.waitingCount !== before.waitingCount
  )
}

function counterChanges(changed: readonly Marked[], before: ReadonlyMap<string, StoredResult>): CounterChange[] {
  return changed
    .map(({ examId, studentId, classId, submittedAt, attemptId, countedMillionths, isPassed }) => {
      const held = before.get(attemptId)?.countedMillionths ?? null
      const wasPassed = before.get(attemptId)?.isPassed ?? false
      return {
        examId,
        studentId,
        classId,
        month: lagosMonth(submittedAt),
        resultCount: before.has(attemptId) ? 0 : 1,
        // A paper that waits again, as after a mark was taken back, leaves them.
        markedCount: Number(countedMillionths !== null) - Number(held !== null),
        millionthsSum: (countedMillionths ?? 0) - (held ?? 0),
        passedCount: Number(isPassed ?? false) - Number(wasPassed),
      }
    })
    .filter((one) => one.resultCount || one.markedCount || one.millionthsSum || one.passedCount)
}
