import { people, towns } from '../make/nigeria.ts'
import type { ReadyMadeQuestion } from '../make/question.ts'
import { countedQuestions, type Placed, placedItems, type SubjectBank } from '../make/subject.ts'

const leastForShares = 60
/** Of χ² with three degrees of freedom: beyond it, places are uneven in one of a thousand banks. */
const mostChiSquare = 16.27
const mostLongest = 0.35
const shares = { Easy: 0.3, Medium: 0.5, Hard: 0.2 } as const
const mostOff = 0.1 + 1e-9

/** What is wrong with a subject as a whole, as sentences. */
export function subjectFaults(bank: SubjectBank): string[] {
  const placed = placedItems(bank)
  const questions = placed.flatMap(countedQuestions)
  return [
    ...registryFaults(bank, placed),
    ...alikeFaults(placed),
    ...(questions.length < leastForShares ? [] : shareFaults(questions)),
  ]
}

function registryFaults(bank: SubjectBank, placed: readonly Placed[]): string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  const leaves = new Set(
    bank.topics
      .map(({ code }) => code)
      .filter((code) => !bank.topics.some((topic) => topic.code.startsWith(`${code}.`))),
  )
  for (const { path, item, file } of placed) {
    if (seen.has(path)) faults.push(`${path} is there twice`)
    seen.add(path)
    if (!/^[a-z][a-z0-9-]*$/.test(item.id)) faults.push(`${path}: an id is words with dashes`)
    if (!leaves.has(item.topic)) faults.push(`${path}: ${item.topic} is no leaf of the topic tree`)
    if (file.solvers.filter(({ of }) => of.includes(item.id)).length > 1) faults.push(`${path} has two solvers`)
  }
  for (const { name, items, solvers } of bank.files) {
    for (const id of solvers.flatMap(({ of }) => of)) {
      if (!items.some((item) => item.id === id)) faults.push(`${name}: a solver is for ${id}, which is not there`)
    }
  }
  return faults
}

/** Two templates must ask something different, not the same with other numbers, names or towns. */
function alikeFaults(placed: readonly Placed[]): string[] {
  const first = new Map<string, string>()
  return placed.flatMap((one) => {
    const stems = new Set(countedQuestions(one).map((question) => skeleton(question.text)))
    return [...stems].flatMap((stem) => {
      const other = first.get(stem)
      first.set(stem, one.path)
      return other && other !== one.path ? [`${one.path} asks what ${other} asks: ${stem}`] : []
    })
  })
}

const names = new RegExp(`\\b(?:${[...people, ...towns].join('|')})\\b`, 'g')

export const skeleton = (text: string) =>
  text
    .replaceAll(names, 'N')
    .replaceAll(/\d[\d,.]*\d|\d/g, '#')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

function shareFaults(questions: readonly ReadyMadeQuestion[]): string[] {
  const faults: string[] = []
  const total = questions.length
  const expected = total / 4
  const chiSquare = [0, 1, 2, 3]
    .map((place) => (questions.filter(({ right }) => right === place).length - expected) ** 2 / expected)
    .reduce((sum, part) => sum + part, 0)
  if (chiSquare > mostChiSquare) faults.push(`the right place is uneven: χ² is ${chiSquare.toFixed(1)}`)
  const longest = questions.filter(isRightLongest).length / total
  if (longest > mostLongest) faults.push(`the right option is the longest in ${Math.round(longest * 100)}%`)
  for (const [difficulty, share] of Object.entries(shares)) {
    const found = questions.filter((question) => question.difficulty === difficulty).length / total
    if (Math.abs(found - share) > mostOff) {
      faults.push(`${Math.round(found * 100)}% are ${difficulty}, ${share * 100}% ± 10 are meant to be`)
    }
  }
  return faults
}

/** Longer than every other option as it is read. */
function isRightLongest({ options, right }: ReadyMadeQuestion): boolean {
  const lengths = options.map((option) => option.replaceAll(/[${}\\]|\\[a-z]+/g, '').length)
  return lengths.every((length, index) => index === right || length < (lengths[right] ?? 0))
}
