import { posix } from 'node:path'
import { findCycle } from './find-cycle.ts'
import { findPlace } from './house.ts'

/** One file that imports another, as in `rings.ts`: 'web/src/exam/a.tsx → web/src/exam/editor/b.ts'. */
export type Arrow = `${string} → ${string}`

/**
 * What is wrong with the folders inside the rooms: a ring of folders beyond the imports that are known to close one, and known
 * imports that are there no longer. `graph`: each file with the files it imports, paths relative to the root. Tests do not count.
 */
export function judgeFolders(graph: ReadonlyMap<string, readonly string[]>, known: readonly Arrow[]): string[] {
  const arrows = arrowsInRooms(graph)
  const here = new Set<string>(arrows)
  const gone = known.filter((arrow) => !here.has(arrow))
  const excused = new Set<string>(known)
  const ring = findCycle(folderGraph(arrows.filter((arrow) => !excused.has(arrow))))
  return [
    ...gone.map((arrow) => `${arrow} is there no longer: strike it out of scripts/imports/rings.ts`),
    ...(ring
      ? [`these folders of a room import each other in a ring: ${ring.join(' → ')}${causesOf(arrows, ring)}`]
      : []),
  ]
}

/** Imports from one folder of a room into another of the same room, without tests, and without the room's SQL: any of its folders may ask it. */
function arrowsInRooms(graph: ReadonlyMap<string, readonly string[]>): Arrow[] {
  return [...graph].flatMap(([from, targets]) => {
    const place = findPlace(from)
    if (!place || place.area === 'test' || place.area === 'entry') return []
    const inRoom = targets.filter((to) => {
      const other = findPlace(to)
      const isSameRoom = other?.workspace === place.workspace && other.area === place.area
      return isSameRoom && !isSql(to) && folderOf(to) !== folderOf(from)
    })
    return [...new Set(inRoom)].map((to): Arrow => `${from} → ${to}`)
  })
}

const isSql = (file: string) => file.endsWith('.db.ts')

/** Each folder with the folders it imports from. */
function folderGraph(arrows: readonly Arrow[]): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const arrow of arrows) {
    const [from, to] = foldersOf(arrow)
    const known = folders.get(from) ?? []
    if (!known.includes(to)) folders.set(from, [...known, to])
  }
  return folders
}

/** The folder an import comes from, and the one it leads to. */
function foldersOf(arrow: Arrow): [string, string] {
  const [from = '', to = ''] = arrow.split(' → ')
  return [folderOf(from), folderOf(to)]
}

/** Routes, workers, finds, contracts and answers of a room join its folders and stand above them, each as a folder of its own. */
function folderOf(file: string): string {
  return /\.(routes|workers|finds|contract|answers)\.ts$/.test(file) ? file : posix.dirname(file)
}

/** The first import of each step of the ring: whoever reads the finding has to know where to look. */
function causesOf(arrows: readonly Arrow[], ring: readonly string[]): string {
  const steps = ring.slice(1).map((to, step) => [ring[step], to])
  const causes = steps.map(([from, to]) => arrows.find((arrow) => foldersOf(arrow).join() === `${from},${to}`))
  return causes.map((arrow) => `\n    ${arrow}`).join('')
}
