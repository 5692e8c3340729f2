import { mostMatched, mostRegistered } from '@sabimark/contract/people/students/register.contract.ts'
import { type Asker, textIn } from '../growth/ask.ts'
import { processorTime } from '../product/processes.ts'
import type { Product } from '../product/start-product.ts'
import { type ActFigures, middleOf } from './acts.ts'

/** A register of so many: all of them added, whom its rows mean then, and all taken back. */
export type RegisterFigures = Record<'added' | 'matched' | 'undone', ActFigures>

type Order = { cookie: string; classId: string; rows: number; rounds: number }
type Answers = { answers: { id: string | null; fields: unknown[] }[] }
type Row = ReturnType<typeof aRow>

/** Brings students nobody knows yet as the review does, piece by piece, and undoes it; the middle round of each counts. */
export async function measureRegister(product: Product, asker: Asker, order: Order): Promise<RegisterFigures> {
  const { cookie, rounds } = order
  const rows = registerOf(order)
  const found: Record<keyof RegisterFigures, ActFigures[]> = { added: [], matched: [], undone: [] }
  const took = async <T>(step: keyof RegisterFigures, work: () => Promise<T>): Promise<T> => {
    const before = processorTime(product.pid)
    const began = performance.now()
    const outcome = await work()
    const tookMs = performance.now() - began
    const after = processorTime(product.pid)
    found[step].push({ tookMs, cpuMicros: after.node - before.node + after.postgres - before.postgres })
    return outcome
  }
  for (let round = 0; round < rounds; round++) {
    const importId = await took('added', () => addRegister(asker, cookie, rows))
    await took('matched', async () => {
      for (const some of piecesOf(rows, mostMatched)) {
        const sought = some.map(({ values: { studentNumber, name, dateOfBirth } }) => {
          return { id: null, studentNumber, name, dateOfBirth }
        })
        const { students } = (await asker.post('/students/matches', { rows: sought }, cookie)) as {
          students: unknown[]
        }
        if (students.length !== some.length) throw new Error(`${students.length} of ${some.length} rows were known.`)
      }
    })
    await took('undone', () => undoRegister(asker, cookie, importId, rows.length))
  }
  return { added: middleOf(found.added), matched: middleOf(found.matched), undone: middleOf(found.undone) }
}

/** Adds all of these rows, and answers the id of the import. */
export async function addRegister(asker: Asker, cookie: string, rows: readonly Row[]): Promise<string> {
  const file = { fileName: 'register.xlsx', format: 'xlsx', foundCount: rows.length, leftOutCount: 0 }
  const id = textIn(await asker.post('/students/registers', file, cookie), 'importId')
  for (const some of piecesOf(rows, mostRegistered)) {
    const { answers } = (await asker.post(`/students/registers/${id}`, { rows: some }, cookie)) as Answers
    const refused = answers.find((one) => one.id === null)
    if (refused) throw new Error(`A row was refused: ${JSON.stringify(refused.fields)}`)
  }
  return id
}

/** Takes a register of so many back. */
export async function undoRegister(asker: Asker, cookie: string, importId: string, rows: number): Promise<void> {
  const { doneCount } = (await asker.post(`/acts/${importId}/undo`, {}, cookie)) as { doneCount: number }
  if (doneCount !== rows) throw new Error(`${doneCount} of ${rows} students were taken back.`)
}

/** Rows of students whom nobody knows yet. */
export const registerOf = ({ rows, classId }: Pick<Order, 'rows' | 'classId'>) =>
  Array.from({ length: rows }, (_, position) => aRow(position, classId))

/** Twelve of them have one birthday: a day does not name a person by itself. */
function aRow(position: number, className: string) {
  const day = `${2008 + (position % 7)}-${String(1 + (position % 12)).padStart(2, '0')}-15`
  const values = {
    name: `Sample Student ${position}`,
    studentNumber: `REG/${position}`,
    dateOfBirth: day,
    gender: position % 2 === 0 ? 'Female' : 'Male',
    phone: `0803${String(position).padStart(7, '0')}`,
    guardianName: `Sample Guardian ${position}`,
    className,
  }
  return { position, id: null, revision: null, values }
}

function piecesOf<T>(rows: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) => rows.slice(at * most, (at + 1) * most))
}
