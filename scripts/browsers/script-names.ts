import { data } from './data.ts'
import { entryOf } from './support.ts'

/** Objects that are there once, and the interfaces their members are listed under. */
const interfacesOf: Record<string, readonly string[]> = {
  window: ['Window'],
  self: ['Window'],
  globalThis: ['Window'],
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  crypto: ['Crypto'],
  performance: ['Performance'],
  location: ['Location'],
  history: ['History'],
  screen: ['Screen'],
}

const isListed = (name: string) => entryOf(name) !== undefined

/** What the compatibility data calls a global: `structuredClone`, `Promise`, `scheduler`. */
export function globalNamed(name: string): string | undefined {
  return [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].find(isListed)
}

/** What it calls a member of a known object: `Object.groupBy`, `URL.canParse`, `navigator.locks`, `window.fetchLater`. */
export function memberOf(object: string, member: string): string | undefined {
  const places = (interfacesOf[object] ?? [object]).flatMap((one) => [
    `javascript.builtins.${one}.${member}`,
    `api.${one}.${member}_static`,
    `api.${one}.${member}`,
  ])
  const own = places.find(isListed)
  return own ?? (interfacesOf[object]?.includes('Window') ? globalNamed(member) : undefined)
}

/** Objects that pages have in their hands under names of their own; other APIs have methods called like anybody's. */
const inHand =
  /^(?:Node|Element|(?:HTML|SVG)\w*Element|Document|DocumentFragment|ShadowRoot|Event|EventTarget|Range|Selection|AbortSignal|Request|Response|Headers|Blob|FormData|URL|URLSearchParams|Storage|IDB\w+|CSSStyleDeclaration|DOM\w+|MediaQueryList|\w+Observer|BroadcastChannel|ReadableStream|SubtleCrypto|Clipboard|LockManager|TextDecoder)$/

const byMethod = new Map<string, string[]>()
for (const [root, owners] of Object.entries({ 'javascript.builtins': data.javascript.builtins, api: data.api })) {
  for (const [owner, members] of Object.entries(owners ?? {})) {
    if (root === 'api' && !inHand.test(owner)) continue
    for (const member of Object.keys(members)) {
      byMethod.set(member, [...(byMethod.get(member) ?? []), `${root}.${owner}.${member}`])
    }
  }
}
byMethod.delete('__compat')

/** Every method of that name: `findLast` of arrays and of typed arrays. */
export function methodsNamed(name: string): readonly string[] {
  return byMethod.get(name) ?? []
}
