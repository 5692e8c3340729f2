import { readQuantity } from './meaning.ts'
import type { Made } from './template.ts'
import { template } from './template.ts'

/**
 * A template whose options are no number of its stem. A slip that comes to one is left out, and so is one below 0 or with odd kobo;
 * where the right answer is one of these, the numbers are drawn anew.
 */
export const cleanTemplate: typeof template = (given) =>
  template({
    ...given,
    make(draw) {
      const made: Made = given.make(draw)
      const stem = numbersOf(made.ask)
      const isClean = (option: string) => {
        const value = readQuantity(option)?.value
        return value === undefined || (value > 0 && !stem.has(value) && !/₦.*\.\d/.test(option))
      }
      draw.need(isClean(made.answer))
      return { ...made, slips: Object.fromEntries(Object.entries(made.slips).filter(([, option]) => isClean(option))) }
    },
  })

function numbersOf(text: string): Set<number> {
  const plain = text.replaceAll('{,}', '').replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
  return new Set((plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number))
}
