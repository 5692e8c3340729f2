import { personHere } from './person-here.ts'
import { randomName } from './random-name.ts'
import { isRefused } from './refusal.ts'

/** More acts than anybody leaves unanswered; what was pressed first goes first. */
const mostKept = 50

/** The keys of acts that were sent and not answered yet, by who asked for what. */
const unanswered = new Map<string, string>()

/**
 * Sends an act with its key: the same words again are the same act, wherever they are pressed, until the act is done or
 * refused. A lost network, a server that is busy or fails, and a proxy in its place say nothing about it.
 */
export async function sendKeyed<T>(
  path: readonly string[],
  input: unknown,
  send: (key: string) => Promise<T>,
): Promise<T> {
  const act = actOf(path, input)
  const key = unanswered.get(act) ?? randomName()
  keep(act, key)
  const settle = () => {
    if (unanswered.get(act) === key) unanswered.delete(act)
  }
  try {
    const answer = await send(key)
    settle()
    return answer
  } catch (error) {
    if (isRefused(error)) settle()
    throw error
  }
}

/** Whoever comes after this person repeats nothing of theirs. */
export function forgetPresses(): void {
  unanswered.clear()
}

function keep(act: string, key: string): void {
  unanswered.delete(act)
  unanswered.set(act, key)
  const [oldest] = unanswered.keys()
  if (unanswered.size > mostKept && oldest !== undefined) unanswered.delete(oldest)
}

/** Who asks for what. The words stand in it shortened: there may be a password or a whole picture among them. */
function actOf(path: readonly string[], input: unknown): string {
  return `${personHere()} ${path.join('.')} ${digest(JSON.stringify(input) ?? '')}`
}

/** 64 bits of a text, where `crypto.subtle` is kept from plain-HTTP pages. It is no secret: two texts with the same are refused by the server. */
function digest(text: string): string {
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
