import fc, { type Arbitrary } from 'fast-check'
import { spoilers, strangeKeys, Verbatim } from './hostile-values.ts'

/** One thing done to a body: `at` chooses the place, whatever the body looks like. */
type Spoiling = { at: number; how: 'replace' | 'drop' | 'add' | 'repeat' | 'fill'; key: string; by: unknown }

const spoiling: Arbitrary<Spoiling> = fc.record({
  at: fc.nat(500),
  how: fc.oneof(
    { weight: 6, arbitrary: fc.constant('replace' as const) },
    fc.constantFrom('drop' as const, 'add' as const, 'repeat' as const, 'fill' as const),
  ),
  key: fc.oneof(fc.constantFrom(...strangeKeys), fc.string({ maxLength: 8 })),
  by: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...spoilers) }, fc.jsonValue({ maxDepth: 2 })),
})

/** JSON texts of bodies that nearly fit: up to three things are wrong with them, or none. */
export function nearly(fits: Arbitrary<unknown>): Arbitrary<string> {
  const done = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 4, arbitrary: fc.array(spoiling, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(spoiling, { minLength: 2, maxLength: 3 }) },
  )
  return fc.tuple(fits, done).map(([body, spoilings]) => spoilings.reduce(spoilText, write(body)))
}

/** Each spoiling reads what the last one wrote; what no reader takes any more is spoilt enough. */
function spoilText(text: string, { at, how, key, by }: Spoiling): string {
  const body = read(text)
  if (body === undefined) return text
  const places = placesIn(body)
  const place = places[at % places.length]
  if (!place) return text
  if (how === 'drop') return write(changed(body, place, () => undefined))
  if (how === 'add') return write(changed(body, containerOf(body, place), (found) => withKey(found, key, by)))
  if (how === 'repeat') return write(changed(body, containerOf(body, place), (found) => writtenTwice(found, by)))
  if (how === 'fill') return write(changed(body, place, (found) => Array.from({ length: 301 }, () => found)))
  return write(changed(body, place, () => by))
}

type Place = readonly (string | number)[]

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every place in it, the whole first. Long lists have none inside, or they would be all that is ever spoilt. */
function placesIn(value: unknown, before: Place = []): Place[] {
  const inside = entriesOf(value).slice(0, 30)
  return [before, ...inside.flatMap(([key, next]) => placesIn(next, [...before, key]))]
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((next, index): [number, unknown] => [index, next])
  return typeof value === 'object' && value !== null && !(value instanceof Verbatim) ? Object.entries(value) : []
}

function containerOf(body: unknown, place: Place): Place {
  let found: unknown = body
  for (const key of place) found = entriesOf(found).find(([name]) => name === key)?.[1]
  return typeof found === 'object' && found !== null ? place : place.slice(0, -1)
}

/** The body with another value at the place; undefined leaves it out. */
function changed(value: unknown, [key, ...rest]: Place, change: (found: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const entries = entriesOf(value).map(([name, next]): [string | number, unknown] => [
    name,
    name === key ? changed(next, rest, change) : next,
  ])
  if (Array.isArray(value)) return entries.map(([, next]) => next)
  return fromEntries(entries)
}

/** Own fields whatever their names: a plain assignment to `__proto__` would set the prototype. */
function fromEntries(entries: [string | number, unknown][]): unknown {
  const made: Record<string, unknown> = {}
  for (const [name, value] of entries) {
    if (value === undefined) continue
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true })
  }
  return made
}

function withKey(found: unknown, key: string, by: unknown): unknown {
  return Array.isArray(found) ? [...found, by] : fromEntries([...entriesOf(found), [key, by]])
}

/** The first field a second time, with another value: readers disagree on which counts. */
function writtenTwice(found: unknown, by: unknown): unknown {
  const [first] = entriesOf(found)
  if (!first || Array.isArray(found)) return found
  return new Verbatim(`${write(found).slice(0, -1)},${JSON.stringify(String(first[0]))}:${write(by)}}`)
}

/** JSON text of a body, with what stands in it verbatim. */
function write(value: unknown): string {
  if (value instanceof Verbatim) return value.json
  if (Array.isArray(value)) return `[${value.map((next) => write(next ?? null)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, next]) => next !== undefined)
    return `{${fields.map(([name, next]) => `${JSON.stringify(name)}:${write(next)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
