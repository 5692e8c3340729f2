import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { correctionKinds } from '@sabimark/domain/marking/corrections/correction.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = [...filesIn('src', '.ts'), ...filesIn('migrations/functions', '.sql')].filter(
  ({ path }) => !path.endsWith('.test.ts'),
)

function filesIn(folder: string, end: string) {
  const paths = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith(end))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}${folder}/${path}`, 'utf8') }))
}

const literals = (text: string) => [...text.matchAll(/'([a-z_.]+)'/g)].map(([, word]) => word ?? '')

/** Nouns of the kinds of records, and of what is edited as one, each with the file that names it. */
const nouns = files.flatMap(({ path, text }) =>
  [...text.matchAll(/\bnoun: '([a-z_]+)'/g)].map(([, noun = '']) => ({ noun, folder: dirname(path), text })),
)
const allNouns = [...new Set(nouns.map(({ noun }) => noun))]
/** Those that can be added, deleted and brought back. */
const recordNouns = [...new Set(nouns.filter(({ text }) => !text.includes('SettingsTab')).map(({ noun }) => noun))]

/** The kinds an act in this file is about: of its folder, of the folders in it, or any. */
function nounsNear(path: string): string[] {
  const folder = dirname(path)
  const here = nouns.filter((one) => one.folder === folder)
  const below = nouns.filter((one) => one.folder.startsWith(`${folder}/`))
  const near = here.length > 0 ? here : below
  return near.length > 0 ? near.map(({ noun }) => noun) : recordNouns
}

/** What stands in the holes of a name that is put together; a hole that is not here stops the search, and is added. */
const holes: Readonly<Record<string, readonly string[]>> = {
  ...{ '${noun}.added': recordNouns.map((noun) => `${noun}.added`) },
  '${noun}.exported': files.flatMap(({ text }) =>
    [...text.matchAll(/noteExport\(\s*ctx,\s*'([a-z]+)'/g)].map(([, noun]) => `${noun}.exported`),
  ),
  '${kind.noun}.updated': allNouns.map((noun) => `${noun}.updated`),
  '${kind.noun}.restored': recordNouns.map((noun) => `${noun}.restored`),
  '${kind.noun}.${verb}': files.flatMap(({ path, text }) =>
    !/changeRecords|deleteRecords/.test(text)
      ? []
      : [...text.matchAll(/\bverb: ([^,}\n]+)/g)].flatMap(([, verbs = '']) =>
          literals(verbs)
            .filter((verb) => !['active', 'open'].includes(verb))
            .flatMap((verb) => nounsNear(path).map((noun) => `${noun}.${verb}`)),
        ),
  ),
  'marking.key_${kind}': correctionKinds.map((kind) => `marking.key_${kind}`),
  'attempt.late_${decision}': ['attempt.late_accepted', 'attempt.late_refused'],
  "${noun ?? person.role}.${photoId ? 'photo_set' : 'photo_removed'}": ['student', 'teacher', 'user'].flatMap(
    (noun) => [`${noun}.photo_set`, `${noun}.photo_removed`],
  ),
}

/** The first argument of a call, or the value of a field: up to a comma or an end that belongs to neither text nor hole. */
function expressionAt(text: string, start: number): string {
  let depth = 0
  let quote = ''
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === "'" || sign === '`') quote = sign
    else if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign) && depth-- === 0) return text.slice(start, at)
    else if (sign === ',' && depth === 0) return text.slice(start, at)
  }
  return ''
}

function actionsOf(expression: string, path: string): string[] {
  const templates = [...expression.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const made = templates.flatMap((name) => {
    const actions = holes[name]
    if (!actions) throw new Error(`${path} writes ${name} to the log: say in ${import.meta.filename} what that can be.`)
    return actions
  })
  const plain = literals(expression.replace(/`[^`]+`/g, '')).filter((word) => word.includes('.'))
  return [...made, ...plain]
}

/** Every action the server writes to the log, as its sources say. */
export function writtenActions(): string[] {
  const found = files.flatMap(({ path, text }) => {
    if (path.endsWith('.sql')) return text.includes('INSERT INTO audit_log') ? literals(text).filter(isAction) : []
    const writes = /insertA(udit|ct)|\bnote\b/.test(text)
    const places = writes ? [...text.matchAll(/\bnote\(|\baction: /g)] : []
    return places.flatMap((place) => actionsOf(expressionAt(text, place.index + place[0].length), path))
  })
  return [...new Set(found)].sort()
}

const isAction = (word: string) => /^[a-z_]+\.[a-z_]+$/.test(word) && !word.startsWith('app.')
