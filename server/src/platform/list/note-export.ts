import { isRefused, type Refused, refuse } from '../http/refused.ts'
import type { Ctx } from '../http/route.ts'

type Input = { purpose?: 'export' | undefined; cursor?: string | undefined; search?: string | undefined; size: number }

/**
 * Answers a list, and writes down at the first page that it is exported: who, how many, and by which filters. What was
 * searched for may be a name and is left out. It says what our own screens do; a program can read pages without saying why.
 */
export async function noteExport<Page extends object>(
  { input, note, request }: Pick<Ctx<Input>, 'input' | 'note' | 'request'>,
  noun: string,
  reading: Promise<Page>,
): Promise<Page | Refused<'NOT_ALLOWED'>> {
  const page = await reading
  if (input.purpose !== 'export') return page
  // A link on another site would put words into the record of whoever follows it.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return refuse('NOT_ALLOWED')
  if (input.cursor === undefined && !isRefused(page)) {
    const { search: _search, size: _size, purpose: _purpose, ...filters } = input
    await note(`${noun}.exported`, noun, {
      detail: { total: Reflect.get(page, 'total'), filters: inOneSpelling(filters) },
    })
  }
  return page
}

/** A filter by a typed text finds what it finds in any spelling; the log has one. */
function inOneSpelling(filters: object): object {
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, typeof value === 'string' ? value.normalize('NFC') : value]),
  )
}
