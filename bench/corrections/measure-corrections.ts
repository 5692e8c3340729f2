import { setTimeout as wait } from 'node:timers/promises'
import { type Asker, openAsker } from '../growth/ask.ts'
import { measureRound } from '../parts/herds.ts'
import { savesBeside } from '../parts/saves-beside.ts'
import { type Stage, withProcessorTime } from '../parts/stage.ts'
import type { CorrectionsFigures } from '../report/figures.ts'

type Key = { askings: { options: { id: string }[]; correctOptionIds: string[] }[] }
type Listed = { toMarkCount: number; questions: { questionId: string }[] }

/** A hall hands in; then the key of a question is put right again and again, first alone and then while others save. */
export async function measureCorrections(stage: Stage): Promise<CorrectionsFigures> {
  const { product, school, pace, say } = stage
  const { papers, rounds } = pace.corrections
  const { examId } = await measureRound(stage, papers, { withSubmit: true })
  const asker = openAsker(product.port)
  try {
    const exam = examOf(asker, examId, school.teacherCookie)
    const tried: number[] = []
    const marked: number[] = []
    const micros: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const asked = await exam.nextLetter()
      const began = performance.now()
      const { seen } = (await exam.post('/corrections/try', asked)) as { seen: string }
      tried.push(performance.now() - began)
      const { outcome, cpuMicros } = await withProcessorTime(
        stage,
        'a correction',
        async () => await exam.correct(asked, seen),
      )
      marked.push(outcome)
      micros.push(cpuMicros)
    }
    const asked = await exam.nextLetter()
    const { seen } = (await exam.post('/corrections/try', asked)) as { seen: string }
    const saves = await savesBeside(stage, pace.measureMs / 4, () => exam.correct(asked, seen))
    const found = {
      triedMs: middleOf(tried),
      markedMs: middleOf(marked),
      cpuMs: middleOf(micros) / 1000,
      ...{ aloneP99Ms: saves.aloneP99Ms, saveP99Ms: saves.saveP99Ms },
    }
    say(
      `${papers} papers: who moves in ${Math.round(found.triedMs)} ms, marked again in ${Math.round(found.markedMs)} ms by ${Math.round(found.cpuMs)} ms of processor; 99 % of the saves meanwhile in ${saves.saveP99Ms.toFixed(1)} ms, alone ${saves.aloneP99Ms.toFixed(1)} ms`,
    )
    return found
  } finally {
    asker.close()
  }
}

/** The exam as whoever puts its first question right asks about it. */
function examOf(asker: Asker, examId: string, cookie: string) {
  const list = async () => (await asker.get(`/exams/${examId}/corrections`, cookie)) as Listed
  const post = (path: string, body: object) => asker.post(`/exams/${examId}${path}`, { examId, ...body }, cookie)
  return {
    post,
    /** The letter behind the one that is right now. */
    nextLetter: async () => {
      const [question] = (await list()).questions
      if (!question) throw new Error('The exam has no question.')
      const { questionId } = question
      const key = (await asker.get(`/exams/${examId}/questions/${questionId}/key`, cookie)) as Key
      const { options = [], correctOptionIds = [] } = key.askings[0] ?? {}
      const at = options.findIndex(({ id }) => correctOptionIds.includes(id))
      const next = options[(at + 1) % options.length]?.id ?? ''
      return { correction: { kind: 'correct', questionId, right: { optionIds: [next], texts: [] } } }
    },
    /** Until no paper is marked by an older key, in milliseconds. */
    correct: async (asked: object, seen: string) => {
      const began = performance.now()
      await post('/corrections', { ...asked, seen, reason: 'Wrong letter in the key' })
      while ((await list()).toMarkCount > 0) await wait(50)
      return performance.now() - began
    },
  }
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
