import { personHere } from './person-here.ts'
import { randomName } from './random-name.ts'
import { isRefused } from './refusal.ts'

/** More acts than anybody leaves unanswered; what was pressed first goes first. */
const mostKept = 50

/** Whoever comes back later than this has read the screen before they press. */
const keptMs = 10 * 60_000

/** What one press sends has its own object. `isByItself`: nobody looks at lists between its calls. */
export type Pressing = { readonly isByItself?: true }

type Sent = {
  requestKey: string
  person: string | null
  /** Whose call it was last. */
  pressing: Pressing
  sentAt: number
  /** Which it was of all that were sent, the last time. */
  place: number
  /** How many of its calls are under way. */
  flying: number
}

/** The acts that were sent and not answered yet, by who asked for what. */
const unanswered = new Map<string, Sent>()
let sentCount = 0

/**
 * Sends an act with its request key: the same words again are the same act, wherever they are pressed, until the act is done or refused,
 * another act of the same person is done, or ten minutes have gone by. A lost network, a server that is busy or fails, and a proxy
 * in its place say nothing about it.
 */
export async function sendKeyed<T>(
  path: readonly string[],
  input: unknown,
  pressing: Pressing,
  send: (requestKey: string) => Promise<T>,
): Promise<T> {
  const act = actOf(path, input)
  const sent = keep(act, pressing)
  const { requestKey, person, place } = sent
  const settle = () => {
    if (unanswered.get(act) === sent) unanswered.delete(act)
  }
  try {
    const answer = await send(requestKey)
    settle()
    if (!pressing.isByItself) forgetOthers({ person, place, pressing })
    return answer
  } catch (error) {
    if (isRefused(error)) settle()
    throw error
  } finally {
    sent.flying--
  }
}

/** At sign-out: the next person at this computer must not repeat what this one pressed. */
export function forgetPresses(): void {
  unanswered.clear()
}

function keep(act: string, pressing: Pressing): Sent {
  const known = unanswered.get(act)
  const sentAt = performance.now()
  const isSame = known !== undefined && (known.flying > 0 || sentAt - known.sentAt < keptMs)
  const sent = isSame
    ? known
    : { requestKey: randomName(), person: personHere(), pressing, sentAt, place: 0, flying: 0 }
  Object.assign(sent, { pressing, sentAt, place: ++sentCount, flying: sent.flying + 1 })
  unanswered.delete(act)
  unanswered.set(act, sent)
  const [oldest] = unanswered.keys()
  if (unanswered.size > mostKept && oldest !== undefined) unanswered.delete(oldest)
  return sent
}

/**
 * The lists are read again once an act is done: whoever then says the words of one that was sent before it has seen what became of that,
 * and wants another. What the same press has sent, what is under way and what goes out by itself stay.
 */
function forgetOthers(done: Pick<Sent, 'person' | 'place' | 'pressing'>): void {
  for (const [act, { person, place, pressing, flying }] of unanswered) {
    const isOld = flying === 0 && place < done.place && pressing !== done.pressing && !pressing.isByItself
    if (isOld && person === done.person) unanswered.delete(act)
  }
}

/** Who asks for what. The words stand in it shortened: there may be a password or a whole picture among them. */
function actOf(path: readonly string[], input: unknown): string {
  return `${personHere()} ${path.join('.')} ${digest(JSON.stringify(input) ?? '')}`
}

/** 64 bits of a text, where `crypto.subtle` is kept from plain-HTTP pages. It is no secret: two texts with the same are refused by the server. */
export function digest(text: string): string {
  let [one, two] = [0x9e3779b1, 0x85ebca6b]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x9e3779b1)
    two = Math.imul(two ^ (code + at), 0x5f356495)
    one ^= one >>> 15
    two ^= two >>> 13
  }
  return `${text.length} ${one >>> 0} ${two >>> 0}`
}
