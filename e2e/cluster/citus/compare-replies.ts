// Replies of the same calls over two databases held against each other: what is made anew each time is taken out of both.

/** Where replies may differ, and why. */
const known: Readonly<Record<string, string>> = {
  'result.get': 'a card is asked for while its paper is marked anew by a corrected key',
  'people.studentFigures': 'the average is asked for at the same moment',
  'exam.withdraw': 'it says how many were told of the exam, while due work tells them',
  'exam.addSitting': 'it says how many were told another time, while due work tells them',
}

/** A call and what became of it, as seed/test/drive/noting.ts writes it down. */
export type Made = { call: string; reply?: unknown; refusal?: unknown }

const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const times = /\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?|\b\d{1,2}:\d\d(\s[ap]m)?\b/g
/** What the drive draws, so that what it makes is taken by nobody; digests, tickets and tokens. */
const random = /(?=[a-f]*\d)[0-9a-f]{6}(?:[0-9a-f]{2})?(?![0-9a-z])|[\w+/=~-]{24,}/gi
/**
 * A value that is drawn or is a moment, whatever it looks like. Packed bytes are as many as what was drawn allows; notices are told by due
 * work while the calls go on.
 */
const isMade =
  /(\.(id|unreadCount|\w+Ids?|firstPassword|codes|sign|since|secret|ticket|cursor|\w*Hash|\w*(Ms|At|Left)|bytes|\w+Bytes)|\.reply\.code|\.log\[\d+\]\.(question|value)|\.questions\[\d+\]\.answer)(\[\d*\])?$/

/** Drawn for each candidate: the same questions and options in another order. */
const drawn = /\.(questions|options|optionIds|keptIds|order|authorOrder|answer|answers)\[\d+\]/g

/** Who waits for something asks again and again: how often is no part of the answer, the last of them is. */
const askedOnce = (made: readonly Made[]): Made[] =>
  made.filter(({ call }, index) => call !== made[index + 1]?.call || !isAskedAgain.has(call))

const isAskedAgain = new Set(['report.getMade', 'result.ofTicket'])

/** Line by line what is the same each time, in an order of its own: a path and its value. */
function linesOf(value: unknown, path = ''): string[] {
  return read(value, path).sort()
}

function read(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => read(one, `${path}[${index}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => read(one, `${path}.${cleaned(key)}`))
  const shown = value !== null && isMade.test(path) ? '<made>' : typeof value === 'string' ? cleaned(value) : value
  return [`${path.replaceAll(drawn, '.$1[]')} = ${shown}`]
}

const cleaned = (text: string): string =>
  text.replaceAll(uuids, '<id>').replaceAll(times, '<time>').replaceAll(random, '<made>')

type Difference = { call: string; index: number; one: string[]; all: string[] }

/** Call by call, the lines that only one of the two has. */
function differencesOf(one: readonly Made[], all: readonly Made[]): Difference[] {
  const [first, second] = [askedOnce(one), askedOnce(all)]
  const odd = first.findIndex(({ call }, index) => call !== second[index]?.call)
  if (odd >= 0 || first.length !== second.length)
    throw new Error(`Other calls were made from ${first[odd]?.call ?? 'the end'} on.`)
  return first.flatMap((made, index) => {
    const [mine, theirs] = [linesOf(made), linesOf(second[index])]
    const only = (lines: string[], others: string[]) => {
      const rest = [...others]
      return lines.filter((line) => {
        const at = rest.indexOf(line)
        if (at >= 0) rest.splice(at, 1)
        return at < 0
      })
    }
    const found = { call: made.call, index, one: only(mine, theirs), all: only(theirs, mine) }
    return found.one.length + found.all.length > 0 ? [found] : []
  })
}

/** What differs and is on no list, and which lines of the list were needed. */
export function compareReplies(one: readonly Made[], all: readonly Made[]): { problems: string[]; needed: string[] } {
  const found = differencesOf(one, all)
  const problems = found
    .filter(({ call }) => !(call in known))
    .map(
      ({ call, index, ...lines }) =>
        `Call ${index}, ${call}, has on one PostgreSQL ${told(lines.one)}, and on the cluster ${told(lines.all)}`,
    )
  const needed = Object.entries(known).flatMap(([call, why]) =>
    found.some((difference) => difference.call === call) ? [`${call}: ${why}`] : [],
  )
  return { problems, needed }
}

const told = (lines: readonly string[]) => (lines.length === 0 ? 'nothing more' : lines.slice(0, 4).join('; '))
