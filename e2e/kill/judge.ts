import { contract } from '@sabimark/contract/contract.ts'
import { call } from './call.ts'
import type { Candidate } from './candidate.ts'
import { checkLog } from './check-log.ts'
import { checkMarks } from './check-marks.ts'
import { checkRest, damageInLog, readEverything, stuckWork } from './check-rest.ts'
import { type Ask, inDatabase } from './database.ts'
import { untilTrue } from './patience.ts'
import { processesOn } from './processes.ts'
import type { School } from './school.ts'
import type { Tools } from './session.ts'

/** Everything that is there when all exams are over, and that the product ends well. */
export async function judge(tools: Tools, all: Candidate[], school: School): Promise<void> {
  const { product, session } = tools
  const { dataDir } = product
  const look: Look = (work) => inDatabase(dataDir, work)
  await judgeExams({ ...tools, patienceMs: tools.options.patienceMs, look }, all, school)
  session.problems.push(...damageInLog(dataDir))
  // Whoever sits at the terminal gets sentences, whatever was killed.
  const stack = /^.*(Unhandled|Uncaught).*$|^\s+at .*$/m.exec(product.printed())?.[0]
  if (stack !== undefined) session.problems.push(`the terminal showed a fault of the program: ${stack.trim()}`)
  const code = await product.stop()
  if (code !== 0) session.problems.push(`told to stop, the server ended with ${code}`)
  const left = await processesOn(dataDir)
  if (left.length > 0) session.problems.push(`still running after the end: ${left.join('; ')}`)
}

type Look = <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
type Judged = Pick<Tools, 'session' | 'say'> & { patienceMs: number; look: Look }

/** What is there when all exams are over and the clock has ended those of whoever left. */
export async function judgeExams(
  { patienceMs, session, say, look }: Judged,
  all: Candidate[],
  school: School,
): Promise<void> {
  const leavers = all.filter(({ script }) => !script.handsIn)
  if (leavers.length > 0) say('waiting for the clock to end the attempts of those who left')
  const examIds = [...new Set(leavers.map(({ examId }) => examId))]
  const unmarked = () =>
    look((ask) =>
      ask(
        `SELECT 1 FROM exam_attempts a LEFT JOIN results r ON r.attempt_id = a.id WHERE a.exam_id = ANY ($1) AND r.id IS NULL`,
        [examIds],
      ),
    )
  const note = (error: unknown) => session.problems.push(error instanceof Error ? error.message : String(error))
  await untilTrue(
    'every attempt is closed and marked',
    patienceMs,
    async () => (await unmarked()).length === 0,
    500,
  ).catch(note)
  let stuck: string[] = []
  const isIdle = async () => {
    stuck = await look(stuckWork)
    return stuck.length === 0
  }
  await untilTrue('no work is stuck', patienceMs, isIdle, 500).catch(() => session.problems.push(...stuck))

  await look(async (ask) => {
    const log = await checkLog(ask, all)
    const marks = await checkMarks(ask, all)
    session.acknowledged = log.acknowledged
    session.lookedFor += log.acknowledged
    session.outcomes = marks.outcomes
    session.problems.push(...log.problems, ...marks.problems, ...(await checkRest(ask, all)))
    say(`${await readEverything(ask)} rows of all tables read`)
  })
  await askAsStaff(school, all, session.problems)
}

/** The results as the school's staff see them. */
async function askAsStaff(school: School, all: Candidate[], problems: string[]): Promise<void> {
  for (const examId of new Set(all.map((candidate) => candidate.examId))) {
    let cursor: string | null = null
    let marked = 0
    do {
      const page: { items: { state: string }[]; nextCursor: string | null } = await call(
        school.admin,
        contract.result.listForExam,
        { examId, ...(cursor === null ? {} : { cursor }) },
      )
      marked += page.items.filter(({ state }) => state === 'marked').length
      cursor = page.nextCursor
    } while (cursor !== null)
    const wanted = all.filter((candidate) => candidate.examId === examId).length
    if (marked !== wanted) problems.push(`the school sees ${marked} marked attempts of ${wanted}`)
  }
}
