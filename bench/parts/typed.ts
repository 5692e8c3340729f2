import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { layExam, layQuestions, type Written } from '../product/exam.ts'
import type { HerdFigures, TypedFigures } from '../report/figures.ts'
import { measureRound, middleOf } from './herds.ts'
import { type Stage, withProcessorTime } from './stage.ts'

const essayCount = 5

const essays: Written[] = Array.from({ length: 50 }, (_, index) => ({
  question: `Discuss point ${index + 1}.`,
  options: [],
  correctAnswer: [],
  type: 'essay',
  rules: { kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen', guide: '', rubric: [] },
}))

/** What is typed, beside what is chosen, in one and the same server: only the two compare. */
export async function measureTyped(stage: Stage): Promise<TypedFigures> {
  const { product, school, questionIds, pace, say } = stage
  const { lanes } = pace.typed
  const essayIds = await layQuestions(product, school, essays)
  const submits = await submitsOf(stage, essayIds)
  say(`opening exams for ${lanes} candidates who choose, and who type`)
  const halls = { choice: await openHall(stage, questionIds), text: await openHall(stage, essayIds) }
  const found = { choice: [] as number[], text: [] as number[] }
  for (const kind of ['choice', 'text'] as const) await saves(stage, halls[kind], pace.warmUpMs)
  // In turn, so that an hour in which the machine is faster is so for both.
  for (let round = 1; round <= pace.rounds; round++) {
    for (const kind of ['choice', 'text'] as const) found[kind].push(await saves(stage, halls[kind], pace.measureMs))
  }
  const [choiceMicros, textMicros] = [middle(found.choice), middle(found.text)]
  say(`a choice ${Math.round(choiceMicros)} µs, a text ${Math.round(textMicros)} µs`)
  return { choiceMicros, textMicros, ...submits }
}

/**
 * Whole halls that hand in papers of choices, and papers with five essays, in turn. Before the saves: what PostgreSQL still
 * has to tidy up after so many of them would be counted as theirs.
 */
async function submitsOf(stage: Stage, essayIds: string[]): Promise<Pick<TypedFigures, 'submit' | 'choiceSubmit'>> {
  const { questionIds, pace } = stage
  const mixed = [...questionIds.slice(0, -essayCount), ...essayIds.slice(0, essayCount)]
  const found = { submit: [] as HerdFigures[], choiceSubmit: [] as HerdFigures[] }
  for (let round = 1; round <= pace.rounds; round++) {
    for (const [name, ids] of [['choiceSubmit', questionIds] as const, ['submit', mixed] as const]) {
      const asked = { withSubmit: true, questionIds: ids, knows: newestRulesVersion }
      const { submit } = await measureRound(stage, pace.typed.herd, asked)
      if (submit) found[name].push(submit)
    }
  }
  return { submit: middleOf(found.submit), choiceSubmit: middleOf(found.choiceSubmit) }
}

async function openHall({ product, load, school, pace }: Stage, questionIds: string[]): Promise<string> {
  const { examId, contentHash, students } = await layExam(product, school, questionIds, pace.typed.lanes)
  const cookies = students.map(({ cookie }) => cookie)
  const order = { kind: 'start', port: product.port, hall: examId, examId, contentHash, cookies } as const
  await load.tell({ ...order, knows: newestRulesVersion })
  return examId
}

/** Processor time of a save, of everybody who saves as fast as they are answered. */
async function saves(stage: Stage, hall: string, durationMs: number): Promise<number> {
  const { outcome, cpuMicros } = await withProcessorTime(stage, 'saves', () =>
    stage.load.measure({ kind: 'closed', hall, lanes: stage.pace.typed.lanes, durationMs }),
  )
  return cpuMicros / outcome.count
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
