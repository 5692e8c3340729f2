import { continueWords } from '../here/continue-words.ts'
import { askWhoIsHere } from '../here/who-is-here.ts'

/** Offers whoever is signed in on this browser to go on. Strangers are asked about nothing. */
export function offerToContinue(bar: HTMLAnchorElement): void {
  const show = async () => {
    const here = await askWhoIsHere()
    if (!here) return
    for (const [name, text] of Object.entries(continueWords(here))) {
      const line = bar.querySelector(`[data-says=${name}]`)
      if (line) line.textContent = text
    }
    bar.href = here.href
    bar.hidden = false
  }
  void show()
}
