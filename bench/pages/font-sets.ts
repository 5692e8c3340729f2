// Devices by the fonts they have: a page that is drawn before its own letters came must not move when they come.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What is installed on such a device; on a machine without the font of a set, the set is left out. */
export const fontSets = {
  arial: ['Liberation Sans', 'Arial'],
  roboto: ['Roboto'],
  dejaVu: ['DejaVu Sans'],
  // None that our stand-ins are measured for.
  others: ['Liberation Serif', 'DejaVu Serif'],
} as const

export type FontSet = keyof typeof fontSets
export const allFontSets = Object.keys(fontSets) as FontSet[]

/** Runs `act` with a configuration of fontconfig that knows these fonts alone; undefined where none is installed. */
export async function withFonts<T>(set: FontSet, act: (fontconfigFile: string) => Promise<T>): Promise<T | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-bench-fonts-'))
  const file = join(folder, 'fonts.conf')
  writeFileSync(file, configOf(fontSets[set], join(folder, 'cache')))
  try {
    const env = { ...process.env, FONTCONFIG_FILE: file }
    const isAny = execFileSync('fc-list', { env, encoding: 'utf8' }).trim() !== ''
    return isAny ? await act(file) : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function configOf(families: readonly string[], cacheFolder: string): string {
  const accepted = families.map((family) => pattern('family', `<string>${family}</string>`))
  const anyFont = ['true', 'false'].map((is) => pattern('scalable', `<bool>${is}</bool>`)).join('')
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir>${cacheFolder}</cachedir>
  <selectfont>
    <rejectfont>${anyFont}</rejectfont>
    <acceptfont>${accepted.join('')}</acceptfont>
  </selectfont>
</fontconfig>
`
}

function pattern(name: string, value: string): string {
  return `<pattern><patelt name="${name}">${value}</patelt></pattern>`
}
