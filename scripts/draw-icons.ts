// Draws web/public's icons and social picture from web/public/mark.svg: `node scripts/draw-icons.ts`. They are kept in git;
// run it when the mark or the promise changes. Needs Chromium.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './command.ts'
import { findChromium } from './machine.js'

const folder = join(ROOT, 'web', 'public')
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8')
const brand = readFileSync(join(ROOT, 'web', 'src', 'platform', 'brand.ts'), 'utf8')
const said = (what: string) => new RegExp(`${what}: '(.*)'`).exec(brand)?.[1] ?? ''
const green = '#0B6B4F'
const paper = '#FBFAF6'

type Drawing = { name: string; width: number; height: number; body: string }

/** The mark over the whole square, its corners rounded or left to whoever cuts them. */
const whole = (size: number) => mark.replace('<svg', `<svg width="${size}" height="${size}"`)
/** The bubbles alone within the middle four fifths, on a ground without corners. */
const inside = (size: number, share: number) =>
  `<div style="display:grid;place-items:center;height:100%;background:${green}">${whole(Math.round(size * share))}</div>`

const square = (name: string, size: number, body: string): Drawing => ({ name, width: size, height: size, body })

const drawings: Drawing[] = [
  square('icon-192.png', 192, whole(192)),
  square('icon-512.png', 512, whole(512)),
  square('icon-maskable-512.png', 512, inside(512, 0.8)),
  // Apple rounds the corners itself.
  square('apple-touch-icon.png', 180, inside(180, 1)),
  { name: 'social.png', width: 1200, height: 630, body: socialPicture() },
]
const faviconSizes = [16, 32, 48]

function socialPicture(): string {
  const font = (file: string) =>
    readFileSync(join(ROOT, 'node_modules', '@fontsource-variable', file)).toString('base64')
  const bricolage = font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')
  const rows = ['B', 'D', 'A', 'C', 'B'].map((answer, place) => {
    const bubbles = [...'ABCD'].map((letter) => `<i class="${letter === answer ? 'on' : ''}">${letter}</i>`).join('')
    return `<div><s>${place + 1}</s>${bubbles}</div>`
  })
  return `<style>
      @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${bricolage}) }
      main { display: grid; grid-template-columns: 1fr 430px; gap: 40px; align-items: center; height: 630px; padding: 0 72px;
        background: ${paper}; color: #14201B; font-family: Bricolage }
      h1 { margin: 0; font-size: 84px; font-weight: 750; line-height: 1; letter-spacing: -2.5px }
      p { display: flex; gap: 18px; align-items: center; margin: 0 0 44px; font-size: 40px; font-weight: 700 }
      aside { display: grid; gap: 22px; padding: 40px 36px; border: 2px solid #DEDBD0; border-radius: 6px 6px 44px 6px; background: #fff }
      div { display: flex; gap: 20px; align-items: center } s { width: 24px; color: #4D5953; font-size: 24px; text-decoration: none }
      i { display: grid; place-items: center; width: 60px; height: 60px; border: 3px solid #7F8881; border-radius: 50%;
        font-style: normal; font-size: 26px; font-weight: 600 }
      .on { border-color: ${green}; background: ${green}; color: #fff }
    </style>
    <main><section><p>${mark.replace('<svg', '<svg width="64" height="64"')}${said('name')}</p><h1>${said('promise')}</h1></section>
    <aside>${rows.join('')}</aside></main>`
}

/** Renders one drawing to a PNG of exactly its size, transparent where nothing is drawn. */
function draw(chromium: string, { width, height, body }: Drawing): Buffer {
  const place = mkdtempSync(join(tmpdir(), 'sabimark-icons-'))
  try {
    const page = join(place, 'drawing.html')
    const picture = join(place, 'picture.png')
    writeFileSync(
      page,
      `<!doctype html><style>*{box-sizing:border-box}html,body{margin:0;height:${height}px;overflow:hidden}svg{display:block}</style>${body}`,
    )
    execFileSync(
      chromium,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--force-device-scale-factor=1',
        '--default-background-color=00000000',
        '--virtual-time-budget=2000',
        `--user-data-dir=${join(place, 'u')}`,
        `--window-size=${width},${height}`,
        `--screenshot=${picture}`,
        `file://${page}`,
      ],
      { stdio: 'ignore', timeout: 60_000 },
    )
    return readFileSync(picture)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Pictures in one `.ico`, each as the PNG it is. */
function asIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  pictures.forEach(({ size, png }, place) => {
    const entry = 6 + 16 * place
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

if (import.meta.main) {
  const chromium = findChromium()
  if (!chromium) throw new Error('Drawing needs Chromium; CHROMIUM_PATH names it where it is elsewhere.')
  for (const drawing of drawings) writeFileSync(join(folder, drawing.name), draw(chromium, drawing))
  const favicons = faviconSizes.map((size) => ({ size, png: draw(chromium, square('', size, whole(size))) }))
  writeFileSync(join(folder, 'favicon.ico'), asIco(favicons))
}
