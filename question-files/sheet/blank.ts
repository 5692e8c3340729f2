import { middleOf, numberText } from '../neutral/number-text.ts'
import type { Question, RightNumber } from '../neutral/question.ts'
import { splitList } from './list.ts'
import type { RowReader } from './row-reader.ts'

/** What a blank accepts: texts, or a number where the type, a tolerance or a unit says so. */
export function readBlank(row: RowReader, isNumber: boolean): Partial<Question> {
  const typed = row.take('answer', isNumber ? 'number' : 'accepted')
  const hasBesides = row.peek('tolerance') !== '' || row.peek('unit') !== ''
  if (!isNumber && !(hasBesides && readNumber(typed))) {
    return { accepted: splitList(typed).map((text) => ({ text, percent: 100 })) }
  }
  if (typed === '') return {}
  const found = readNumber(typed) ?? { value: typed, tolerance: null, unit: null }
  if (found.unit !== null && row.peek('unit') === '') row.guess('number', `“${found.unit}” was taken as the unit.`)
  const tolerance = row.take('tolerance', 'number')
  return {
    number: {
      value: found.value,
      tolerance:
        tolerance === '' ? found.tolerance : (numberText(tolerance.replace(/^(?:±|\+\/?-)\s*/, '')) ?? tolerance),
      unit: row.take('unit', 'number') || found.unit,
    },
  }
}

/** '9.8', '9.8 ± 0.1', '3.2..3.4' and '5 cm'; null for no number. */
function readNumber(typed: string): RightNumber | null {
  const plain = numberText(typed)
  if (plain !== null) return { value: plain, tolerance: null, unit: null }
  const [low, high, ...more] = typed.split(/\.{2,}/).map(numberText)
  if (low && high && more.length === 0) {
    const middle = middleOf(low, high)
    return middle && { ...middle, unit: null }
  }
  const [value = null, tolerance = null, ...others] = typed.split(/±|\+\/?-/).map(numberText)
  if (value !== null && tolerance !== null && others.length === 0) return { value, tolerance, unit: null }
  const withUnit = /^([^\p{L}%°]+)([\p{L}%°].*)$/su.exec(typed)
  const amount = numberText(withUnit?.[1] ?? '')
  return amount === null ? null : { value: amount, tolerance: null, unit: withUnit?.[2]?.trim() ?? null }
}
