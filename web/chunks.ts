import type { Plugin, Rolldown } from 'vite'

/** Modules whose path goes on like one of these below web/src, node_modules or domain, and those the build itself makes. */
function from(...beginnings: string[]): RegExp {
  const places = beginnings.map((path) => path.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`))
  return new RegExp(String.raw`(?:[\\/](?:web[\\/]src|node_modules|domain)[\\/]|^\0)(?:${places.join('|')})`)
}

/**
 * What is needed together is one file, with everything it imports that no group before it has: each file costs a kilobyte
 * of headers, and small ones compress badly. Whoever sits an exam loads these four and nothing else of the program.
 */
export const chunkGroups = [
  {
    name: 'base',
    test: from(
      ...['react/', 'react-dom/', 'scheduler/', 'vite/', 'platform/started', 'platform/fresh-page', 'platform/brand'],
      ...['platform/ui/logo', 'platform/ui/bubble', 'platform/theme/fonts', 'platform/theme/fallback-fonts'],
      ...['platform/theme/tokens', 'platform/theme/ground'],
    ),
  },
  {
    name: 'calls',
    test: from(
      ...['platform/client', 'platform/refusal', 'platform/sign-in-address', 'people/role', 'attempt/device/sender'],
    ),
  },
  {
    name: 'app',
    test: from(
      ...['shell/main', '@tanstack/', 'platform/markdown/markdown', 'platform/whole-list', 'platform/ui/loaded'],
      ...['platform/ui/empty-sheet', 'platform/ui/status-badge', 'platform/ui/card-list', 'platform/ui/show-more'],
    ),
  },
  {
    name: 'candidate',
    test: from(
      ...['attempt/exam-page', 'attempt/room/live-exam', 'attempt/enter-exam'],
      ...['exam/mine/my-exams.tsx', 'result/just-handed-in', 'result/mine/my-results.tsx'],
    ),
  },
].map((group, place, all) => ({ ...group, priority: all.length - place }))

const forSignedIn = ['app', 'candidate', 'draw-formula']

/** Stops the build when a public page would load what only those signed in need: one import is enough for that. */
export function publicPagesStayLight(): Plugin {
  return {
    name: 'public-pages-stay-light',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      for (const page of chunks.filter(({ moduleIds }) => moduleIds.some(isPublic))) {
        const found = chunksBehind(page, chunks).find(({ name }) => forSignedIn.includes(name))
        if (!found) continue
        const needed = modulesBehind(page.moduleIds, importsOf).filter((id) => found.moduleIds.includes(id))
        this.error(
          `The public page ${page.name} would load all of ${found.name} for ${needed.join(', ')}: name that in a group of web/chunks.ts that stands before.`,
        )
      }
    },
  }
}

const isPublic = (id: string) => /[\\/]web[\\/]src[\\/]site[\\/]/.test(id)

/** The chunk and all that is loaded before it runs. */
function chunksBehind(first: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const behind = new Set([first])
  for (const { imports } of behind) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) behind.add(chunk)
  }
  return [...behind]
}

function modulesBehind(first: readonly string[], importsOf: (id: string) => readonly string[]): string[] {
  const behind = new Set(first)
  for (const id of behind) for (const imported of importsOf(id)) behind.add(imported)
  return [...behind]
}
