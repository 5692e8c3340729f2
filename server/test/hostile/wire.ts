import { gzipSync } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import type { Call } from '../every-call.ts'
import type { HostileRequest } from './asking.ts'
import { fittingTexts, strangeKeys } from './hostile-values.ts'

/** A request, and the input it asks for as far as it can be read: undefined when no call may take it. */
export type Sending = { asked: HostileRequest; input: unknown; isReadable: boolean }
type Sender = (call: Call, json: string) => Sending

const jsonType = { 'content-type': 'application/json' }
const unreadable = (asked: HostileRequest): Sending => ({ asked, input: undefined, isReadable: false })
const bytes = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text)
const post = (
  path: string,
  body: string | Buffer | null,
  headers: Record<string, string> = jsonType,
): HostileRequest => ({
  ...{ method: 'POST', path, headers },
  body: body === null ? null : bytes(body),
})

const byRpc: Sender = (call, json) => readable(post(call.rpcPath, `{"json":${json}}`), json)

function readable(asked: HostileRequest, json: string): Sending {
  const input = parse(json)
  return input === undefined ? unreadable(asked) : { asked, input, isReadable: true }
}

/** Sent as it is, and taken as whatever it says: what this cannot follow to its end is not judged by the schema. */
const anyhow = (asked: HostileRequest): Sending => ({ asked, input: undefined, isReadable: true })

function parse(json: string): unknown {
  try {
    // Readers of JSON over HTTP let a mark of the byte order pass.
    return JSON.parse(json.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

/** In the query, as our own client sends calls that only read. */
const byRpcQuery: Sender = (call, json) => {
  const data = encodeURIComponent(toWellFormed(`{"json":${json}}`)).slice(0, 12_000)
  const asked: HostileRequest = { method: 'GET', path: `${call.rpcPath}?data=${data}`, headers: {}, body: null }
  return call.method === 'GET' ? readable(asked, json) : unreadable(asked)
}

const parametersOf = ({ restPath }: Call) => [...restPath.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

/** Parameters go into the path, the rest into the body or the query. */
const byRest: Sender = (call, json) => {
  const fields = fieldsOf(json)
  const inPath = parametersOf(call)
  const path = call.restPath.replace(/\{(\w+)\}/g, (_all, name: string) => partOf(fields.get(name)))
  if (call.method === 'GET') {
    const rest = [...fields].filter(([name]) => !inPath.includes(name))
    const query = rest.map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`).join('&')
    const asked: HostileRequest = { method: 'GET', path: `${path}?${query}`.slice(0, 14_000), headers: {}, body: null }
    // Everything in an address is text, and a name that comes twice is a list: this reads none of it.
    return anyhow(asked)
  }
  return withPath(readable({ ...post(path, json), method: call.method }, json), inPath, fields)
}

/** What stands in the path belongs to the input; the body has the last word on it. */
function withPath(sending: Sending, inPath: readonly string[], fields: Map<string, unknown>): Sending {
  const { input } = sending
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return sending
  const ofPath = inPath.map((name): [string, string] => [name, decodeURIComponent(partOf(fields.get(name)))])
  return { ...sending, input: { ...Object.fromEntries(ofPath), ...input } }
}

const fieldsOf = (json: string): Map<string, unknown> => {
  const value = parse(json)
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const toWellFormed = (text: string) => text.toWellFormed()
const encode = (text: string) => encodeURIComponent(toWellFormed(text))
const partOf = (value: unknown) => encode(textOf(value ?? 'x').slice(0, 300)) || 'x'

/** Types of our own wire format laid on places they do not fit. */
const withMeta = (meta: unknown): Sender => {
  const written = JSON.stringify(meta) ?? 'null'
  return (call, json) => anyhow(post(call.rpcPath, `{"json":${json},"meta":${written}}`))
}

const metas: Arbitrary<unknown> = fc.oneof(
  fc.array(
    fc
      .tuple(
        fc.integer({ min: -1, max: 9 }),
        fc.array(
          fc.oneof(
            fc.constantFrom(...strangeKeys),
            fc.constantFrom('email', 'examId', 'events', 0, 1, -1),
            fc.string(),
          ),
          {
            maxLength: 4,
          },
        ),
      )
      .map(([type, place]) => [type, ...place]),
    { maxLength: 6 },
  ),
  fc.jsonValue(),
)

/** A body that is no JSON any more, or hardly. */
const torn: readonly ((json: string) => string | Buffer)[] = [
  (json) => json.slice(0, -1),
  (json) => json.slice(0, json.length / 2),
  (json) => `\ufeff${json}`,
  (json) => `${json}${json}`,
  (json) => `${json} // and more`,
  (json) => json.replaceAll('"', "'"),
  (json) => `${json.slice(0, -1)},}`,
  (json) => `[${json},NaN,Infinity]`,
  (json) => `${' '.repeat(50_000)}${json}`,
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80])]),
  (json) => Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from(json)]),
  () => '',
  () => 'null',
  () => '"text"',
  () => '[',
  () => '['.repeat(30_000),
  () => `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  () => `{"json":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
  () => `{"json":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  () => '{"json":{},"json":{"email":1},"meta":[],"meta":[[0]]}',
  () => '{"__proto__":{"json":{}},"constructor":{"prototype":{"polluted":1}}}',
]
const byTornBody =
  (tear: (json: string) => string | Buffer): Sender =>
  (call, json) => {
    const body = tear(`{"json":${json}}`)
    const asked = post(call.rpcPath, body)
    const whole = typeof body === 'string' ? parse(body) : undefined
    return typeof whole === 'object' && whole !== null && 'json' in whole && !('meta' in whole)
      ? { asked, input: whole.json, isReadable: true }
      : anyhow(asked)
  }
const byTornRest =
  (tear: (json: string) => string | Buffer): Sender =>
  (call, json) => {
    const { asked } = byRest(call, json)
    const body = tear(json)
    const sent = { ...asked, headers: jsonType, body: bytes(body) }
    // A body behind a call that only reads is not looked at.
    if (asked.method === 'GET' || typeof body !== 'string') return anyhow(sent)
    return withPath(readable(sent, body), parametersOf(call), fieldsOf(json))
  }

const otherTypes: readonly Record<string, string>[] = [
  {},
  { 'content-type': '' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'text/html' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json, text/plain' },
  { 'content-type': 'application/problem+json' },
  { 'content-type': 'text/event-stream' },
  { 'content-type': 'application/octet-stream' },
  { 'content-type': '\t;;;' },
  { 'content-type': `application/${'x'.repeat(5_000)}` },
  { ...jsonType, 'content-disposition': 'attachment; filename="../../x"' },
  { ...jsonType, 'content-encoding': 'gzip' },
  { ...jsonType, 'content-encoding': 'br' },
]
/** A body that says it is something else than it is. */
const byType =
  (headers: Record<string, string>, isRest: boolean): Sender =>
  (call, json) => {
    const asked = isRest ? byRest(call, json).asked : post(call.rpcPath, `{"json":${json}}`)
    // Read kindly or not at all: what follows is judged as if it had been JSON.
    const sending = readable({ ...asked, headers, body: bytes(isRest ? json : `{"json":${json}}`) }, json)
    // Not read at all, it asks nothing: some calls may be asked nothing.
    const mayBeEmpty = call.input?.safeParse(undefined).success ?? true
    return asked.method === 'GET' || mayBeEmpty ? anyhow(sending.asked) : sending
  }

const zipped: Sender = (call, json) =>
  readable(post(call.rpcPath, gzipSync(`{"json":${json}}`), { ...jsonType, 'content-encoding': 'gzip' }), json)

const long = 'x'.repeat(1024 * 1024)
const oversized: Sender = (call, json) => unreadable(post(call.rpcPath, `{"json":${json},"more":"${long}"}`))

const byMethod =
  (method: string, isRest: boolean): Sender =>
  (call, json) => {
    const { asked } = isRest ? byRest(call, json) : byRpc(call, json)
    const isTheirs = isRest ? method === call.method : method === 'POST' || method === call.method
    const sending = readable(
      { ...asked, method, headers: jsonType, body: bytes(isRest ? json : `{"json":${json}}`) },
      json,
    )
    // By another method an address may be another call's.
    return isTheirs || isRest ? anyhow(sending.asked) : unreadable(sending.asked)
  }

/** Addresses that are no call, or only nearly one. */
const addresses: readonly ((call: Call) => string)[] = [
  () => '/rpc/__batch__',
  () => '/rpc/__proto__/constructor',
  () => '/rpc/constructor',
  () => '/rpc',
  () => '/rpc/',
  () => '/api/',
  ({ rpcPath }) => `${rpcPath}/more`,
  ({ rpcPath }) => `${rpcPath}%00`,
  ({ rpcPath }) => `/${rpcPath}`,
  ({ rpcPath }) => rpcPath.toUpperCase(),
  ({ rpcPath }) => `${rpcPath}/../../people/signUp`,
  ({ rpcPath }) => `${rpcPath};x=y`,
  ({ rpcPath }) => `${rpcPath}?data=%ff&data=1`,
  ({ rpcPath }) => `${rpcPath}?data={"json":1}`,
  ({ rpcPath }) => `${rpcPath}?data[json]=1&data[__proto__][polluted]=1`,
  ({ restPath }) => restPath,
  ({ restPath }) => restPath.replace(/\{\w+\}/g, '%00'),
  ({ restPath }) => restPath.replace(/\{\w+\}/g, '%E0%A4%A'),
  ({ restPath }) => restPath.replace(/\{\w+\}/g, '..%2f..%2fetc%2fpasswd'),
  ({ restPath }) => restPath.replace(/\{\w+\}/g, 'x'.repeat(4_000)),
  ({ restPath }) => restPath.replace(/\{\w+\}/g, '__proto__'),
  ({ restPath }) => `${restPath}?${'a[b]'.repeat(800)}=1`,
  ({ restPath }) => `${restPath}?a${'[b]'.repeat(2_000)}=1`,
  ({ restPath }) => `${restPath}?__proto__[polluted]=1&constructor[prototype][polluted]=1`,
  ({ restPath }) => `${restPath}?cursor[]=1&cursor[0]=2&cursor[99999999]=3&cursor[x]=4`,
  ({ restPath }) => `${restPath}?search=%00&cursor=%ff`,
  ({ restPath }) => `${restPath}?${'a=1&'.repeat(3_000)}`,
]
const byAddress =
  (address: (call: Call) => string, method: string): Sender =>
  (call, json) => {
    const headers = { ...jsonType, 'x-orpc-batch': '1', 'x-http-method-override': 'DELETE' }
    return anyhow({ method, path: address(call), headers, body: method === 'GET' ? null : bytes(`{"json":${json}}`) })
  }

/** Headers of a caller who means no good; they change nothing about what the body asks for. */
const headerValues = fittingTexts
  .map((text) => Buffer.from(text).toString('latin1'))
  .filter((text) => /^[\t -~\x80-\xff]*$/.test(text))
export const strangeHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.dictionary(
    fc.constantFrom(
      'user-agent',
      'x-forwarded-for',
      'accept',
      'accept-language',
      'accept-encoding',
      'x-request-id',
      'referer',
      'if-none-match',
    ),
    fc.oneof(fc.constantFrom(...headerValues), fc.constant('x'.repeat(4_000))),
    { maxKeys: 3 },
  ),
)

export type Way = { way: string; send: Sender }
/** A failure is to be read: it names the way and leaves the program out. */
const as = (way: string, send: Sender): Way => Object.assign({ way, send }, { [fc.toStringMethod]: () => way })

export const ourOwn: Arbitrary<Way> = fc.constant(as('rpc', byRpc))
/** All the ways a body is sent; most are sent as our own client or another program would. */
export const ways: Arbitrary<Way> = fc.oneof(
  { weight: 10, arbitrary: ourOwn },
  { weight: 8, arbitrary: fc.constant(as('rest', byRest)) },
  { weight: 2, arbitrary: fc.constant(as('rpc query', byRpcQuery)) },
  { weight: 2, arbitrary: metas.map((meta) => as(`meta ${JSON.stringify(meta)}`, withMeta(meta))) },
  fc
    .tuple(fc.nat(torn.length - 1), fc.boolean())
    .map(([index, isRest]) =>
      as(`torn ${index}${isRest ? ' rest' : ''}`, (isRest ? byTornRest : byTornBody)(torn[index] ?? String)),
    ),
  fc
    .tuple(fc.constantFrom(...otherTypes), fc.boolean())
    .map(([headers, isRest]) => as(`type ${JSON.stringify(headers)}`, byType(headers, isRest))),
  fc.constant(as('zipped', zipped)),
  fc.constant(as('too long', oversized)),
  fc
    .tuple(fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'POST', 'TRACE', 'QUERY'), fc.boolean())
    .map(([method, isRest]) => as(`${method}${isRest ? ' rest' : ''}`, byMethod(method, isRest))),
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(addresses.length - 1), fc.constantFrom('GET', 'POST'))
      .map(([index, method]) =>
        as(`address ${index} ${method}`, byAddress(addresses[index] ?? (() => '/rpc'), method)),
      ),
  },
)
