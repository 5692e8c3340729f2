import { withoutEnd } from '../words/signs/without-end.ts'

/** A dot as people write it, and as mail programs and browsers read it. */
const dot = '[.\\u2024\\u3002\\uff0e\\uff61]'

/** Whatever holds a scheme, an @ or a www: nobody is called so. */
const marked = /:\/\/|[@\uff20]/u
const markedFromHere = new RegExp(`\\b(?:www${dot}|(?:mailto|tel|sms|javascript|data):)\\S*`, 'giu')

/**
 * A word; with dots and further words behind it, and the path behind those, a host, or an abbreviation in front of a name. A word by
 * itself is matched, too, so that no place of a long one is looked at twice.
 */
const label = '[\\p{L}\\p{M}\\p{N}-]+'
const dotted = new RegExp(`${label}((?:${dot}${label})+(?:[:/?#][^\\s)\\]>]*)?)?`, 'gu')
/** What is left around something that was taken out. */
const around = ' ,;:|–—-'

const dots = new RegExp(dot, 'gu')

/** Ends of host names that a name written with a capital letter may be taken for, as in "Free.Com". */
const wellKnownEnds = new Set(
  (
    'com net org info biz ng io co app dev xyz me tv ru cn top shop store site online link live click club edu gov ' +
    'uk us za gh ke sch'
  ).split(' '),
)

/**
 * A name without what a mail program would make a link of: web and mail addresses, hosts, numbers of hosts. An
 * abbreviation keeps its name, with a space between: "St.Mary" is "St. Mary". Whoever signs a school up writes to
 * strangers in our name, and should not choose where they press.
 */
export function withoutAddresses(name: string): string {
  const bare = name
    .replaceAll(/\S+/g, (word) => (marked.test(word) ? '' : word))
    .replaceAll(markedFromHere, '')
    .replaceAll(dotted, (found, behind?: string) => (behind === undefined ? found : isHost(found) ? '' : spaced(found)))
  if (bare === name) return name
  // What stood around an address and now stands around nothing.
  const words = bare.replaceAll(/\(\s*\)|\[\s*\]|<\s*>|"\s*"/g, '').replaceAll(/\s+/g, ' ')
  return withoutEnd(words.replace(/^[ ,;:|–—-]+/, ''), around)
}

function isHost(found: string): boolean {
  const labels = found.replace(/[:/?#].*/su, '').split(dots)
  const end = labels.at(-1) ?? ''
  if (/^\p{N}+$/u.test(end)) return labels.length === 4 && labels.every((label) => /^\p{N}{1,3}$/u.test(label))
  if ([...end].length < 2) return false
  return !/^\p{Lu}/u.test(end) || wellKnownEnds.has(end.toLowerCase())
}

/** "J.B.S" and "No.1" as they are; before a word of its own a space, so that nothing is pressed. */
function spaced(found: string): string {
  return found.replaceAll(new RegExp(`(${dot})(?=\\p{Lu}[\\p{L}\\p{M}])`, 'gu'), '$1 ')
}
