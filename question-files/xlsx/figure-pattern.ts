/** A place of a pattern: 0 always shows a figure, # only where there is one; a text stands as it is. */
export type PatternPart = { figure: '0' | '#' } | { text: string }

const parts = /"([^"]*)"|\\(.)|_.|\*.|\[[^\][]*\]|([0#?])|([-/ ():+])|(.)/gsu

/** More is no format that somebody chose. */
const longest = 100

/**
 * A number format that says more of a whole number than the number: `000` shows 1 as 001, `"GC/"0000` as GC/0001. Undefined for every
 * other: one with thousands, places behind the point or an exponent, and one that shows the bare number.
 */
export function figurePattern(code: string): readonly PatternPart[] | undefined {
  if (code.length > longest) return undefined
  const pattern: PatternPart[] = []
  for (const [, quoted, escaped, figure, sign, other] of code.matchAll(parts)) {
    // Behind it stands how others look: those below nothing, and nothing itself.
    if (other === ';') break
    if (other !== undefined) return undefined
    const text = quoted ?? escaped ?? sign
    if (figure !== undefined) pattern.push({ figure: figure === '0' ? '0' : '#' })
    else if (text !== undefined) pattern.push({ text })
  }
  const zeros = pattern.filter((part) => 'figure' in part && part.figure === '0').length
  const hasText = pattern.some((part) => 'text' in part && part.text.trim() !== '')
  const hasFigures = pattern.some((part) => 'figure' in part)
  return zeros > 1 || (hasText && hasFigures) ? pattern : undefined
}

/** A whole number of at most 15 figures as a pattern shows it; undefined for any other number. */
export function patternText(amount: number, pattern: readonly PatternPart[]): string | undefined {
  if (!Number.isInteger(amount) || amount < 0 || amount >= 1e15) return undefined
  let figures = amount === 0 ? '' : String(amount)
  let said = ''
  const first = pattern.findIndex((part) => 'figure' in part)
  for (let at = pattern.length - 1; at >= 0; at -= 1) {
    const part = pattern[at]
    if (part === undefined) continue
    if ('text' in part) said = part.text + said
    // The first place takes whatever is left.
    else if (at === first && figures !== '') said = figures + said
    else {
      said = (figures.at(-1) ?? (part.figure === '0' ? '0' : '')) + said
      figures = figures.slice(0, -1)
    }
  }
  return said.trim()
}
