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
  return url.replace(/[?#].*$/s, '')
}

/**
 * What went wrong and where, without the row it went wrong with: PostgreSQL puts values into `detail`, `where` and
 * behind the colon of a message.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error }
  const isFromDatabase = 'severity' in error && 'code' in error
  const message = isFromDatabase ? error.message.replace(/: ".*"$/s, '') : error.message
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const named = ['code', 'constraint', 'table', 'column', 'routine'].flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { type: error.name, message, ...Object.fromEntries(named), stack: frames?.join('\n') }
}

/** JSON lines. Says which request and how it ended; never headers, bodies, query strings or secrets. */
export function createLog(options: { level: string; to: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths, censor: '[hidden]' },
      serializers: {
        req: (request: { id?: unknown; method?: string; url?: string; ip?: string }) => ({
          id: request.id,
          method: request.method,
          path: withoutQuery(request.url ?? ''),
          address: request.ip,
        }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    options.to,
  )
}
