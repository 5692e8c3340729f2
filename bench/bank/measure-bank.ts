import { fill, tidy } from '@sabimark/seed/fill.ts'
import { type Asker, openAsker, textIn } from '../growth/ask.ts'
import { type CallFigures, measured } from '../growth/measured.ts'
import { readSeededSchool, type SeededSchool } from '../growth/seeded-school.ts'
import { processorTime } from '../product/processes.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import { type ActFigures, middleOf } from '../roster/acts.ts'
import { type Looks, measureLooks } from '../roster/looks.ts'
import { type BankSize, fillBank } from './fill-bank.ts'

/** How often each list is asked for, and how often a file of so many questions is added and undone. */
export type BankPace = BankSize & { looks: number; rounds: number; imported: number }

export type BankFigures = {
  looks: Record<string, CallFigures & { boundMicros: number }>
  /** A whole file, by pieces as the page sends it: how long whoever confirmed it waited. */
  confirmed: ActFigures
  undone: ActFigures
}

const pageMicros = 10_000
const searchMicros = 60_000
const figuresMicros = 80_000
/** Two milliseconds for each. */
const duplicatesMicros = 200_000
const inPiece = 50

/** What the bank costs where a school has gathered questions for years. */
export async function measureBank(pace: BankPace, say: (line: string) => void): Promise<BankFigures> {
  say(`bank: starting a production server with a bank of ${pace.questions} questions`)
  const product = await startProduct()
  const asker = openAsker(product.port)
  try {
    const scale = { schools: 1, students: 9, attempts: 9, events: 9, questions: 1 }
    const { schoolIds, password } = await fill({ ownerUrl: product.ownerUrl, scale })
    const school = await readSeededSchool(product, schoolIds[0] ?? '', password)
    await fillBank(product, asker, school, pace)
    await tidy(product.ownerUrl)
    say('bank: looking at it')
    const found: BankFigures['looks'] = {}
    for (const [who, cookie] of [
      ['administrator', school.teacherCookie],
      ['teacher', school.author.cookie],
    ] as const) {
      const looks = await planLooks(asker, cookie, school.subjectId)
      const figures = await measureLooks(product, asker, { cookie, looks, count: pace.looks })
      for (const [name, figure] of Object.entries(figures)) {
        found[`${who}: ${name}`] = { ...figure, boundMicros: looks[name]?.boundMicros ?? Number.NaN }
      }
    }
    const asked = Array.from({ length: pace.looks }, (_, number) => duplicatesOf(number))
    const duplicates = await measured(product, asked, async (questions) => {
      const answer = await asker.post('/questions/duplicates', { questions }, school.author.cookie)
      if (!Array.isArray(Reflect.get(Object(answer), 'duplicates'))) throw new Error('No duplicates were looked for.')
    })
    found['duplicates of 100 questions'] = { ...duplicates, boundMicros: duplicatesMicros }
    say(`bank: adding a file of ${pace.imported} questions and undoing it`)
    return { looks: found, ...(await measureImports(product, asker, school, pace)) }
  } finally {
    asker.close()
    await product.stop()
  }
}

/** Every way to look at the bank: each filter, both orders, a search, the figures. */
async function planLooks(asker: Asker, cookie: string, subjectId: string): Promise<Looks> {
  const looks: Looks = {}
  const add = (name: string, query: Record<string, string>, boundMicros = pageMicros) => {
    looks[name] = { path: `/questions?${new URLSearchParams(query)}`, boundMicros }
  }
  add('all', {})
  add('one subject', { subjectId })
  add('one subject, type and difficulty', { subjectId, type: 'multiple_choice', difficulty: 'Hard' })
  add('one topic', { topic: 'Topic 8' })
  add('archived', { status: 'archived' })
  add('by topic', { sort: 'topic' })
  const second = await asker.get(`/questions?${new URLSearchParams({ sort: 'topic' })}`, cookie)
  const cursor: unknown = Reflect.get(Object(second), 'nextCursor')
  if (typeof cursor === 'string') add('by topic, further on', { sort: 'topic', cursor })
  add('search, in every question', { search: 'delta statement' }, searchMicros)
  add('search, in one question', { search: 'statement 4321' }, searchMicros)
  looks.figures = { path: '/questions/figures', boundMicros: figuresMicros }
  looks['figures of one subject'] = { path: `/questions/figures?subjectId=${subjectId}`, boundMicros: figuresMicros }
  return looks
}

/** Adds a file as the review does, after asking what of it is there already, and takes it back. */
async function measureImports(
  product: Product,
  asker: Asker,
  { teacherCookie: cookie, subjectId }: SeededSchool,
  { imported, rounds }: BankPace,
): Promise<Pick<BankFigures, 'confirmed' | 'undone'>> {
  const timed = async (work: () => Promise<void>): Promise<ActFigures> => {
    const [before, began] = [processorTime(product.pid), performance.now()]
    await work()
    const [tookMs, after] = [performance.now() - began, processorTime(product.pid)]
    return { tookMs, cpuMicros: after.node - before.node + after.postgres - before.postgres }
  }
  const confirmed: ActFigures[] = []
  const undone: ActFigures[] = []
  for (let round = 1; round <= rounds; round++) {
    const questions = Array.from({ length: imported }, (_, position) => ({
      position,
      question: questionOf(subjectId, `${round}.${position}`),
    }))
    let importId = ''
    confirmed.push(
      await timed(async () => {
        const head = { fileName: 'SS2.csv', format: 'csv', foundCount: imported, leftOutCount: 0 }
        importId = textIn(await asker.post('/questions/imports', head, cookie), 'importId')
        for (let first = 0; first < imported; first += inPiece) {
          const piece = questions.slice(first, first + inPiece)
          const answer = await asker.post(`/questions/imports/${importId}`, { questions: piece }, cookie)
          const taken: unknown = Reflect.get(Object(answer), 'answers')
          if (!Array.isArray(taken) || taken.some(({ id }) => typeof id !== 'string')) {
            throw new Error(`A piece of a file was answered with ${JSON.stringify(answer).slice(0, 300)}`)
          }
        }
      }),
    )
    undone.push(await timed(async () => void (await asker.post(`/acts/${importId}/undo`, {}, cookie))))
  }
  return { confirmed: middleOf(confirmed), undone: middleOf(undone) }
}

/** A hundred questions as the review asks about them; some are there. */
function duplicatesOf(number: number) {
  return Array.from({ length: 100 }, (_, position) => {
    const name = number * 1_000 + position
    const question = `What follows from statement ${name} about the rivers, the rains and the trade of the delta?`
    return { position, question, options: [`The first of ${name}`, `The second of ${name}`] }
  })
}

function questionOf(subjectId: string, name: string) {
  return {
    subjectId,
    type: 'multiple_choice',
    question: `Which of these is the capital of state ${name}?`,
    options: [`Town A of ${name}`, `Town B of ${name}`, `Town C of ${name}`],
    correctAnswer: 1,
    topic: 'Towns',
    marksHundredths: 100,
    timeAllocationMinutes: 1,
  }
}
