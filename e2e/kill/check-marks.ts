// Marks against the pure rules, and as words that can be compared with another run's.
import type { LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import { type MarkTotals, markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import type { Candidate } from './candidate.ts'
import type { Ask } from './database.ts'
import { questionCount, questionText, rightOptions, rulesOf } from './questions.ts'
import { answersOf, type Said } from './script.ts'

type StoredResult = MarkTotals & {
  attemptId: string
  lateCount: number
  eventCount: number
  foldedCount: number
  lateDecision: string | null
  endedBy: string
  revisions: { revision: number; earned: number; available: number; percentage: number; events: number }[]
  answers: { question: string; answer: unknown; outcome: string; earned: number; of: number }[]
}

/** Each candidate's result in words that hold in every run, by the candidate's name. */
export type Outcomes = Map<string, string>

export async function checkMarks(
  ask: Ask,
  candidates: readonly Candidate[],
): Promise<{ outcomes: Outcomes; problems: string[] }> {
  const results = await selectResults(ask, [...new Set(candidates.map(({ examId }) => examId))])
  const outcomes: Outcomes = new Map()
  const problems: string[] = []
  for (const candidate of candidates) {
    const own = results.filter(({ attemptId }) => attemptId === candidate.pages[0]?.attemptId)
    const [result] = own
    if (!result || own.length !== 1) {
      problems.push(`${candidate.name}: ${own.length} results instead of one`)
      continue
    }
    outcomes.set(candidate.name, inWords(candidate, result))
    for (const problem of problemsOf(candidate, result)) problems.push(`${candidate.name}: ${problem}`)
  }
  return { outcomes, problems }
}

async function selectResults(ask: Ask, examIds: string[]): Promise<StoredResult[]> {
  return await ask<StoredResult>(
    `SELECT r.attempt_id AS "attemptId", r.correct_count AS "correctCount", r.partly_count AS "partlyCount",
       r.wrong_count AS "wrongCount", r.unanswered_count AS "unansweredCount", r.waiting_count AS "waitingCount",
       r.question_count AS "questionCount",
       r.earned_hundredths AS "earnedHundredths", r.available_hundredths AS "availableHundredths", r.percentage,
       r.late_count AS "lateCount", r.event_count AS "eventCount", n.count::int AS "foldedCount",
       a.late_decision AS "lateDecision", a.ended_by AS "endedBy", v.revisions, m.answers
     FROM results r JOIN exam_attempts a ON a.school_id = r.school_id AND a.id = r.attempt_id
     LEFT JOIN (SELECT attempt_id, count(*) FROM attempt_events WHERE refusal IS NULL GROUP BY 1) n
       ON n.attempt_id = r.attempt_id
     LEFT JOIN (SELECT attempt_id, json_agg(json_build_object('revision', revision, 'earned', earned_hundredths,
         'available', available_hundredths, 'percentage', percentage, 'events', event_count) ORDER BY revision) AS revisions
       FROM result_revisions GROUP BY 1) v ON v.attempt_id = r.attempt_id
     LEFT JOIN (SELECT attempt_id, json_agg(json_build_object('question', question_id, 'answer', answer, 'outcome', outcome,
         'earned', earned_hundredths, 'of', of_hundredths)) AS answers
       FROM marked_answers GROUP BY 1) m ON m.attempt_id = r.attempt_id
     WHERE r.exam_id = ANY ($1)`,
    [examIds],
  )
}

function problemsOf(candidate: Candidate, result: StoredResult): string[] {
  const { content, pages, card, script } = candidate
  if (!content) return ['never saw the paper']
  const events: LoggedEvent[] = pages.flatMap(({ epoch, events: own, outbox }) =>
    own.filter(({ seq }) => seq <= outbox.ackedSeq).map((event) => ({ ...event, epoch })),
  )
  const { answers } = foldAttempt(events, { countLate: true })
  const { marked, totals } = markPaper({ content, key: keyOf(content), answers })
  const problems: string[] = []
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      problems.push(`${what} is ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
  }
  expect('the mark', totalsOf(result), totals)
  const stored = Object.fromEntries((result.answers ?? []).map(({ question, answer }) => [question, answer]))
  // Essays as they were typed, to the last letter.
  expect('what was chosen and typed', namedAnswers(content, stored), scriptedAnswers(candidate))
  expect('the events it was marked by', [result.eventCount, result.foldedCount], [events.length, events.length])
  expect('what came late', [result.lateCount, result.lateDecision], [0, null])
  expect('who ended it', result.endedBy, script.handsIn ? 'candidate' : 'time')
  const { earnedHundredths: earned, availableHundredths: available, percentage } = totals
  expect('the history of the mark', result.revisions, [
    { revision: 1, earned, available, percentage, events: events.length },
  ])
  const byQuestion = <T extends { question: string }>(list: readonly T[] | null) =>
    [...(list ?? [])].sort((a, b) => (a.question < b.question ? -1 : 1))
  expect(
    'the marked answers',
    byQuestion(result.answers),
    byQuestion(
      marked.map((one) => ({
        question: one.questionId,
        answer: answers[one.questionId] ?? null,
        outcome: one.outcome,
        earned: one.earnedHundredths,
        of: one.ofHundredths,
      })),
    ),
  )
  if (card) {
    const shown = { totals: card.score && totalsOf(card.score), toMark: card.toMarkCount }
    const wanted = { totals: totals.waitingCount > 0 ? null : totals, toMark: totals.waitingCount }
    expect('what the candidate was shown', [shown, card.lateCount, card.endedBy], [wanted, 0, 'candidate'])
  }
  return problems
}

/** The key as the school wrote it, not as the server keeps it. */
function keyOf(content: ExamContent): ExamKey {
  const numbers = new Map(Array.from({ length: questionCount }, (_, number) => [questionText(number), number]))
  return Object.fromEntries(
    content.questions.map(({ id, text, options }) => {
      const question = numbers.get(text) ?? -1
      const right = rightOptions(question)
      const rules = rulesOf(question)
      const correctOptionIds = options.filter((option) => right.includes(option.text)).map((option) => option.id)
      return [id, { correctOptionIds, ...(rules.kind === 'one' ? {} : { rules }) }]
    }),
  )
}

function namedAnswers(content: ExamContent, answers: Readonly<Record<string, unknown>>): string[] {
  return content.questions
    .flatMap(({ id, text, options }) => {
      const value = answers[id]
      if (value === undefined || value === null) return []
      const said = Array.isArray(value) ? options.filter((one) => value.includes(one.id)).map((one) => one.text) : value
      return [asWords(text, said as Said)]
    })
    .sort()
}

function scriptedAnswers({ script }: Candidate): string[] {
  return [...answersOf(script)].map(([question, said]) => asWords(questionText(question), said)).sort()
}

function asWords(question: string, said: Said): string {
  return `${question} ${JSON.stringify(typeof said === 'string' ? said : said.toSorted())}`
}

function totalsOf(result: MarkTotals): MarkTotals {
  const { correctCount, partlyCount, wrongCount, unansweredCount, waitingCount, questionCount: count } = result
  const { earnedHundredths, availableHundredths, percentage } = result
  return {
    correctCount,
    partlyCount,
    wrongCount,
    unansweredCount,
    waitingCount,
    questionCount: count,
    earnedHundredths,
    availableHundredths,
    percentage,
  }
}

function inWords({ content }: Candidate, result: StoredResult): string {
  const answers = result.answers.map(({ question, answer, outcome, earned, of }) => {
    const said = content ? namedAnswers(content, { [question]: answer }) : []
    const asked = content?.questions.find(({ id }) => id === question)
    return `${asked?.text} ${said.join()} ${outcome} ${earned}/${of}`
  })
  return JSON.stringify([totalsOf(result), result.lateCount, result.lateDecision, result.endedBy, answers.sort()])
}
