import { refusals } from '@sabimark/contract/refusal.ts'
import { z } from 'zod'
import type { Call } from '../every-call.ts'
import type { Reply } from './asking.ts'

/** Signs of what must stay inside: stacks, paths, SQL, the checker's own words. */
const inner =
  /\bat \S+ \(|\bat async |\.(ts|js|mjs):\d|node_modules|file:\/\/|\/(server|contract|domain)\/|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|ROLLBACK)\b|violates|invalid input syntax|relation "|column "|duplicate key|Zod|invalid_type|invalid_union|invalid_format|unrecognized_keys|too_big|too_small|"issues"|"path":|"stack"|"cause"|Invalid input|ECONN|TypeError|RangeError|SyntaxError|Unexpected token|\bJSON\b/

const refusal = z.strictObject({
  defined: z.boolean().optional(),
  code: z.string(),
  status: z.int(),
  message: z.string(),
  data: z.unknown().optional(),
})
const known = new Map<string, { status: number; message: string; data?: z.ZodType }>(Object.entries(refusals))
/** What any call may be answered with before it is reached. */
const ofAnyCall = ['BAD_REQUEST', 'TOO_LARGE', 'WRONG_ORIGIN']
const badFields = z.strictObject({ fields: z.array(z.string().max(80)).max(20) }).optional()

/** What is wrong with a refusal; null when it is one of the contract's, whole and with nothing else in it. */
export function faultOfRefusal(call: Call, path: string, reply: Reply): string | null {
  const { status, text, contentType } = reply
  if (status >= 500) return `a failure on our side: ${status}`
  const leak = inner.exec(text)
  if (leak) return `says something of the inside: ${leak[0]}`
  // Nearly the address of a call is the address of a page that is none, and leads to the first one.
  if (status === 302) return text === '' && !/^\/(rpc|api)\b/.test(path) ? null : 'leads somewhere else'
  if (status === 404 && /^text\/plain/.test(contentType)) {
    return text === 'There is nothing at this address.' ? null : 'a 404 that says something else'
  }
  if (!/^application\/json/.test(contentType)) return `no JSON: ${contentType}`
  const body: unknown = JSON.parse(text)
  const isWrapped = path.startsWith('/rpc/') && typeof body === 'object' && body !== null && 'json' in body
  const parsed = refusal.safeParse(isWrapped ? body.json : body)
  if (!parsed.success) return 'not in the shape of a refusal'
  const { code, message, data } = parsed.data
  if (parsed.data.status !== status) return 'another status inside than outside'
  if (code === 'UNKNOWN_CALL') return status === 404 ? null : 'an unknown call that is no 404'
  const meant = known.get(code)
  if (!meant) return `no code of the contract: ${code}`
  if (status !== meant.status || message !== meant.message) return `not as the contract has ${code}`
  if (![...ofAnyCall, ...call.refusals].includes(code)) return `${code} is no refusal of ${call.name}`
  if (code === 'BAD_REQUEST') return badFields.safeParse(data).success ? null : 'more than the names of fields'
  if (meant.data) return meant.data.safeParse(data).success ? null : `without the facts of ${code}`
  return data === undefined || data === null ? null : `facts that ${code} does not have`
}
