import type { PrintedOrder } from '@sabimark/domain/exam/printed-orders.ts'

/** What stands at the top of every page of a paper, its answer sheet and its key, so that they find each other. */
export function orderLine(title: string, { name, code }: Pick<PrintedOrder, 'name' | 'code'>): string {
  return `${title} · Order ${name} · ${code}`
}

const [fewest, most, wordsOnLine] = [6, 40, 9]

/** How many lines an essay gets on the answer sheet: for its words, or else for its marks. */
export function lineCount(maxWords: number | null, marksHundredths: number): number {
  const wanted = maxWords === null ? marksHundredths / 50 : maxWords / wordsOnLine
  return Math.min(most, Math.max(fewest, Math.ceil(wanted)))
}
