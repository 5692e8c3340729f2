import { loadMaths } from '../markdown/maths.tsx'

/** How long one picture is waited for. */
const pictureMs = 20_000

/**
 * Waits until what stands in the sheet can be printed as it is meant: formulas are drawn, their letters and those of exam text
 * have come, and so have the pictures. Answers how many pictures have not.
 */
export async function readyToPrint(sheet: HTMLElement, texts: readonly string[]): Promise<number> {
  if (texts.some((text) => text.includes('$'))) await loadMaths(texts).catch(() => undefined)
  // What has just come is drawn first.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await Promise.all([lettersOf(sheet), ...[...sheet.querySelectorAll('img')].map(picture)])
  const images = [...sheet.querySelectorAll('img')]
  const missing = images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length
  return missing + sheet.querySelectorAll('[data-missing-picture]').length
}

/** What is not on the screen fetches no letters by itself, and paper would have those of another font. */
async function lettersOf(sheet: HTMLElement): Promise<void> {
  const signs = [...new Set(sheet.textContent)].join('')
  const wanted = ['Andika', 'Noto Sans'].flatMap((family) => [`400 16px "${family}"`, `700 16px "${family}"`])
  const ofFormulas = sheet.querySelector('.katex') ? [...document.fonts].filter(isOfFormulas) : []
  await Promise.allSettled([
    ...wanted.map((font) => document.fonts.load(font, signs)),
    ...ofFormulas.map((font) => font.load()),
  ])
}

const isOfFormulas = ({ family }: FontFace) => family.replaceAll('"', '').startsWith('KaTeX')

async function picture(image: HTMLImageElement): Promise<void> {
  if (image.complete) return
  await new Promise<void>((resolve) => {
    const done = () => resolve()
    image.addEventListener('load', done, { once: true })
    image.addEventListener('error', done, { once: true })
    setTimeout(done, pictureMs)
  })
}
