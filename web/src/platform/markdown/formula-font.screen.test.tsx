import { usualCommands, usualEscapes } from '@sabimark/domain/exam/seal/usual-maths.ts'
import { expect, test } from 'vitest'
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

/** Letters of formulas that the page has fetched, each as its family and the first signs it holds. */
const fetched = () =>
  [...document.fonts]
    .filter(({ family, status }) => family.includes('KaTeX') && status === 'loaded')
    .map(({ family, unicodeRange }) => `${family} ${unicodeRange.split(/[-,]/)[0]}`)
    .sort()

async function show(formulas: ReadonlySet<string>) {
  await showScreen(() => [...formulas].map((tex) => <Markdown key={tex} text={`$$${tex}$$`} />), { as: 'teacher' })
  await expect.poll(() => document.querySelectorAll('.katex-html').length).toBe(formulas.size)
  await document.fonts.ready
}

test('usual formulas fetch six files of letters, and a seldom sign brings its own', async () => {
  const six = [
    ...['KaTeX_Main U+20', 'KaTeX_Math U+20'],
    ...['KaTeX_Size1 U+0', 'KaTeX_Size2 U+0', 'KaTeX_Size3 U+0', 'KaTeX_Size4 U+0'],
  ]
  // Tests before this one share its page, and may have shown a seldom sign: a page keeps what it has fetched.
  const before = fetched()
  const all = (...faces: string[]) => [...new Set([...before, ...six, ...faces])].sort()
  await show(usual)
  await expect.poll(fetched).toEqual(all())
  await show(new Set(['\\aleph \\times \\mathnormal{1}']))
  await expect.poll(fetched).toEqual(all('KaTeX_Main U+2002', 'KaTeX_Math U+30'))
})
