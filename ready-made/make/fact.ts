import type { Difficulty } from '@sabimark/domain/bank/question.ts'
import { seededRandom, shuffled } from '@sabimark/domain/exam/seeded-random.ts'
import { meaning } from './meaning.ts'
import type { Drawn, Item } from './question.ts'
import { place } from './template.ts'

/** A row of a fact table. `sources` are pages (name and address) that say the same and do not copy each other: two at least. */
export interface Fact {
  sources: readonly string[]
}

interface Relation<Row extends Fact> {
  /** Unique in its file: words with dashes. */
  id: string
  version?: number
  topic: string
  difficulty: Difficulty
  minutes?: number
  /** Once published a table is closed: further rows are a table of their own, or the wrong options of these would change. */
  rows: readonly Row[]
  ask(row: Row): string
  answer(row: Row): string
  /** Ends in the answer. */
  work(row: Row): string
  /** How alike two rows are, the higher the liker: the answers of the likest are the wrong options. */
  alike?(row: Row, other: Row): number
  /** Rows whose answer might be right for this one as well, beside those with the same text. */
  alsoTrue?(row: Row, other: Row): boolean
  /** Three of the row's own, where answers of other rows are no choice: syllables of one word. */
  wrong?(row: Row): readonly string[]
}

/** One relation of a fact table, a question a row; the other way round is a relation of its own. */
export function facts<Row extends Fact>(given: Relation<Row>): Item {
  const sources = [...new Set(given.rows.flatMap((row) => row.sources))]
  const isSourced = given.rows.every((row) => hostsOf(row.sources).size >= 2)
  const render = (path: string, seed: number) => renderFact(given, path, seed)
  return {
    id: given.id,
    version: given.version ?? 1,
    topic: given.topic,
    difficulty: given.difficulty,
    minutes: given.minutes ?? 1,
    isComputed: false,
    sources: isSourced ? sources : [],
    render,
    counted: (path) => given.rows.map((_, index) => index + 1).filter((seed) => render(path, seed) !== null),
  }
}

function renderFact<Row extends Fact>(given: Relation<Row>, path: string, seed: number): Drawn | null {
  const row = given.rows[seed - 1]
  if (!row) return null
  const [text, answer] = [given.ask(row), given.answer(row)]
  const wrong = given.wrong
    ? given.wrong(row).map((option): [string, string] => ['wrong for this one', option])
    : ofOthers(given, path, seed, row)
  if (wrong.length < 3) return null
  return { ...place(path, seed, answer, wrong), text, explanation: given.work(row), sources: [...row.sources] }
}

function ofOthers<Row extends Fact>(
  given: Relation<Row>,
  path: string,
  seed: number,
  row: Row,
): Array<[string, string]> {
  const [text, answer] = [given.ask(row), given.answer(row)]
  // Another row with the same question has another right answer, so no row of that answer may be wrong here.
  const true_ = given.rows.filter((other) => given.ask(other) === text || given.alsoTrue?.(row, other))
  const taken = new Set([answer, ...true_.map(given.answer)].map(meaning))
  const others = shuffled(given.rows, seededRandom(`${path} wrong ${seed}`))
  const likest = others.toSorted((a, b) => (given.alike?.(row, b) ?? 0) - (given.alike?.(row, a) ?? 0))
  const wrong: Array<[string, string]> = []
  for (const other of likest) {
    const option = given.answer(other)
    if (wrong.length === 3 || taken.has(meaning(option))) continue
    taken.add(meaning(option))
    wrong.push([`that of another: ${given.ask(other)}`, option])
  }
  return wrong
}

/** Two pages of one site are one source. */
function hostsOf(sources: readonly string[]): Set<string> {
  return new Set(sources.map((source) => /https?:\/\/(?:www\.)?([^/\s]+)/.exec(source)?.[1] ?? source))
}
