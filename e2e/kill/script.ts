// What a candidate will do, decided before anything runs: the same with and without kills.
import { type RandomSource, seededRandom } from '@sabimark/domain/exam/seeded-random.ts'

/** One step, by the numbers of question and option as they were written; a page loads again in between. */
export type Step =
  | { kind: 'answer'; question: number; option: number }
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

export const questionCount = 40
export const optionCount = 4
const stepsInStretch = 24
const meanPaceMs = 110

export function writeScript(seed: string, { stretches, handsIn }: { stretches: number; handsIn: boolean }): Script {
  const random = seededRandom(`${seed}:steps`)
  const pace = seededRandom(`${seed}:pace`)
  return {
    stretches: Array.from({ length: stretches }, () => Array.from({ length: stepsInStretch }, () => nextStep(random))),
    handsIn,
    paceMs: () => 20 + pace() * 2 * (meanPaceMs - 20),
    jitter: seededRandom(`${seed}:jitter`),
  }
}

function nextStep(random: RandomSource): Step {
  const question = Math.floor(random() * questionCount)
  const option = Math.floor(random() * optionCount)
  const chance = random()
  if (chance < 0.72) return { kind: 'answer', question, option }
  if (chance < 0.79) return { kind: 'clear', question }
  if (chance < 0.84) return { kind: 'flag', question }
  if (chance < 0.88) return { kind: 'unflag', question }
  if (chance < 0.985) return { kind: 'visit', question }
  return { kind: 'reload' }
}

/** The option chosen last for each question, by the steps alone: what every run must come to. */
export function answersOf({ stretches }: Script): Map<number, number> {
  const answers = new Map<number, number>()
  for (const step of stretches.flat()) {
    if (step.kind === 'answer') answers.set(step.question, step.option)
    if (step.kind === 'clear') answers.delete(step.question)
  }
  return answers
}
