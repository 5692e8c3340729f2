import katex from 'katex'
import 'katex/dist/katex.min.css'
import './formula-font.css'

type Kind = { isBlock: boolean }

/** What keeps a formula from being read: the drawing program's own words, and the place in its source where known. */
export type FormulaFault = { says: string; at: number | undefined }

const settings = ({ isBlock }: Kind) => ({
  displayMode: isBlock,
  throwOnError: false,
  // Only staff see in red what they can mend; for a candidate red would say that something is wrong with the answer.
  errorColor: 'var(--broken-formula, currentcolor)',
  trust: false,
  strict: false,
  maxExpand: 200,
  maxSize: 20,
})

/**
 * KaTeX draws into an element of its own. A formula it cannot read, and one it cannot cope with at all (a thousand
 * brackets deep), stands as it was written: no question may take the screen along.
 */
export function drawFormula(tex: string, place: HTMLElement, kind: Kind): void {
  try {
    katex.render(tex, place, settings(kind))
    // Beside words KaTeX sets a fraction in letters of 13 px, too small for a phone at arm's length.
    if (!kind.isBlock && place.querySelector('.mfrac')) katex.render(`\\displaystyle ${tex}`, place, settings(kind))
  } catch {
    place.textContent = tex
  }
}

/** Null for a formula that is drawn whole. */
export function findFault(tex: string, kind: Kind): FormulaFault | null {
  try {
    katex.renderToString(tex, { ...settings(kind), throwOnError: true })
    return null
  } catch (error) {
    if (error instanceof katex.ParseError) return { says: error.rawMessage, at: error.position }
    return { says: '', at: undefined }
  }
}
