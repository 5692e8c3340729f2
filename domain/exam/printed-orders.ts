import { optionLetter } from '../bank/option.ts'
import { type AuthorOrder, buildPaper, type Paper, type Shuffling } from './paper.ts'
import { seededRandom } from './seeded-random.ts'
import type { ExamContent } from './version.ts'

/** What the two orders of a printed paper are called: neighbours in a hall get different ones. */
export const printedNames = ['A', 'B'] as const
export type PrintedName = (typeof printedNames)[number]

/** `code` stands on the paper, its answer sheet and its key: of another version of the exam, or another order, it is another. */
export type PrintedOrder = { name: PrintedName; code: string; order: Paper['order'] }

/** Among so many draws the second order is the one least like the first. */
const draws = 12

/**
 * The orders in which an exam is printed, by the program that makes candidates' papers: the same at every printing of one version.
 * One alone where all candidates have the same order, as in an exam that shuffles nothing.
 */
export function printedOrders(
  content: ExamContent,
  { examId, ...shuffling }: Shuffling & { examId: string },
  authorOrder: AuthorOrder,
): PrintedOrder[] {
  const drawn = (seed: string) => buildPaper(content, `printed:${examId}:${seed}`, shuffling, authorOrder).order
  const first = drawn('A')
  const others = Array.from({ length: draws }, (_, draw) => drawn(`B${draw}`))
  const [second] = [...others].sort((one, other) => alike(one, first) - alike(other, first))
  const isOther = second !== undefined && alike(second, first) < placesOf(first)
  return [printed('A', first), ...(isOther ? [printed('B', second)] : [])]
}

/** The letters of right options as they stand in one order: '' where there are none. */
export function lettersOf(optionIds: readonly string[], rightIds: readonly string[]): string[] {
  return optionIds.flatMap((id, place) => (rightIds.includes(id) ? optionLetter(place) : []))
}

/** How many questions and options stand where they stand in the other order, under the same number and letter. */
function alike(one: Paper['order'], other: Paper['order']): number {
  return one.reduce((sum, { questionId, optionIds }, place) => {
    const there = other[place]
    if (there?.questionId !== questionId) return sum
    return sum + 1 + optionIds.filter((id, letter) => there.optionIds[letter] === id).length
  }, 0)
}

const placesOf = (order: Paper['order']) => order.reduce((sum, { optionIds }) => sum + 1 + optionIds.length, 0)

function printed(name: PrintedName, order: Paper['order']): PrintedOrder {
  return { name, code: codeOf(JSON.stringify(order)), order }
}

/** Without what is misread on paper. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

function codeOf(text: string): string {
  const random = seededRandom(text)
  return Array.from({ length: 5 }, () => signs[Math.floor(random() * signs.length)]).join('')
}
