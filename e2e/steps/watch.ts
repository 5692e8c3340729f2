import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What happened in a context that should not: empty as long as texts stay texts. */
export type Findings = string[]

const softly = expect.configure({ soft: true })

/** Notices on every page of the context what runs, what the security policy had to stop, and who else is asked. */
export async function watch(context: BrowserContext, ownUrl: string): Promise<Findings> {
  const found: Findings = []
  await context.exposeFunction('ran', () => found.push('a payload ran'))
  await context.exposeFunction('stopped', (what: string) => found.push(`the policy stopped ${what}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const stopped: unknown = Reflect.get(globalThis, 'stopped')
      if (typeof stopped === 'function') stopped(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  context.on('dialog', async (dialog) => {
    found.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  context.on('weberror', (error) => found.push(`an error: ${error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${ownUrl}/`) && !/^(data|blob):/.test(url)) found.push(`asked ${url.slice(0, 200)}`)
  })
  return found
}

/** The screen shows these texts as they were written, nothing of them has become an element, and the page is no wider than the window. */
export async function expectOnlyText(page: Page, findings: Findings, texts: readonly string[]): Promise<void> {
  const where = `${page.url().slice(0, 120)}`
  for (const text of texts) {
    await expect.poll(() => page.evaluate(isShown, text.trim()), `${where} shows ${text.slice(0, 60)}`).toBe(true)
  }
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  expect(await page.evaluate(foreignElements), `${where} has elements made of texts`).toEqual([])
  // What is wide is given its bar in the frame after it is drawn.
  await softly.poll(() => page.evaluate(widerThanWindow), `${where} is wider than the window`).toEqual([])
  expect(findings, where).toEqual([])
}

/** In the page: whether an element that can be seen holds the text in one piece, or a field has it as its value. */
function isShown(text: string): boolean {
  const plain = (read: string) => read.replace(/\s+/g, ' ')
  return [...document.querySelectorAll('body *')].some((element) => {
    if (!element.checkVisibility()) return false
    const own = [...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
    )
    const value = 'value' in element && typeof element.value === 'string' ? element.value : ''
    return plain(own.join('')).includes(plain(text)) || plain(value).includes(plain(text))
  })
}

/** In the page: what reaches beyond the window, when the page can be scrolled sideways. */
function widerThanWindow(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return []
  const isCut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !isCut(element.parentElement),
  )
  return beyond
    .slice(0, 20)
    .map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent?.slice(0, 40)}`)
}

/** In the page: elements our own program never makes. */
function foreignElements(): string[] {
  const foreign =
    '[onerror], [onload], [onclick], [href^="javascript:" i], iframe, object, embed, base, [http-equiv=refresh], img[src="x"], script:not([src]), [data-onclick]'
  return [...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML.slice(0, 200))
}
