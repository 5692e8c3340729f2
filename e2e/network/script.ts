// What a candidate will do, decided by the seed alone: fifty questions, changes of mind, flags, two reloads, a second window,
// and now and then a start out of the past.
import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { type RandomSource, seededRandom } from '@sabimark/domain/exam/seeded-random.ts'
import { type Summary, summary } from './summary.ts'

/** By the places of question and option in this candidate's paper. */
export type ActStep =
  | { kind: 'answer'; question: number; option: number }
  | { kind: 'clear' | 'flag' | 'unflag' | 'visit'; question: number }
/** `late start`: one that hung in the network arrives, of a load that was given up long ago. */
export type Step = ActStep | { kind: 'reload' } | { kind: 'second window' } | { kind: 'late start' }

type Paper = { questions: number; options: number }

export function writeScript(seed: string, { questions, options }: Paper): Step[] {
  const random = seededRandom(`${seed}:script`)
  const steps = Array.from({ length: questions }, (_, question) => around(question, random, options)).flat()
  // Not before there is something to lose, not when everything is over.
  const lateStart = random() < 0.3 ? (['late start'] as const) : []
  for (const kind of ['reload', 'reload', 'second window', ...lateStart] as const) {
    steps.splice(Math.floor((0.1 + 0.85 * random()) * steps.length), 0, { kind })
  }
  return steps
}

/** One question, and what comes to mind about an earlier one meanwhile. */
function around(question: number, random: RandomSource, options: number): Step[] {
  const option = () => Math.floor(random() * options)
  const steps: Step[] = [
    { kind: 'visit', question },
    { kind: 'answer', question, option: option() },
  ]
  if (random() < 0.2) steps.push({ kind: 'answer', question, option: option() })
  if (random() < 0.15) steps.push({ kind: 'flag', question })
  if (random() < 0.08) steps.push({ kind: 'clear', question })
  if (random() < 0.25) {
    const earlier = Math.floor(random() * (question + 1))
    steps.push({ kind: 'visit', question: earlier })
    if (random() < 0.7) steps.push({ kind: 'answer', question: earlier, option: option() })
    else steps.push({ kind: 'clear', question: earlier })
    if (random() < 0.5) steps.push({ kind: 'unflag', question: earlier })
  }
  return steps
}

/** What the candidate chose last, kept without any rule of the product. */
export type Choice = { answers: Record<string, AnswerValue>; flagged: Set<string> }

export function noChoice(): Choice {
  return { answers: {}, flagged: new Set() }
}

export function note(
  { answers, flagged }: Choice,
  { kind, question, value }: { kind: string; question: string; value?: AnswerValue },
): void {
  if (kind === 'answer' && value !== undefined) answers[question] = value
  if (kind === 'clear') delete answers[question]
  if (kind === 'flag') flagged.add(question)
  if (kind === 'unflag') flagged.delete(question)
}

export function chosenIn(choice: Choice): Summary {
  return summary(choice)
}

/** What is typed where a question has no options, in place of each; the last does not travel with its like. */
const texts = ['Abuja', '12.5 km', ' lagos', 'Ọjọ́ dára. '.normalize('NFC').repeat(1_500)]

/**
 * A step as the move it is on this candidate's paper. Of essays one in four is written: a paper with one has no score before
 * it is marked.
 */
export function moveOf(
  step: ActStep,
  order: readonly { questionId: string; optionIds: readonly string[] }[],
  isEssay: (questionId: string) => boolean = () => false,
): { kind: ActStep['kind']; question: string; value?: AnswerValue } {
  const place = order[step.question]
  if (!place) throw new Error(`The paper has no question ${step.question + 1}.`)
  if (step.kind !== 'answer') return { kind: step.kind, question: place.questionId }
  if (isEssay(place.questionId) && step.option !== 0) return { kind: 'visit', question: place.questionId }
  if (place.optionIds.length === 0) {
    const text = isEssay(place.questionId) ? texts.at(-1) : texts[step.option % texts.length]
    return { kind: 'answer', question: place.questionId, value: text ?? '' }
  }
  const option = place.optionIds[step.option]
  if (option === undefined) throw new Error(`Question ${step.question + 1} has no option ${step.option + 1}.`)
  return { kind: 'answer', question: place.questionId, value: [option] }
}
