import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Of a room's program, beside what every page begins with. What it loads at once comes along; what it may load later is named here, too. */
const usual = [
  ...['shell/main.tsx', 'exam/mine/my-exams.tsx', 'exam/mine/my-exams-page.tsx', 'exam/package/get-ready.tsx'],
  ...[
    'attempt/door/exam-page.tsx',
    'attempt/door/exams-here.tsx',
    'attempt/room/live-exam.tsx',
    'attempt/enter/enter-exam.ts',
  ],
  ...['attempt/enter/with-package.ts', 'attempt/enter/gone-on.tsx', 'attempt/seal/seal-room.ts'],
  ...['attempt/device/sender.ts', 'attempt/room/question/typed-fields.ts', 'attempt/room/passage/passage-pane.tsx'],
  ...['attempt/room/section/section-head.tsx', 'attempt/room/full-screen-note.tsx', 'result/just-handed-in.tsx'],
]
const maths = ['platform/markdown/drawn-maths.tsx', 'platform/markdown/draw-formula.ts']
const rareMaths = ['contrib/mhchem']

const letters = {
  usual: /^(?:andika|noto-sans)-latin-(?!ext)/,
  latinExt: /^(?:andika|noto-sans)-(?:nigeria|vietnamese)-/,
}
/** Those without which a formula says something else, of every formula and of seldom ones (domain/exam/seal/usual-maths.ts); others look plainer until there is a network. */
const mathsLetters = {
  usual: /^katex-(?:main-regular-usual|math-italic-usual|size\d-regular)-.*\.woff2$/,
  rare: /^(?:KaTeX_(?:Main-Bold|AMS-Regular|Caligraphic-Regular)|katex-(?:main-regular|math-italic)-seldom)-.*\.woff2$/,
}

/** What one need takes: paths as a page asks for them, and what they weigh on the line. */
type Files = { paths: string[]; bytes: number }

/** Written as /offline.json: what a device must have of this build to sit an exam without a network. `entry` is the script that starts it. */
export type OfflineFiles = { entry: string; usual: Files; maths: Files; rareMaths: Files; latinExt: Files }

type File = {
  fileName: string
  weigh: () => number
  moduleIds?: readonly string[]
  imports?: readonly string[]
  styles?: Iterable<string>
}

/** Throws where a part of the room is in no file: a device would be called ready and lack it. */
export function offlineFiles(files: readonly File[]): OfflineFiles {
  const ofNames = new Map(files.map((file) => [file.fileName, file]))
  const holds = (module: string) => {
    const file = files.find(({ moduleIds = [] }) =>
      moduleIds.some((id) => new RegExp(`[\\\\/]${module.replaceAll('/', '[\\\\/]')}(?:\\.m?js)?$`).test(id)),
    )
    if (!file) throw new Error(`A device that gets ready would lack ${module}: no file of the build holds it.`)
    return file
  }
  const behind = (modules: readonly string[]) => {
    const found = new Set(modules.map(holds))
    for (const { imports = [], styles = [] } of found)
      for (const name of [...imports, ...styles]) {
        const file = ofNames.get(name)
        if (file) found.add(file)
      }
    return [...found]
  }
  const named = (pattern: RegExp) => files.filter(({ fileName }) => pattern.test(fileName.replace(/^.*\//, '')))
  const first = new Set([...behind(usual), ...named(letters.usual)])
  const drawing = new Set([...behind(maths), ...named(mathsLetters.usual)].filter((file) => !first.has(file)))
  const rare = [...behind(rareMaths), ...named(mathsLetters.rare)].filter(
    (file) => !first.has(file) && !drawing.has(file),
  )
  const sum = (all: readonly File[], more: readonly string[] = []): Files => ({
    paths: [...all.map(({ fileName }) => `/${fileName}`), ...more].sort(),
    bytes: all.reduce((total, { weigh }) => total + weigh(), 0),
  })
  return {
    entry: `/${holds('shell/main.tsx').fileName}`,
    usual: sum([...first], ['/theme.js']),
    maths: sum([...drawing]),
    rareMaths: sum(rare),
    latinExt: sum(named(letters.latinExt)),
  }
}

/** Writes the list beside the files of the build. */
export function offlineList(): Plugin {
  return {
    name: 'offline-list',
    apply: 'build',
    generateBundle: {
      // After the styles of each chunk are known.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle).map(fileOf)
        // Another build of ours has no app.
        if (!files.some(({ moduleIds = [] }) => moduleIds.some((id) => /[\\/]shell[\\/]main\.tsx$/.test(id)))) return
        this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify(offlineFiles(files)) })
      },
    },
  }
}

function fileOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): File {
  if (file.type === 'asset') {
    const { fileName, source } = file
    return { fileName, weigh: () => (/\.woff2$/.test(fileName) ? source.length : packedBytes(source)) }
  }
  const { fileName, code, moduleIds, imports, viteMetadata } = file
  return { fileName, moduleIds, imports, styles: viteMetadata?.importedCss ?? [], weigh: () => packedBytes(code) }
}

/** As it travels to a browser of a secure page. */
const packedBytes = (content: string | Uint8Array) => brotliCompressSync(content).length
