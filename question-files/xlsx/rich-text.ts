/** A piece of a cell's text with its marks. */
export type Run = {
  text: string
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  raised: 'superscript' | 'subscript' | null
}

export function plainRun(): Run {
  return { text: '', isBold: false, isItalic: false, isUnderlined: false, raised: null }
}

/** The text of runs as Markdown. A mark that the whole cell has says nothing about its words and goes. */
export function markdownOf(runs: readonly Run[]): string {
  const inUse = runs.filter(({ text }) => text.trim() !== '')
  const isAll = (mark: 'isBold' | 'isItalic' | 'isUnderlined') => inUse.every((run) => run[mark])
  const drop = { isBold: isAll('isBold'), isItalic: isAll('isItalic'), isUnderlined: isAll('isUnderlined') }
  return joined(runs)
    .map((run) => {
      const raised = run.raised === null ? run.text : raisedText(run.text, run.raised)
      const signs = [
        run.isUnderlined && !drop.isUnderlined ? '__' : '',
        run.isBold && !drop.isBold ? '**' : '',
        run.isItalic && !drop.isItalic ? '*' : '',
      ].join('')
      return signs === '' ? raised : marked(raised, signs)
    })
    .join('')
}

/** Programs cut one marked piece into several. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const last = result.at(-1)
    const isSame =
      last?.isBold === run.isBold &&
      last.isItalic === run.isItalic &&
      last.isUnderlined === run.isUnderlined &&
      last.raised === run.raised
    if (last && isSame) result[result.length - 1] = { ...last, text: last.text + run.text }
    else result.push(run)
  }
  return result
}

/** A mark touches its words and ends on their line. */
function marked(text: string, signs: string): string {
  const closing = [...signs].reverse().join('')
  return text
    .split('\n')
    .map((line) =>
      line.replace(
        /^(\s*)(\S(?:.*\S)?)(\s*)$/s,
        (_, before, words, behind) => `${before}${signs}${words}${closing}${behind}`,
      ),
    )
    .join('\n')
}

const superscripts = '0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻=⁼(⁽)⁾nⁿiⁱ'
const subscripts = '0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋=₌(₍)₎aₐeₑoₒxₓhₕkₖlₗmₘnₙpₚsₛtₜiᵢjⱼrᵣuᵤvᵥ'

/** x² and H₂O by the signs there are, else as a formula. */
function raisedText(text: string, raised: 'superscript' | 'subscript'): string {
  const known = raised === 'superscript' ? superscripts : subscripts
  const signs = [...text].map((char) => signOf(known, char))
  if (signs.every((sign) => sign !== '')) return signs.join('')
  if (/[\\{}$^_%#&~\n]/.test(text) || text.trim() === '') return text
  return `$${raised === 'superscript' ? '^' : '_'}{${text.trim()}}$`
}

function signOf(known: string, char: string): string {
  for (let at = 0; at < known.length; at += 2) if (known[at] === char) return known.charAt(at + 1)
  return ''
}
