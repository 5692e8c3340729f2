import type { AnswerValue } from '../attempt/event.ts'
import type { AnswerRules, RubricItem } from '../bank/answer-rules.ts'
import { pointStep } from '../bank/essay-rules.ts'
import type { SecondMarkerRule } from '../exam/second-marker.ts'

/** The first marker's mark, the second's, and what author or administrator decided where they disagree. */
export const handRounds = ['first', 'second', 'agreed'] as const
export type HandRound = (typeof handRounds)[number]

/**
 * What a marker gave one answer: points of the rubric, and a mark beside it (the whole mark where there is no rubric).
 * `answerHash` names the text it was given for; it never moves to another. Those that were undone are left out.
 */
export type HandMark = {
  round: HandRound
  itemIds: string[]
  adjustHundredths: number
  comment: string
  answerHash: string
}

/** Where an answer that waits for a person stands: for a first mark, a second, an agreement, or nothing more. */
export const scriptStates = ['waiting', 'second', 'conflict', 'done'] as const
export type ScriptState = (typeof scriptStates)[number]

/**
 * Which answers the desk goes through: those its marker has still to mark, those they have marked, and for who decides also
 * those two markers do not agree about, and all.
 */
export const scriptShows = ['open', 'mine', 'disagreed', 'all'] as const
export type ScriptShow = (typeof scriptShows)[number]

/** What hand marks come to. `hundredths` once it is `done`; `itemIds` are points every deciding mark gave. */
export type HandStanding = {
  state: ScriptState
  hundredths: number
  itemIds: string[]
  comments: string[]
}

/** The question as hand marks are counted by it. */
export type HandMarked = { ofHundredths: number; rubric: readonly RubricItem[]; secondMarker: SecondMarkerRule }

/** Marks of two people are near enough when they differ by no more than this share of the question's marks. */
const tolerancePercent = 10

/** The points a marker can give for the question; none where a mark is typed. */
export function rubricOf(rules: AnswerRules | undefined): RubricItem[] {
  return rules?.kind === 'essay' ? rules.rubric : []
}

/** What a mark is worth: the chosen points and what was added or taken off, never below nothing or above the question's marks. */
export function handPoints(
  { itemIds, adjustHundredths }: Pick<HandMark, 'itemIds' | 'adjustHundredths'>,
  { rubric, ofHundredths }: Pick<HandMarked, 'rubric' | 'ofHundredths'>,
): number {
  const chosen = rubric.filter(({ id }) => itemIds.includes(id))
  const sum = chosen.reduce((points, { hundredths }) => points + hundredths, adjustHundredths)
  return Math.min(Math.max(sum, 0), ofHundredths)
}

/** Whether a mark can be given: by quarters, between nothing and the question's marks, which need not be quarters. */
export function isMarkOf(hundredths: number, ofHundredths: number): boolean {
  if (!Number.isInteger(hundredths) || hundredths < 0 || hundredths > ofHundredths) return false
  return hundredths % pointStep === 0 || hundredths === ofHundredths
}

/**
 * What the marks of one answer come to, `marks` in the order they were given. Of a round the newest counts. An agreement goes
 * before the mean of two marks that are near enough, rounded half up to the step; a first mark alone counts where nobody asked
 * for a second.
 */
export function standingOf(marks: readonly HandMark[], answerHash: string, question: HandMarked): HandStanding {
  const ofRound = (round: HandRound) =>
    marks.filter((mark) => mark.round === round && mark.answerHash === answerHash).at(-1)
  const [first, second, agreed] = [ofRound('first'), ofRound('second'), ofRound('agreed')]
  if (agreed) return decided([agreed], handPoints(agreed, question))
  if (!first) return open('waiting')
  if (!second) return question.secondMarker === 'all' ? open('second') : decided([first], handPoints(first, question))
  const [one, other] = [handPoints(first, question), handPoints(second, question)]
  if (100 * Math.abs(one - other) > tolerancePercent * question.ofHundredths) return open('conflict')
  return decided([first, second], meanOf(one, other, question.ofHundredths))
}

/** What is marked by hand names the text it was given for. Nothing in the log is an empty text, as of an essay on paper. */
export function textOfAnswer(answer: AnswerValue | null | undefined): string {
  return typeof answer === 'string' ? answer : ''
}

/** Half up to a mark that can be given: a step, or the question's marks, which need not be steps. Two who agree keep their mark. */
function meanOf(one: number, other: number, ofHundredths: number): number {
  if (one === other) return one
  const lastStep = Math.floor(ofHundredths / pointStep) * pointStep
  if (one + other > 2 * lastStep) return ofHundredths
  return Math.floor((one + other + pointStep) / (2 * pointStep)) * pointStep
}

function decided(marks: readonly HandMark[], hundredths: number): HandStanding {
  const [{ itemIds } = { itemIds: [] }] = marks
  return {
    state: 'done',
    hundredths,
    itemIds: itemIds.filter((id) => marks.every((mark) => mark.itemIds.includes(id))),
    comments: [...new Set(marks.map(({ comment }) => comment))].filter((comment) => comment !== ''),
  }
}

function open(state: ScriptState): HandStanding {
  return { state, hundredths: 0, itemIds: [], comments: [] }
}
