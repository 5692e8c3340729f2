import type { Drawn, Item, ReadyMadeQuestion, Trust } from './question.ts'
import type { Solver } from './solver.ts'

/** A topic of the published syllabus: its code in the tree, such as `A.d`, and its name. */
export interface Topic {
  code: string
  name: string
}

/** The templates and fact tables of one file, with the solvers somebody else wrote. */
export interface TopicFile {
  name: string
  items: readonly Item[]
  solvers: readonly Solver[]
}

export interface SubjectBank {
  /** The name of the subject, as schools have it. */
  subject: string
  /** Its folder, and the first word of each source. */
  folder: string
  topics: readonly Topic[]
  files: readonly TopicFile[]
}

/** An item where it stands. */
export interface Placed {
  bank: SubjectBank
  file: TopicFile
  item: Item
  path: string
  solver: Solver | undefined
}

export function placedItems(bank: SubjectBank): Placed[] {
  return bank.files.flatMap((file) =>
    file.items.map((item) => ({
      bank,
      file,
      item,
      path: `${bank.folder}.${file.name}.${item.id}`,
      solver: file.solvers.find(({ of }) => of.includes(item.id)),
    })),
  )
}

export function trustOf({ item, solver }: Placed): Trust {
  if (item.isComputed) return solver ? 'Computed twice' : 'Not read yet'
  return item.sources.length > 0 ? 'From two sources' : 'Not read yet'
}

/** The questions of an item that a school is offered and the page may count; none of what nobody has read. */
export function countedQuestions(placed: Placed): ReadyMadeQuestion[] {
  if (trustOf(placed) === 'Not read yet') return []
  return shownQuestions(placed)
}

/** The same, whether they count or not: for who writes them. */
export function shownQuestions(placed: Placed): ReadyMadeQuestion[] {
  const known = shown.get(placed.item)
  if (known) return known
  const questions = drawQuestions(placed)
  shown.set(placed.item, questions)
  return questions
}

/** An item stands in one place, and its questions never change while a program runs. */
const shown = new WeakMap<Item, ReadyMadeQuestion[]>()

function drawQuestions(placed: Placed): ReadyMadeQuestion[] {
  return placed.item.counted(placed.path).flatMap((seed) => {
    const drawn = placed.item.render(placed.path, seed)
    return drawn ? [asQuestion(placed, seed, drawn)] : []
  })
}

export function asQuestion(placed: Placed, seed: number, drawn: Drawn): ReadyMadeQuestion {
  const { item, path, bank } = placed
  return {
    source: `${path}@${item.version}#${seed}`,
    item: path,
    subject: bank.subject,
    topic: item.topic,
    difficulty: item.difficulty,
    minutes: item.minutes,
    trust: trustOf(placed),
    ...drawn,
  }
}
