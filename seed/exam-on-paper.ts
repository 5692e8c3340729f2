import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { ArrivedEvent } from '@sabimark/domain/attempt/late-decision.ts'
import { graceMs } from '@sabimark/domain/exam/grace.ts'
import { buildPaper, type Paper } from '@sabimark/domain/exam/paper.ts'
import { type RandomSource, seededRandom } from '@sabimark/domain/exam/seeded-random.ts'
import { deadlineOf } from '@sabimark/domain/exam/sitting.ts'
import { canonicalJson, type ExamContent, type ExamKey } from '@sabimark/domain/exam/version.ts'
import { assembleContent } from '@sabimark/server/src/exam/version/assemble-content.ts'
import { hashOf } from '@sabimark/server/src/exam/version/content.ts'
import type { StoredKey } from '@sabimark/server/src/exam/version/version.db.ts'
import { type Marking, markLog } from '@sabimark/server/src/marking/mark-log.ts'
import { newId, newShortId } from '@sabimark/server/src/platform/ids.ts'
import type { SeededSubject } from './school-rows.ts'

/** How many ways of sitting one exam there are; the candidates share them. */
const variantCount = 8
export const durationMinutes = 60
const minuteMs = 60_000

/** A paper, what was done on it, and what the product's own rules make of that. */
export type Variant = { number: number; paper: Paper; events: AttemptEvent[]; marking: Marking }

export type SeededAttempt = {
  attemptId: string
  studentId: string
  attemptNumber: number
  variant: number
  startedMs: number
  deadlineMs: number
  submittedMs: number
}

/** An exam that is over, with everything its candidates did. */
export type ExamOnPaper = {
  examId: string
  versionId: string
  sittingId: string
  subject: SeededSubject
  title: string
  classIds: string[]
  attemptsAllowed: number
  opensMs: number
  closesMs: number
  content: ExamContent
  contentText: string
  contentHash: string
  authorOrder: Paper['order']
  key: StoredKey
  variants: Variant[]
  attempts: SeededAttempt[]
}

export type ExamPlan = {
  subject: SeededSubject
  title: string
  classIds: string[]
  /** Who sat it; more than once where the exam allows it. */
  candidates: { studentId: string; attemptNumber: number }[]
  attemptsAllowed: number
  opensMs: number
  eventsPerAttempt: number
}

/** Draws up a past exam by the product's own rules: content, key, papers, logs and marks. */
export function drawUpExam(plan: ExamPlan): ExamOnPaper {
  const { subject, title, classIds, candidates, attemptsAllowed, opensMs, eventsPerAttempt } = plan
  // Long enough for whoever sits it again and again.
  const closesMs = opensMs + (attemptsAllowed + 1) * durationMinutes * minuteMs
  const { content, authorOrder, key } = assembleContent(subject.questions, newShortId)
  const contentText = canonicalJson(content)
  const examId = newId(opensMs - 24 * 60 * minuteMs)
  const variants = Array.from({ length: Math.min(variantCount, candidates.length) }, (_, number) =>
    drawUpVariant({ content, key, number, eventCount: eventsPerAttempt, seed: `${examId} ${number}` }),
  )
  return {
    examId,
    versionId: newId(opensMs - minuteMs),
    sittingId: newId(opensMs - minuteMs),
    subject,
    title,
    classIds,
    attemptsAllowed,
    opensMs,
    closesMs,
    content,
    contentText,
    contentHash: hashOf(contentText),
    authorOrder,
    key,
    variants,
    attempts: candidates.map(({ studentId, attemptNumber }, index) => {
      const variant = index % variants.length
      const startedMs = opensMs + (attemptNumber - 1) * durationMinutes * minuteMs + (index % 300) * 1000
      const startedAt = new Date(startedMs)
      const lastMs = variants[variant]?.events.at(-1)?.atMs ?? 0
      return {
        attemptId: newId(opensMs - minuteMs),
        studentId,
        attemptNumber,
        variant,
        startedMs,
        deadlineMs: deadlineOf({ startedAt, durationMinutes, closesAt: new Date(closesMs) }).getTime(),
        submittedMs: startedMs + lastMs + 40,
      }
    }),
  }
}

type VariantPlan = { content: ExamContent; key: ExamKey; number: number; eventCount: number; seed: string }

function drawUpVariant({ content, key, number, eventCount, seed }: VariantPlan): Variant {
  const paper = buildPaper(content, seed, { shuffleQuestions: true, shuffleOptions: true })
  const events = actsOn(paper, key, eventCount, seededRandom(seed))
  const logged: ArrivedEvent[] = events.map((event) => ({ ...event, epoch: 1, isLate: false, arrivedMs: event.atMs }))
  return {
    number,
    paper,
    events,
    marking: markLog(logged, { content, key, allowedMs: durationMinutes * minuteMs, acceptedThroughMs: null }),
  }
}

/** Answers, then visits, flags and changes of mind, walking round the paper; the last act hands in. */
function actsOn(paper: Paper, key: ExamKey, eventCount: number, random: RandomSource): AttemptEvent[] {
  const skill = 0.3 + 0.6 * random()
  const stepMs = Math.floor((durationMinutes * minuteMs - graceMs) / (eventCount + 1))
  const acts = Array.from({ length: eventCount - 1 }, (_, index): AttemptEvent => {
    const place = paper.order[index % paper.order.length]
    if (!place) throw new Error('A paper has questions.')
    const at = { seq: index + 1, atMs: (index + 1) * stepMs, question: place.questionId }
    const round = Math.floor(index / paper.order.length) % 4
    if (round === 1) return { ...at, kind: 'visit' }
    if (round === 2) return { ...at, kind: 'flag' }
    const right = key[place.questionId]?.correctOptionIds[0] ?? ''
    const wrong = place.optionIds.filter((id) => id !== right)
    const chosen = random() < skill ? right : (wrong[Math.floor(random() * wrong.length)] ?? right)
    return { ...at, kind: 'answer', value: [chosen] }
  })
  return [...acts, { seq: eventCount, atMs: eventCount * stepMs, kind: 'submit' }]
}
