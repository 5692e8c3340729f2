import { createHash } from 'node:crypto'
import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { rubricSum } from '@sabimark/domain/bank/essay-rules.ts'
import type { SecondMarkerRule } from '@sabimark/domain/exam/second-marker.ts'
import type { ExamKey } from '@sabimark/domain/exam/version.ts'
import { rubricOf, standingOf, textOfAnswer } from '@sabimark/domain/marking/hand-mark.ts'
import type { ByHand, MarkedAnswer } from '@sabimark/domain/marking/mark-paper.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { closeOtherScripts, type FoundScript, keepScripts, selectHandMarks } from './scripts.db.ts'

/** Names the text a mark was given for. */
export function answerHashOf(answer: AnswerValue | null | undefined): string {
  return createHash('sha256').update(textOfAnswer(answer), 'utf8').digest('base64url')
}

type Given = { points: { text: string; hundredths: number }[]; adjustHundredths: number; comments: string[] }
type OfAttempt = { attemptId: string; secondMarker: SecondMarkerRule; key: ExamKey }
type Answered = { questionId: string; answer: AnswerValue | null; ofHundredths: number }

/**
 * What people gave for the answers of one paper, where they are done with it and that is what counts: the points it earned,
 * what was added or taken off beside them, and the comments.
 */
export async function givenByHand(
  tx: Tx,
  { attemptId, secondMarker, key }: OfAttempt,
  answers: readonly Answered[],
): Promise<Map<string, Given>> {
  if (!canWait(key)) return new Map()
  // The script of an answer that a ruling decided since is closed, and its marks of hand are kept.
  const counted = (await selectHandMarks(tx, [attemptId])).filter(({ scriptState }) => scriptState === 'done')
  const marks = Map.groupBy(counted, ({ questionId }) => questionId)
  return new Map(
    answers.flatMap(({ questionId, answer, ofHundredths }): [string, Given][] => {
      const rubric = rubricOf(key[questionId]?.rules)
      const asked = { ofHundredths, rubric, secondMarker }
      const given = standingOf(marks.get(questionId) ?? [], answerHashOf(answer), asked)
      if (given.state !== 'done') return []
      const points = rubric.filter(({ id }) => given.itemIds.includes(id))
      const said = points.map(({ text, hundredths }) => ({ text, hundredths }))
      const adjustHundredths = rubric.length === 0 ? 0 : given.hundredths - rubricSum(points)
      return [[questionId, { points: said, adjustHundredths, comments: given.comments }]]
    }),
  )
}

/** Whether a question of this key can wait for a person: a paper without one costs nothing here. */
export function canWait(key: ExamKey): boolean {
  return Object.values(key).some(
    ({ rules }) => rules?.kind === 'essay' || (rules && 'near' in rules && rules.near === 'wait'),
  )
}

/** Attempts that were marked before; nobody has seen a script of another. */
type Before = { has(attemptId: string): boolean }

/** What people have given for the answers of these attempts, for `markPaper`. */
export async function readByHand(
  tx: Tx,
  attempts: readonly { attemptId: string; secondMarker: SecondMarkerRule }[],
  before: Before,
): Promise<Map<string, ByHand>> {
  const ids = attempts.map(({ attemptId }) => attemptId).filter((id) => before.has(id))
  const marks = ids.length === 0 ? [] : await selectHandMarks(tx, ids)
  const ofAttempts = Map.groupBy(marks, ({ attemptId }) => attemptId)
  return new Map(
    attempts.map(({ attemptId, secondMarker }) => {
      const ofQuestions = Map.groupBy(ofAttempts.get(attemptId) ?? [], ({ questionId }) => questionId)
      return [attemptId, { marks: Object.fromEntries(ofQuestions), secondMarker, hashOf: answerHashOf }]
    }),
  )
}

type Marked = Pick<FoundScript, 'attemptId' | 'examId' | 'versionId'> & {
  marked: readonly (MarkedAnswer & { answer: AnswerValue | null })[]
}

/** Keeps the scripts of these attempts as marking found them. */
export async function keepScriptsOf(tx: Tx, all: readonly Marked[], before: Before): Promise<void> {
  if (all.length === 0) return
  const found = all.flatMap(({ marked, attemptId, examId, versionId }) =>
    marked.flatMap(({ questionId, answer, hand }) =>
      hand ? [{ attemptId, examId, versionId, questionId, answerHash: answerHashOf(answer), state: hand.state }] : [],
    ),
  )
  await keepScripts(tx, found)
  const ids = all.map(({ attemptId }) => attemptId).filter((id) => before.has(id))
  if (ids.length > 0) await closeOtherScripts(tx, ids, found)
}
