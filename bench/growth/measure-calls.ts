import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { layExam, layQuestions } from '../product/exam.ts'
import type { Product } from '../product/start-product.ts'
import { statementsOf } from '../product/watcher.ts'
import { type Asker, openAsker, textIn } from './ask.ts'
import { type CallFigures, measured } from './measured.ts'
import type { SeededSchool } from './seeded-school.ts'

export type Calls = Record<string, CallFigures>

/** How many candidates start, save and hand in, and how often each list is asked for. */
export type CallCounts = { candidates: number; savesOfEach: number; looks: number }

const marksWithinMs = 60_000

/** Every call one after the other, so that nothing waits for anything but itself. */
export async function measureCalls(product: Product, school: SeededSchool, counts: CallCounts): Promise<Calls> {
  const asker = openAsker(product.port)
  try {
    return {
      ...(await measureSitting(product, school, counts, asker)),
      ...(await measureLists(product, school, counts, asker)),
    }
  } finally {
    asker.close()
  }
}

async function measureSitting(
  product: Product,
  school: SeededSchool,
  counts: CallCounts,
  asker: Asker,
): Promise<Calls> {
  const questionIds = await layQuestions(product, school)
  const exam = await layExam(product, school, questionIds, counts.candidates)
  // One sits first and is not counted: statements are planned and modules loaded by then.
  const [first, ...others] = exam.students
  if (!first) throw new Error('An exam has candidates.')
  const seats: { ticket: string; questionId: string; optionId: string; seq: number }[] = []
  const sitDown = async (cookie: string) => {
    const started = await asker.post(
      `/exams/${exam.examId}/start`,
      { examId: exam.examId, pageId: randomBytes(16).toString('hex') },
      cookie,
    )
    seats.push({ ticket: textIn(started, 'ticket'), ...firstPlace(started), seq: 1 })
  }
  const answer = async (seat: (typeof seats)[number] | undefined) => {
    if (!seat) throw new Error('Nobody sits there.')
    const event = { kind: 'answer', question: seat.questionId, value: [seat.optionId] }
    await save(asker, seat.ticket, { ...event, seq: seat.seq++ })
  }
  await sitDown(first.cookie)
  for (let warm = 0; warm < 20; warm++) await answer(seats[0])

  const start = await measured(product, others, ({ cookie }) => sitDown(cookie))
  const turns = Array.from({ length: counts.savesOfEach }, () => seats.slice(1)).flat()
  const saves = await measured(product, turns, answer)
  const watcher = await statementsOf(product.pools.app, school.schoolId)
  try {
    const untilMarked = async (count: number) => {
      const giveUpAt = performance.now() + marksWithinMs
      while ((await watcher.countMarked(exam.examId)) < count) {
        if (performance.now() > giveUpAt) throw new Error('Not every attempt was marked.')
        await wait(20)
      }
    }
    const handIn = (seat: (typeof seats)[number]) => save(asker, seat.ticket, { kind: 'submit', seq: seat.seq++ })
    const [early, ...later] = seats
    if (early) await handIn(early)
    await untilMarked(1)
    const submit = await measured(product, later, handIn, () => untilMarked(seats.length))
    return { save: saves, start, submit }
  } finally {
    watcher.close()
  }
}

async function measureLists(
  product: Product,
  school: SeededSchool,
  { looks }: CallCounts,
  asker: Asker,
): Promise<Calls> {
  const { mockId, author, teacherCookie } = school
  const results = `/exams/${mockId}/results`
  const pages = await cursorsOf(asker, results, author.cookie)
  const exams = await cursorsOf(asker, '/exams', teacherCookie)
  const ofAll = await cursorsOf(asker, '/results', teacherCookie)
  const middle = (cursors: string[]) => cursors[Math.floor((cursors.length - 1) / 2)]
  const asked: [string, string, string][] = [
    ['results', results, author.cookie],
    ['results, in the middle', withCursor(results, middle(pages)), author.cookie],
    ['results of all exams', '/results', teacherCookie],
    ['results of all exams, in the middle', withCursor('/results', middle(ofAll)), teacherCookie],
    ['dashboard', '/overview', teacherCookie],
    ['dashboard of a teacher', '/overview', author.cookie],
    ['exams', '/exams', teacherCookie],
    ['exams, in the middle', withCursor('/exams', middle(exams)), teacherCookie],
  ]
  const found: Calls = {}
  for (const [name, path, cookie] of asked) {
    for (let warm = 0; warm < 10; warm++) await asker.get(path, cookie)
    found[name] = await measured(product, Array(looks).fill(undefined), () => asker.get(path, cookie))
  }
  return found
}

/** Where the pages of a list after the first begin; the pages that are full, as the last may hold little. */
async function cursorsOf(asker: Asker, path: string, cookie: string): Promise<string[]> {
  const cursors: string[] = []
  let next = nextCursor(await asker.get(path, cookie))
  while (next !== null && cursors.length < 100) {
    const after = nextCursor(await asker.get(withCursor(path, next), cookie))
    if (after !== null) cursors.push(next)
    next = after
  }
  return cursors
}

function withCursor(path: string, cursor: string | undefined): string {
  return cursor === undefined ? path : `${path}?cursor=${cursor}`
}

function nextCursor(page: unknown): string | null {
  const cursor = typeof page === 'object' && page !== null ? Reflect.get(page, 'nextCursor') : null
  return typeof cursor === 'string' ? cursor : null
}

function firstPlace(started: unknown): { questionId: string; optionId: string } {
  const order: unknown = typeof started === 'object' && started !== null ? Reflect.get(started, 'order') : undefined
  const place: unknown = Array.isArray(order) ? order[0] : undefined
  const options: unknown = typeof place === 'object' && place !== null ? Reflect.get(place, 'optionIds') : undefined
  const optionId: unknown = Array.isArray(options) ? options[0] : undefined
  if (typeof optionId !== 'string') throw new Error('A paper has a question with options.')
  return { questionId: textIn(place, 'questionId'), optionId }
}

async function save(asker: Asker, ticket: string, event: { seq: number; kind: string }): Promise<void> {
  const atMs = event.seq * 10
  const outcome = await asker.post('/attempts/save', { ticket, sentAtMs: atMs, events: [{ ...event, atMs }] })
  const acked: unknown = typeof outcome === 'object' && outcome !== null ? Reflect.get(outcome, 'ackedSeq') : undefined
  if (acked !== event.seq) throw new Error(`Event ${event.seq} was not acknowledged: ${JSON.stringify(outcome)}`)
}
