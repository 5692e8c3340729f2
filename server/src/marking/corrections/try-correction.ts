import { setImmediate } from 'node:timers/promises'
import {
  countMoves,
  directionOf,
  getsScore,
  losesScore,
  type Move,
  standingOfTotals,
} from '@sabimark/domain/marking/corrections/who-moves.ts'
import { hasScore } from '@sabimark/domain/marking/has-score.ts'
import { markPaper, needsOrder } from '@sabimark/domain/marking/mark-paper.ts'
import { glanceAtContent } from '../../exam/version/content.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectGradeScale } from '../../school/grading/grading.db.ts'
import { canWait, readByHand } from '../hand-answers.ts'
import { selectPaperOrders } from '../marking.db.ts'
import { type AskedCorrection, planCorrection, type Target } from './plan-correction.ts'
import { type MarkedPaper, selectMarkedPapers } from './who-moves.db.ts'

/** More moved candidates than anybody reads before deciding. */
const mostShown = 50

/** So many papers are marked before anything else has its turn. */
const mostAtOnce = 50

type MovedPaper = Move & MarkedPaper & { examTitle: string }

/** Whom a correction would move, by the rules alone. Nothing is written. */
export async function tryCorrection(tx: Tx, asked: AskedCorrection, actor: Actor) {
  const plan = await planCorrection(tx, actor, asked)
  if (isRefused(plan)) return plan
  const scale = await selectGradeScale(tx)
  const all: MovedPaper[] = []
  for (const target of plan.targets) all.push(...(await movesOf(tx, target, scale)))
  const moved = all
    .filter((one) => directionOf(one) !== 0 || losesScore(one) || getsScore(one))
    .toSorted((one, other) => distanceOf(other) - distanceOf(one) || byName(one, other))
  return {
    seen: plan.seen,
    ...countMoves(all, scale),
    moved: moved.slice(0, mostShown).map((one) => ({
      attemptId: one.attemptId,
      student: one.student,
      studentNumber: one.studentNumber,
      className: one.className,
      examTitle: one.examTitle,
      before: one.before,
      after: one.after,
    })),
    moreCount: Math.max(0, moved.length - mostShown),
  }
}

type Scale = Awaited<ReturnType<typeof selectGradeScale>>

/**
 * Each paper by the newest key and by the next. What was marked by an older key is moved by others: it is told apart by marking it by
 * the newest first.
 */
async function movesOf(
  tx: Tx,
  { versionId, examId, title, revision, key, bonusHundredths, next }: Target,
  scale: Scale,
) {
  const papers = await selectMarkedPapers(tx, { examId, versionId })
  const { content } = await glanceAtContent(tx, versionId)
  const ids = new Set(papers.map(({ attemptId }) => attemptId))
  const orders = await selectPaperOrders(tx, needsOrder(content) ? [...ids] : [])
  const mayWait = canWait(next.key) || canWait(key)
  const byHand = mayWait ? await readByHand(tx, papers, ids) : new Map<string, never>()
  const standingBy = (paper: MarkedPaper, by: Pick<Target['next'], 'key' | 'bonusHundredths'>) => {
    const { attemptId, rounding, lateDecision, passingScore } = paper
    const given = byHand.get(attemptId)
    const order = orders.get(attemptId)
    const answers = paper.answers ?? {}
    const { marked, totals } = markPaper({
      content,
      ...by,
      answers,
      order,
      rounding,
      ...(given && { byHand: given }),
    })
    const answered = marked.map(({ questionId, outcome }) => ({ outcome, answer: answers[questionId] ?? null }))
    const isScored = hasScore({ waitingCount: totals.waitingCount, lateDecision, marked: answered })
    return isScored ? standingOfTotals(totals, { scale, passingScore }) : null
  }
  const moves: MovedPaper[] = []
  for (const [at, paper] of papers.entries()) {
    // Saves go on meanwhile.
    if (at % mostAtOnce === mostAtOnce - 1) await setImmediate()
    const stored = () => (paper.hasScore ? standingOfTotals(paper, { scale, ...paper }) : null)
    const before = paper.keyRevision === revision ? stored() : standingBy(paper, { key, bonusHundredths })
    const after = standingBy(paper, next)
    // All of it waits for a decision about late answers: it has no score that moves, and no marker is waited for.
    if (before === null && after === null && paper.waitingCount === 0) continue
    moves.push({ ...paper, answers: null, examTitle: title, before, after })
  }
  return moves
}

/** By how many per cent, and those whose marks move within one after them. */
function distanceOf({ before, after }: Move): number {
  return Math.abs((after?.percentage ?? 0) - (before?.percentage ?? 0))
}

function byName(one: MarkedPaper, other: MarkedPaper): number {
  return one.student === other.student
    ? one.attemptId < other.attemptId
      ? -1
      : 1
    : one.student < other.student
      ? -1
      : 1
}
