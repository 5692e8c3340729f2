import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { countedQuestions, type Placed, placedItems, type SubjectBank, type TopicFile } from '../make/subject.ts'

/** By `item@version`, a hash of everything its counted questions say. */
type Pins = Record<string, string>

const fileOf = (bank: SubjectBank, file: TopicFile) =>
  join(dirname(import.meta.dirname), bank.folder, `${file.name}.pins.json`)
const keyOf = ({ item }: Placed) => `${item.id}@${item.version}`

function pinOf(placed: Placed): string {
  const said = countedQuestions(placed).map(({ source, text, options, right, explanation }) => [
    source,
    text,
    options,
    right,
    explanation,
  ])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)
}

function readPins(path: string): Pins {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** What was published and says something else now, and what counts without a pin. */
export function pinFaults(bank: SubjectBank): string[] {
  return placedItems(bank).flatMap((placed) => {
    if (countedQuestions(placed).length === 0) return []
    const pinned = readPins(fileOf(bank, placed.file))[keyOf(placed)]
    if (pinned === undefined) return [`${placed.path}@${placed.item.version} has no pin: npm run ready-made -- pin`]
    if (pinned !== pinOf(placed))
      return [
        `${placed.path}@${placed.item.version} is not what was published: mend it as version ${placed.item.version + 1}`,
      ]
    return []
  })
}

/** Writes the pins that are missing, and answers those refused. `redrawn` are paths nobody has been given yet. */
export function writePins(bank: SubjectBank, redrawn: readonly string[]): string[] {
  const refused: string[] = []
  for (const file of bank.files) {
    const path = fileOf(bank, file)
    const pins = readPins(path)
    for (const placed of placedItems(bank).filter((one) => one.file === file && countedQuestions(one).length > 0)) {
      const [key, pin] = [keyOf(placed), pinOf(placed)]
      const isFree =
        pins[key] === undefined || redrawn.includes(placed.path) || redrawn.includes(`${bank.folder}.${file.name}`)
      if (isFree) pins[key] = pin
      else if (pins[key] !== pin) refused.push(`${placed.path}@${placed.item.version}`)
    }
    const sorted = Object.fromEntries(Object.entries(pins).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (Object.keys(sorted).length > 0) writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
  }
  return refused
}
