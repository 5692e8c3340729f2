// What a candidate will do, decided before anything runs: the same with and without kills.
import { type RandomSource, seededRandom } from '@sabimark/domain/exam/seeded-random.ts'
import { kindOf, questionCount, sayable } from './questions.ts'

/** What is chosen, by the texts of the options, or typed. */
export type Said = string[] | string

/**
 * One step, by the number of the question as it was written. `write`: an essay has come so far, at a pause; it is said
 * later. A page loads again at `reload`.
 */
export type Step =
  | { kind: 'answer'; question: number; said: Said }
  | { kind: 'write'; question: number; said: string }
  | { kind: 'clear' | 'flag' | 'unflag' | 'visit'; question: number }
  | { kind: 'reload' }

export type Script = {
  /** Steps in stretches; the next one begins when the director says so. */
  stretches: Step[][]
  /** Hands in at the end; otherwise the device falls silent and the clock ends the attempt. */
  handsIn: boolean
  paceMs: () => number
  jitter: RandomSource
}

const stepsInStretch = 24
const meanPaceMs = 110
/** A paper with an essay has no score before a person has marked it: the others are left for the counters. */
const writers = 0.6

export function writeScript(seed: string, { stretches, handsIn }: { stretches: number; handsIn: boolean }): Script {
  const random = seededRandom(`${seed}:steps`)
  const pace = seededRandom(`${seed}:pace`)
  const written: Written | null = random() < writers ? new Map() : null
  return {
    stretches: Array.from({ length: stretches }, () =>
      Array.from({ length: stepsInStretch }, () => nextSteps(random, written)).flat(),
    ),
    handsIn,
    paceMs: () => 20 + pace() * 2 * (meanPaceMs - 20),
    jitter: seededRandom(`${seed}:jitter`),
  }
}

/** How far each essay has come; null where the candidate writes none. */
type Written = Map<number, string>

function nextSteps(random: RandomSource, written: Written | null): Step[] {
  const question = Math.floor(random() * questionCount)
  const chance = random()
  if (chance < 0.72) return answer(question, random, written)
  if (chance < 0.79) {
    written?.delete(question)
    return [{ kind: 'clear', question }]
  }
  if (chance < 0.84) return [{ kind: 'flag', question }]
  if (chance < 0.88) return [{ kind: 'unflag', question }]
  if (chance < 0.985) return [{ kind: 'visit', question }]
  return [{ kind: 'reload' }]
}

function answer(question: number, random: RandomSource, written: Written | null): Step[] {
  const kind = kindOf(question)
  if (kind === 'essay') return written ? essay(question, random, written) : [{ kind: 'visit', question }]
  const words = sayable(question)
  const any = words[Math.floor(random() * words.length)] ?? ''
  if (kind === 'text' || kind === 'number') return [{ kind: 'answer', question, said: any }]
  const more = kind === 'several' ? words.filter(() => random() < 0.4) : []
  return [{ kind: 'answer', question, said: words.filter((one) => one === any || more.includes(one)) }]
}

const sentences = [
  'The harmattan comes in November, and dries what the rains have left. ',
  'Ọjọ́ dára fún iṣẹ́ oko; àwọn àgbẹ̀ ń kórè. '.normalize('NFC'),
  '"Why?", one may ask: 3 < 4 & 5 > 2, \\ and ₦500 is ₦500.\n\n',
  'Rivers carry silt to the delta 🌍, where it settles year upon year and makes new land. ',
]

/** A few pauses in one essay, each with a little more than before. */
function essay(question: number, random: RandomSource, written: Written): Step[] {
  const pauses = 1 + Math.floor(random() * 5)
  return Array.from({ length: pauses }, () => {
    const sentence = sentences[Math.floor(random() * sentences.length)] ?? ''
    const said = `${written.get(question) ?? ''}${sentence.repeat(1 + Math.floor(random() * 2))}`
    written.set(question, said)
    return { kind: 'write' as const, question, said }
  })
}

/** What was said last to each question, by the steps alone: what every run must come to. */
export function answersOf({ stretches }: Script): Map<number, Said> {
  const answers = new Map<number, Said>()
  for (const step of stretches.flat()) {
    if (step.kind === 'answer' || step.kind === 'write') answers.set(step.question, step.said)
    if (step.kind === 'clear') answers.delete(step.question)
  }
  return answers
}
