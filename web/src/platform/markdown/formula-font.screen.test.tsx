import { usualCommands, usualEscapes } from '@sabimark/domain/exam/seal/usual-maths.ts'
import { expect, onTestFinished, test } from 'vitest'
import { showScreen } from '../../../test/screen.tsx'
import { written } from '../../../test/usual-formulas.ts'
import { Markdown } from './markdown.tsx'

const keyboard = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter((one) =>
  /[^\\{}$#%&~^_]/.test(one),
)
const usual = new Set([
  ...[...usualCommands].map(written),
  ...[...usualEscapes].map((sign) => `a\\${sign}b`),
  keyboard.join(' '),
])

/** Letters of formulas that a page fetches, each as its family and the first signs it holds. */
const fetched = (page: Document) =>
  [...page.fonts]
    .filter(({ family, status }) => family.includes('KaTeX') && status === 'loaded')
    .map(({ family, unicodeRange }) => `${family} ${unicodeRange.split(/[-,]/)[0]}`)
    .sort()

/** A page of its own: one that other tests share keeps the letters that they have fetched. */
async function pageWith(formulas: ReadonlySet<string>) {
  await showScreen(() => [...formulas].map((tex) => <Markdown key={tex} text={`$$${tex}$$`} />), { as: 'teacher' })
  await expect.poll(() => document.querySelectorAll('.katex-html').length).toBe(formulas.size)
  const styles = [...document.querySelectorAll('style')].map((one) => one.outerHTML).join('')
  const frame = document.createElement('iframe')
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = `<!doctype html>${styles}${document.querySelector('main')?.outerHTML}`
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const page = frame.contentDocument
  if (!page) throw new Error('The frame has no page')
  // Asked for its box, the page is laid out: only then are its letters on their way, and `ready` waits for them.
  page.body.getBoundingClientRect()
  await page.fonts.ready
  return page
}

test('usual formulas fetch six files of letters, and a seldom sign brings its own', async () => {
  const usualPage = await pageWith(usual)
  await expect
    .poll(() => fetched(usualPage))
    .toEqual([
      ...['KaTeX_Main U+20', 'KaTeX_Math U+20'],
      ...['KaTeX_Size1 U+0', 'KaTeX_Size2 U+0', 'KaTeX_Size3 U+0', 'KaTeX_Size4 U+0'],
    ])
  const seldomPage = await pageWith(new Set(['\\aleph \\times \\mathnormal{1}']))
  await expect.poll(() => fetched(seldomPage)).toEqual(['KaTeX_Main U+20', 'KaTeX_Main U+2002', 'KaTeX_Math U+30'])
})
