/** Words between marks. A mark touches its words and ends on their line. */
export function marked(text: string, signs: string): string {
  const closing = [...signs].reverse().join('')
  return text
    .split('\n')
    .map((line) => {
      const words = line.trim()
      if (words === '') return line
      const before = line.slice(0, line.length - line.trimStart().length)
      const behind = line.slice(line.trimEnd().length)
      return `${before}${signs}${words}${closing}${behind}`
    })
    .join('\n')
}

const superscripts = '0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻=⁼(⁽)⁾nⁿiⁱ'
const subscripts = '0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋=₌(₍)₎aₐeₑoₒxₓhₕkₖlₗmₘnₙpₚsₛtₜiᵢjⱼrᵣuᵤvᵥ'

/** x² and H₂O by the signs there are, else as a formula. */
export function raisedText(text: string, raised: 'superscript' | 'subscript'): string {
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
