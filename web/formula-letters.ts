import type { AtRule, Plugin } from 'postcss'

/** Faces of KaTeX that we carry in files of our own (src/platform/markdown/formula-font.css). */
const ownFaces = /^(?:KaTeX_Main normal 400|KaTeX_Math italic 400|KaTeX_Size[1-4] normal 400)$/
const woff2 = /url\([^)]*\.woff2\) format\("woff2"\)/

/** Takes from KaTeX's styles the faces we carry ourselves, and of the others the files that no browser of ours asks for. */
export function formulaLetters(): Plugin {
  return {
    postcssPlugin: 'formula-letters',
    AtRule: {
      'font-face': (face: AtRule) => {
        const says = new Map<string, string>()
        face.walkDecls(({ prop, value }) => void says.set(prop, value))
        const family = says.get('font-family')?.replaceAll('"', '') ?? ''
        const sources = says.get('src') ?? ''
        if (!family.startsWith('KaTeX_') || !sources.includes('.ttf')) return
        if (ownFaces.test(`${family} ${says.get('font-style')} ${says.get('font-weight')}`)) face.remove()
        else
          face.walkDecls('src', (src) => {
            src.value = woff2.exec(sources)?.[0] ?? sources
          })
      },
    },
  }
}
