import type { ExamPackage } from '@sabimark/contract/answers.ts'

type Files = { paths: string[]; bytes: number }
/** As the build writes it (web/offline-files.ts). */
type OfflineFiles = { entry: string; usual: Files; maths: Files; rareMaths: Files; latinExt: Files }

type Needs = ExamPackage['needs']

/** What the browser does not do that getting ready needs; its name is the reason. */
export class NotKeptError extends Error {
  override name = 'NotKeptError'
  readonly reason: 'no_worker' | 'old_page'

  constructor(reason: NotKeptError['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** The script this page began with: it names its build. */
export function buildHere(): string {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
}

const cacheName = () => `sabimark ${buildHere()}`
const page = '/dashboard'

/** The files of this build that an exam with these needs takes, and what they weigh on the line. */
export async function programFiles({ maths, rareMaths = maths, latinExt }: Needs): Promise<Files> {
  const answer = await fetch('/offline.json', { cache: 'no-store' })
  if (!answer.ok) throw new TypeError(`Failed to fetch: ${answer.status}`)
  const files: OfflineFiles = await answer.json()
  if (files.entry !== buildHere()) throw new NotKeptError('old_page')
  const all = { usual: true, maths, rareMaths, latinExt }
  const wanted = (Object.keys(all) as (keyof typeof all)[]).flatMap((need) => (all[need] ? files[need] : []))
  return { paths: wanted.flatMap(({ paths }) => paths), bytes: wanted.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Whether all of these lie here for this build, and a worker that gives them out. */
export async function isProgramKept(paths: readonly string[]): Promise<boolean> {
  const kept = new Set((await (await caches.open(cacheName())).keys()).map(({ url }) => new URL(url).pathname))
  const hasWorker = (await navigator.serviceWorker?.getRegistration(page))?.active != null
  return hasWorker && [page, ...paths].every((path) => kept.has(path))
}

/**
 * Registers the worker and fills the cache it gives out. `onFile`: another file is here. Throws NotKeptError, a lost network's error, or
 * what a browser throws that keeps no more.
 */
export async function keepProgram({ paths }: Files, onFile: () => void): Promise<void> {
  await startWorker()
  const name = cacheName()
  // Those of another build first: the worker would give them out in place of ours.
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other)
  const cache = await caches.open(name)
  for (const path of [page, ...paths]) {
    if (!(await cache.match(path))) {
      // What the browser has of its own is not fetched again.
      const answer = await fetch(path, { cache: path === page ? 'no-store' : 'force-cache' })
      if (!answer.ok || answer.redirected) throw new TypeError(`Failed to fetch: ${answer.status}`)
      if (path === page && !(await answer.clone().text()).includes(buildHere())) throw new NotKeptError('old_page')
      await cache.put(path, answer)
    }
    onFile()
  }
  if (!(await isProgramKept(paths))) throw new NotKeptError('no_worker')
}

/** For all of the site: who types its name finds the exams of this device. Resolves once it is active. Asked first whether the server gives one: what took a worker's place in this window and left may be found active again. */
export async function startWorker(): Promise<void> {
  const script = await fetch('/sw.js', { cache: 'no-store' })
  if (!script.ok || !(await script.text()).includes('respondWith')) throw new NotKeptError('no_worker')
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js', { scope: '/' })
    const worker = installing ?? waiting ?? active
    while (worker && worker.state !== 'activated' && worker.state !== 'redundant')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
  } catch {
    throw new NotKeptError('no_worker')
  }
}
