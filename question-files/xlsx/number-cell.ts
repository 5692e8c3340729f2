import type { Cell } from '../sheet/table.ts'
import { patternText } from './figure-pattern.ts'
import type { NumberFormat } from './number-formats.ts'

/** How a workbook counts days, and the years in which somebody worked on it. */
export type Calendar = { is1904: boolean; years: ReadonlySet<number> }

/** The number of a cell as the sheet shows it. What a spreadsheet made a date of is taken back as it was likely typed, and said. */
export function numberCell(raw: string, format: NumberFormat | undefined, { is1904, years }: Calendar): Cell {
  const amount = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(amount)) return cell(raw)
  if (format?.kind === 'date') return dateCell(amount + (is1904 ? 1_462 : 0), format, years)
  if (format?.kind === 'percent') return cell(`${plain(amount * 100)}%`)
  if (format?.kind === 'pattern') return cell(patternText(amount, format.pattern) ?? plain(amount))
  return cell(format?.kind === 'fraction' ? fraction(amount) : plain(amount))
}

function cell(text: string): Cell {
  return { text, length: text.length }
}

/** As many figures as spreadsheets keep: 0.1 + 0.2 is 0.3. */
function plain(amount: number): string {
  return String(Number(amount.toPrecision(15)))
}

function fraction(amount: number): string {
  const whole = Math.trunc(amount)
  const rest = Math.abs(amount - whole)
  for (let below = 1; below < 100; below += 1) {
    const above = Math.round(rest * below)
    if (Math.abs(above / below - rest) > 1e-9) continue
    if (above === 0) return plain(whole)
    return whole === 0 ? `${amount < 0 ? '-' : ''}${above}/${below}` : `${whole} ${above}/${below}`
  }
  return plain(amount)
}

type DateFormat = Extract<NumberFormat, { kind: 'date' }>

const months = 'January February March April May June July August September October November December'.split(' ')

function dateCell(serial: number, format: DateFormat, years: ReadonlySet<number>): Cell {
  if (serial < 0 || serial > 2_958_466) return cell(plain(serial))
  // Day 60 is 29 February 1900, which never was.
  const date = new Date(Math.round((serial - 25_569 + (serial < 60 ? 1 : 0)) * 86_400_000))
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()]
  const name = months[month - 1] ?? ''
  const held = { day: date.toISOString().slice(0, 10) }
  const time = `${date.getUTCHours()}:${format.hasMonth ? String(date.getUTCMinutes()).padStart(2, '0') : date.getUTCMinutes()}`
  if (!format.hasDay && !format.hasMonth && !format.hasYear) return guessed(time, `the time ${time}`)
  const said = `${format.hasDay ? `${day} ` : ''}${name}${format.hasYear ? ` ${year}` : ''}`
  if (!format.hasDay)
    return guessed(format.hasYear ? `${name.slice(0, 3)}-${String(year).slice(2)}` : name, `the month ${said}`)
  const short = `${day}/${month}`
  const others = [...(day <= 12 && day !== month ? [`${month}/${day}`] : []), `${day}-${month}`]
  if (!format.hasYear)
    return { ...guessed(`${short}${format.hasTime ? ` ${time}` : ''}`, `the date ${said}`, others), ...held }
  // A day of the year the sheet was made in: a spreadsheet adds that year by itself.
  if (years.has(year) && !format.hasTime)
    return { ...guessed(short, `the date ${said}`, [...others, `${short}/${year}`]), ...held }
  return { ...guessed(`${short}/${year}${format.hasTime ? ` ${time}` : ''}`, `the date ${said}`, others), ...held }
}

function guessed(text: string, held: string, others: string[] = []): Cell {
  const beside = others.length === 0 ? '' : ` If ${others.join(' or ')} was typed, mend it.`
  return { ...cell(text), guess: `The sheet holds ${held} here, which was read as ${text}.${beside}` }
}
