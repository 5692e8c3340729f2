import { readXml } from '../source/xml.ts'
import { figurePattern, type PatternPart } from './figure-pattern.ts'

/** How a number in a cell is shown. A date keeps which of its parts are. */
export type NumberFormat =
  | { kind: 'plain' | 'percent' | 'fraction' }
  | { kind: 'pattern'; pattern: readonly PatternPart[] }
  | { kind: 'date'; hasDay: boolean; hasMonth: boolean; hasYear: boolean; hasTime: boolean }

/** The formats every spreadsheet program knows by number; those of East Asian dates are dates, too. */
const builtIn: Record<number, string> = {
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd/m/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
}

/** The number format of each cell style, in their order; undefined where the file is damaged. */
export function readNumberFormats(xml: string): NumberFormat[] | undefined {
  const codes = new Map<string, string>()
  const formats: NumberFormat[] = []
  let isInCells = false
  const isWhole = readXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(attributes.get('numFmtId') ?? '', attributes.get('formatCode') ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name !== 'xf' || !isInCells) return
      const id = attributes.get('numFmtId') ?? '0'
      const isEastern = /^(?:2[7-9]|3[0-6]|5[0-8]|7[1-9]|8[01])$/.test(id)
      formats.push(formatOf(codes.get(id) ?? builtIn[Number(id)] ?? (isEastern ? 'd/m/yyyy' : '')))
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
    text: () => {},
  })
  return isWhole ? formats : undefined
}

function formatOf(code: string): NumberFormat {
  const [first = ''] = code.split(';')
  const signs = first
    .replaceAll(/"[^"]*"|\\.|_./g, '')
    .replaceAll(/\[(?:h+|m+|s+)\]/gi, 'h')
    .replaceAll(/\[[^\][]*\]|AM\/PM|A\/P|General/gi, '')
    .toLowerCase()
  if (/[dyhs]|mmm/.test(signs)) {
    const hasTime = /[hs]/.test(signs)
    const isMonth = signs.includes('mmm') || signs.split(/[hs]/).some((part) => part.includes('m') && /[dy]/.test(part))
    return { kind: 'date', hasDay: signs.includes('d'), hasMonth: isMonth, hasYear: signs.includes('y'), hasTime }
  }
  if (signs.includes('%')) return { kind: 'percent' }
  if (/[?#0]\/[?#\d]/.test(signs)) return { kind: 'fraction' }
  const pattern = figurePattern(code)
  return pattern === undefined ? { kind: 'plain' } : { kind: 'pattern', pattern }
}
