import type { Asker } from '../growth/ask.ts'
import { type CallFigures, measured } from '../growth/measured.ts'
import type { Product } from '../product/start-product.ts'

/** What is asked, and the processor time it may take. */
export type Look = { path: string; boundMicros: number }
export type Looks = Record<string, Look>

const sorts = ['newest', 'name', 'studentNumber', 'class', 'average']
const pageMicros = 6_000
const searchMicros = 9_000
const figuresMicros = 3_000
const pageSize = 50

/** Every way to look at the list of so many students: each sort from its beginning and from its middle, a search, the figures. */
export async function planLooks(asker: Asker, cookie: string, students: number): Promise<Looks> {
  const looks: Looks = {}
  const add = (name: string, query: Record<string, string>, boundMicros: number) => {
    looks[name] = { path: pathOf(query), boundMicros }
  }
  for (const sort of sorts) {
    add(`by ${sort}`, { sort }, pageMicros)
    const cursor = await middleOf(asker, cookie, { sort }, students)
    if (cursor !== null) add(`by ${sort}, in the middle`, { sort, cursor }, pageMicros)
  }
  add('search, in every name', { search: 'student' }, searchMicros)
  add('search, in one name', { search: `student ${students}` }, searchMicros)
  looks.figures = { path: '/students/figures', boundMicros: figuresMicros }
  return looks
}

/** Asks each so often, one after the other. */
export async function measureLooks(
  product: Product,
  asker: Asker,
  { cookie, looks, count }: { cookie: string; looks: Looks; count: number },
): Promise<Record<string, CallFigures>> {
  const found: Record<string, CallFigures> = {}
  for (const [name, { path }] of Object.entries(looks)) {
    for (let warm = 0; warm < count / 4; warm++) await asker.get(path, cookie)
    found[name] = await measured(product, Array(count).fill(undefined), () => asker.get(path, cookie))
  }
  return found
}

/** Every page of the list, as an export fetches it; answers how many rows came. */
export async function fetchAll(asker: Asker, cookie: string, size: number): Promise<number> {
  let count = 0
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await pageOf(asker, cookie, { size: String(size), ...(cursor ? { cursor } : {}) })
    count += page.items.length
    cursor = page.nextCursor
  }
  return count
}

async function middleOf(asker: Asker, cookie: string, query: Record<string, string>, students: number) {
  let cursor: string | null = null
  for (let passed = 0; passed < students / 2; passed += pageSize) {
    const page = await pageOf(asker, cookie, { ...query, ...(cursor === null ? {} : { cursor }) })
    if (page.nextCursor === null) return cursor
    cursor = page.nextCursor
  }
  return cursor
}

async function pageOf(asker: Asker, cookie: string, query: Record<string, string>) {
  const page = await asker.get(pathOf(query), cookie)
  const { items, nextCursor } = page as { items?: unknown; nextCursor?: unknown }
  if (!Array.isArray(items)) throw new Error('A list was answered without items.')
  return { items, nextCursor: typeof nextCursor === 'string' ? nextCursor : null }
}

function pathOf(query: Record<string, string>): string {
  return `/students?${new URLSearchParams(query)}`
}
