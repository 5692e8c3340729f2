import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Fields that hold secrets or what somebody wrote, wherever they stand in a logged object. */
const hidden = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'ticket',
  'secret',
  'pin',
  'value',
  'answer',
]
const paths = hidden.flatMap((name) => {
  const key = `["${name}"]`
  return [key, `*${key}`, `*.*${key}`, `*.*.*${key}`]
})

/** A path without its query: searches name people, and links carry tokens. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*/s, '')
}

/** The address of a private calendar is its key, and that of a shared report half of it. */
function withoutToken(path: string): string {
  return path.replace(/^\/(calendar|s)\/.*$/s, '/$1/…')
}

function messageOf(error: Error): string {
  const isFromDatabase = 'severity' in error && 'code' in error
  const valueAt = isFromDatabase ? error.message.indexOf(': "') : -1
  const endsWithIt = valueAt >= 0 && error.message.indexOf('"', valueAt + 3) >= 0 && error.message.endsWith('"')
  return endsWithIt ? error.message.slice(0, valueAt) : error.message
}

/**
 * What went wrong and where, without the row it went wrong with: PostgreSQL puts values into `detail`, `where` and
 * behind the colon of a message.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const named = ['code', 'constraint', 'table', 'column', 'routine'].flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { type: error.name, message: messageOf(error), ...Object.fromEntries(named), stack: frames?.join('\n') }
}

function errorIn(logged: unknown): Error | undefined {
  const error: unknown = fieldsOf(logged).err
  return error instanceof Error ? error : undefined
}

function fieldsOf(logged: unknown): Record<string, unknown> {
  return typeof logged === 'object' && logged && !(logged instanceof Error) ? { ...logged } : {}
}

/** JSON lines. Says which request and how it ended; never headers, bodies, query strings or secrets. */
export function createLog(options: { level: string; to: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        logMethod(args, method) {
          const [first, second] = args as unknown[]
          const error = first instanceof Error ? first : errorIn(first)
          // pino would take the sentence from the error itself, with whatever it quotes.
          if (error && second === undefined) method.call(this, { ...fieldsOf(first), err: error }, messageOf(error))
          else method.apply(this, args)
        },
      },
      redact: { paths, censor: '[hidden]' },
      serializers: {
        req: (request: { id?: unknown; method?: string; url?: string; ip?: string }) => ({
          id: request.id,
          method: request.method,
          path: withoutToken(withoutQuery(request.url ?? '')),
          address: request.ip,
        }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    options.to,
  )
}
