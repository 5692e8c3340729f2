// What a page of the exam room says about the server, caught at the moment it says it.
import type { Page } from '@playwright/test'

/** The words, wherever they stand: while the exam runs, in an older window, after the handing in. */
const sentences = [
  'Saved on the server',
  'Everything you answered here is sent.',
  'All your answers are on the server.',
] as const

export type Claim = (typeof sentences)[number]

/** Calls back whenever one of the sentences comes into sight, and when something changes on the paper under it. */
export async function listenForClaims(page: Page, onClaim: (claim: Claim) => void): Promise<void> {
  await page.exposeBinding('toldOfServer', (_source, said: string) => {
    const claim = sentences.find((sentence) => sentence === said)
    if (claim !== undefined) onClaim(claim)
  })
  await page.addInitScript((wanted) => {
    let told = ''
    const look = () => {
      const text = document.body?.innerText ?? ''
      const claim = wanted.find((sentence) => text.includes(sentence))
      const paper = [...document.querySelectorAll('nav [aria-label^="Question "], input:checked')].map(
        (found) => `${found.getAttribute('aria-label')}${found.getAttribute('value')}`,
      )
      const now = claim === undefined ? '' : JSON.stringify([claim, paper])
      if (now !== told && claim !== undefined) Reflect.get(window, 'toldOfServer')(claim)
      told = now
    }
    new MutationObserver(look).observe(document, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    })
  }, sentences)
}
