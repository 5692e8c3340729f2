import type { Identifier, SupportStatement } from '@mdn/browser-compat-data/types'
import { data } from './data.ts'

/** A feature of the web that a built file uses. `names`: what it may be in the compatibility data, when only its own name is known. */
export type Use = { names: readonly string[]; at: number }

/** A browser and its oldest version that must cope: `['safari', '15.6']`. */
export type Oldest = readonly [browser: string, version: string]

/** 'chrome109' → chrome 109. Throws for a browser or a version the data does not know: nothing would be held to it. */
export function readOldest(target: string): Oldest {
  const [, browser = '', version = ''] = /^([a-z_]+)([\d.]+)$/.exec(target) ?? []
  const releases = Object.entries(data.browsers).find(([name]) => name === browser)?.[1].releases
  if (!releases || !(version in releases)) throw new Error(`The compatibility data knows no "${target}".`)
  return [browser, version]
}

/** What stands in the data under a name such as 'javascript.builtins.Array.findLast'; undefined for nothing. */
export function entryOf(name: string): Identifier | undefined {
  const [root = '', ...parts] = name.split('.')
  const roots: Record<string, Identifier> = { api: data.api, css: data.css, javascript: data.javascript }
  return parts.reduce<Identifier | undefined>(
    (entry, part) => (entry && Object.hasOwn(entry, part) ? entry[part] : undefined),
    roots[root],
  )
}

/** The browsers that are too old for a feature; none for what the data does not list. */
export function missingIn(name: string, oldest: readonly Oldest[]): string[] {
  const support = Object.entries(entryOf(name)?.__compat?.support ?? {})
  return oldest.flatMap(([browser, version]) => {
    const statement = support.find(([listed]) => listed === browser)?.[1]
    return statement === undefined || isSupported(statement, version) ? [] : [`${browser} ${version}`]
  })
}

/** By its own name and without a switch. What is there in part counts as there: the data says so of the smallest lack. */
function isSupported(statement: SupportStatement, version: string): boolean {
  return [statement].flat().some(({ version_added: added, version_removed: removed, ...rest }) => {
    if (rest.flags || rest.prefix || rest.alternative_name) return false
    return isReached(added, version) && !isReached(removed, version)
  })
}

function isReached(since: string | false | undefined, version: string): boolean {
  if (!since || since === 'preview') return false
  const [first, second] = [since.replace('≤', ''), version].map((text) => text.split('.').map(Number))
  for (const place of [0, 1, 2]) {
    const difference = (first?.[place] ?? 0) - (second?.[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}
