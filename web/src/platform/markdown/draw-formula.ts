import katex from 'katex'
import 'katex/dist/katex.min.css'

/**
 * KaTeX draws into an element of its own. A formula it cannot read is marked in red; one it cannot cope with at all (a
 * thousand brackets deep) stands as it was written: no question may take the screen along.
 */
export function drawFormula(tex: string, place: HTMLElement, { isBlock }: { isBlock: boolean }): void {
  try {
    katex.render(tex, place, {
      displayMode: isBlock,
      throwOnError: false,
      errorColor: 'var(--red)',
      trust: false,
      strict: false,
      maxExpand: 200,
      maxSize: 20,
    })
  } catch {
    place.textContent = tex
  }
}
