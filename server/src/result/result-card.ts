import { lateAnswersIn } from '@sabimark/domain/attempt/late-answers.ts'
import { isAccepted } from '@sabimark/domain/attempt/late-decision.ts'
import { onPaperCountOf } from '@sabimark/domain/exam/on-paper.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { rightAnswerOf } from '@sabimark/domain/marking/right-answer.ts'
import { readHeldUntil } from '../exam/held-questions.db.ts'
import { selectContent } from '../exam/version/content.ts'
import { selectKey } from '../exam/version/version.db.ts'
import { givenByHand } from '../marking/hand-answers.ts'
import { selectLogs } from '../marking/marking.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { selectGradeScale } from '../school/grading/grading.db.ts'
import { readAfterEnd } from './after-end.ts'
import { asAnswersRelease, asRelease, candidateRelease, tellsByTrying } from './candidate-release.ts'
import { correctionsOfCard } from './corrections-of-card.ts'
import {
  type MarkedAnswerRow,
  type ResultRow,
  selectMarkedAnswers,
  selectOptionalResult,
  selectPaperOrder,
} from './result.db.ts'
import { scoreOf } from './score.ts'

/**
 * `now` is the moment releases are judged by. `seesPaper`: shown questions and marks before candidates are. `hasPaper`: the
 * device holds the questions already, so only the answers are sent.
 */
type Viewing = { viewer: 'candidate' | 'staff'; seesPaper?: boolean; hasPaper?: boolean; now: Date }

/**
 * One result as the candidate or staff may see it; null before marking. What a candidate may not see yet is not read
 * from the database at all: neither the questions nor, least of all, the key.
 */
export async function resultCard(
  tx: Tx,
  attemptId: string,
  { viewer, seesPaper = false, hasPaper = false, now }: Viewing,
) {
  const row = await selectOptionalResult(tx, attemptId)
  if (!row) return null
  const isStaff = viewer === 'staff'
  const held = isStaff ? null : await readKept(tx, row, now)
  const release = candidateRelease(row, now, held)
  // A colleague sees the paper when it is over, also where candidates never do.
  const paper = isStaff && !row.allowsReview ? candidateRelease({ ...row, allowsReview: true }, now) : release
  // A score that is not whole is nobody's: staff see how many answers are to be marked, or that there is something to decide.
  const seesScore = isStaff ? row.hasScore : release.score.shown
  // While it is not over a colleague reads a score and no question: candidates still sit it who have not seen the paper.
  const seesQuestions = seesPaper || (isStaff ? paper.answers : paper.questions).shown
  const seesMarks = seesPaper || paper.answers.shown
  const answers = seesQuestions || seesMarks ? await selectMarkedAnswers(tx, attemptId) : []
  const withheld = isStaff ? withheldOf(answers) : new Set<string>()
  // Of a paper that shares a question with an exam to come no answer is told: what is missing would be what that exam asks.
  const visible = held ? [] : answers
  const mayKnow = (questionId: string | null) => seesMarks && (!held || questionId === null)
  const corrections = seesScore ? await correctionsOfCard(tx, row, mayKnow) : []
  const { content } = await selectContent(tx, row.versionId)
  const onPaperCount = await countOnPaper(tx, row, content)
  return {
    attemptId,
    examId: row.examId,
    examTitle: row.examTitle,
    subject: row.subject,
    candidate: { name: row.name, studentNumber: row.studentNumber, className: row.className },
    submittedAt: row.submittedAt.toISOString(),
    endedBy: row.endedBy,
    ...(row.isNotHandedIn && { isNotHandedIn: true }),
    ...(row.wasLocked && !row.isNotHandedIn && { isHandedInAfterEnd: true }),
    // One on paper is never unanswered, and nobody has seen its answer.
    answeredCount: row.questionCount - row.unansweredCount - onPaperCount - (await countGivenBlank(tx, row, content)),
    onPaperCount,
    questionCount: row.questionCount,
    submittedOnDeviceAt: row.submittedOnDeviceAt?.toISOString() ?? null,
    lateCount: row.lateCount,
    lateDecision: row.lateDecision,
    lateAnswers: isStaff && seesPaper ? await lateAnswers(tx, row, withheld) : null,
    afterEnd: isStaff ? ((await readAfterEnd(tx, row.examId, [row])).get(attemptId) ?? null) : null,
    scoreRelease: asRelease(release.score),
    questionsRelease: asRelease(release.questions),
    answersRelease: asAnswersRelease(release.answers),
    ...(!row.allowsReview && { isScoreAlone: true }),
    ...(row.isPractice && { isPractice: true }),
    toMarkCount: row.waitingCount,
    score: seesScore ? scoreOf(row, row.passingScore, await selectGradeScale(tx)) : null,
    questions: seesQuestions && !hasPaper ? await answeredQuestions(tx, row, { content, answers, withheld }) : [],
    ...(seesQuestions && !hasPaper && content.passages && { passages: content.passages }),
    ...(seesQuestions && !hasPaper && content.sections && { sections: content.sections }),
    ...(content.negative && { negative: content.negative }),
    answers: seesQuestions && hasPaper ? given(answers) : null,
    marked: seesMarks ? await markedQuestions(tx, row, visible) : null,
    ...(seesMarks && held && { heldAnswers: { at: held.toISOString() } }),
    ...(corrections.length > 0 && { corrections }),
  }
}

/** Until when a candidate's card keeps right answers back that its own release would show, or a score that would tell them. */
async function readKept(tx: Tx, row: ResultRow, now: Date): Promise<Date | null> {
  const tells = tellsByTrying(row) || candidateRelease(row, now).answers.shown
  return tells ? await readHeldUntil(tx, { ...row, now }) : null
}

/** Essays on paper that count: what was annulled is in none of the sums. */
async function countOnPaper(tx: Tx, { versionId, keyRevision }: ResultRow, content: ExamContent): Promise<number> {
  const count = onPaperCountOf(content)
  if (count === 0 || keyRevision === 1) return count
  const { key } = await selectKey(tx, versionId)
  const questions = content.questions.filter(({ id }) => key[id]?.adjust !== 'annulled')
  return onPaperCountOf({ ...content, questions })
}

/** Questions that give everybody their marks, and that this candidate left: they are in no count of those left. */
async function countGivenBlank(tx: Tx, { attemptId, keyRevision }: ResultRow, { questions }: ExamContent) {
  if (keyRevision === 1) return 0
  const onPaper = new Set(questions.filter((one) => onPaperCountOf({ questions: [one] }) > 0).map(({ id }) => id))
  const answers = await selectMarkedAnswers(tx, attemptId)
  return answers.filter((one) => one.outcome === 'bonus' && one.answer === null && !onPaper.has(one.questionId)).length
}

/** What waits for a marker: all staff who read a card may mark its answers, and the desk does not say whose they are. */
const withheldOf = (answers: readonly MarkedAnswerRow[]): ReadonlySet<string> =>
  new Set(answers.flatMap((one) => (one.outcome === 'waiting' && one.answer !== null ? [one.questionId] : [])))

async function lateAnswers(tx: Tx, row: ResultRow, withheld: ReadonlySet<string>) {
  const { attemptId, startedAt, lateCount, acceptedThroughMs } = row
  if (lateCount === 0) return []
  const logs = await selectLogs(tx, [attemptId])
  return lateAnswersIn(logs.get(attemptId) ?? []).map(({ arrivedMs, ...one }) => ({
    ...one,
    ...(withheld.has(one.questionId) && { answer: null, isWithheld: true }),
    arrivedAt: new Date(startedAt.getTime() + arrivedMs).toISOString(),
    isAccepted: isAccepted(arrivedMs, acceptedThroughMs),
  }))
}

function given(answers: readonly MarkedAnswerRow[]) {
  return Object.fromEntries(
    answers.flatMap(({ questionId, answer }) => (answer === null ? [] : [[questionId, answer]])),
  )
}

/** The questions in the order this candidate saw them, each with the own answer. */
async function answeredQuestions(
  tx: Tx,
  row: ResultRow,
  {
    content,
    answers,
    withheld,
  }: { content: ExamContent; answers: readonly MarkedAnswerRow[]; withheld: ReadonlySet<string> },
) {
  const byId = new Map(answers.map((one) => [one.questionId, one.answer]))
  return (await inPaperOrder(tx, row.attemptId, content)).map((question) => ({
    ...question,
    ...(withheld.has(question.id) ? { answer: null, isWithheld: true } : { answer: byId.get(question.id) ?? null }),
  }))
}

async function inPaperOrder(tx: Tx, attemptId: string, content: ExamContent): Promise<ExamContent['questions']> {
  const places = new Map(
    (await selectPaperOrder(tx, attemptId)).map((one, place) => [one.questionId, { ...one, place }]),
  )
  const placeOf = (id: string) => places.get(id)?.place ?? places.size
  return content.questions
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    .map((question) => {
      const shown = places.get(question.id)?.optionIds ?? []
      const options = question.options.toSorted((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id))
      return { ...question, options }
    })
}

async function markedQuestions(tx: Tx, row: ResultRow, answers: readonly MarkedAnswerRow[]) {
  const { key } = await selectKey(tx, row.versionId)
  // A marker's points for what does not count would be points of nothing.
  const counted = answers.filter(({ outcome }) => outcome !== 'not_counted')
  const byHand = await givenByHand(tx, { ...row, key }, counted)
  return answers.map(({ answer: _answer, ...mark }) => {
    const given = byHand.get(mark.questionId)
    return { ...mark, ...rightAnswerOf(key[mark.questionId]), ...(given && { byHand: given }) }
  })
}
