import { expect, test } from 'vitest'
import { createLog, withoutQuery } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ level: 'trace', to: { write: (line: string) => void lines.push(line) } }))
  return lines.join('')
}

test('a request is told by id, method, path and address, never by query or headers', () => {
  const req = {
    id: 'r1',
    method: 'GET',
    url: '/verify-email?token=hush',
    ip: '127.0.0.1',
    headers: { cookie: 'hush', authorization: 'hush' },
    body: { password: 'hush' },
  }
  const line = logged((log) => log.info({ req }, 'came in'))
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    req: { id: 'r1', method: 'GET', path: '/verify-email', address: '127.0.0.1' },
  })
  expect(line).not.toContain('hush')
})

test.each(['authorization', 'cookie', 'set-cookie', 'password', 'token', 'ticket', 'secret', 'pin', 'value', 'answer'])(
  '%s is hidden wherever it stands',
  (name) => {
    const line = logged((log) => {
      log.info({ [name]: 'hush' })
      log.info({ a: { [name]: 'hush' } })
      log.info({ a: { b: { [name]: ['hush'] } } })
      log.info({ a: { b: { c: { [name]: { d: 'hush' } } } } })
    })
    expect(line.match(/\[hidden\]/g)).toHaveLength(4)
    expect(line).not.toContain('hush')
  },
)

test('an error of the database keeps its place and loses the row', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "hush"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (email)=(hush) already exists.',
    where: 'hush',
    table: 'users',
  })
  const line = logged((log) => log.error(error))
  const inField = logged((log) => log.error({ err: error, req: { id: 'r1' } }))
  expect(inField).not.toContain('hush')
  expect(JSON.parse(inField)).toMatchObject({ req: { id: 'r1' }, msg: 'invalid input syntax for type uuid' })
  expect(line).not.toContain('hush')
  expect(JSON.parse(line).err).toMatchObject({
    code: '22P02',
    table: 'users',
    message: 'invalid input syntax for type uuid',
  })
})

test.each([
  ['/a?b=c', '/a'],
  ['/a#b', '/a'],
  ['/a', '/a'],
  ['?x', ''],
])('%s without its query is %s', (url, path) => {
  expect(withoutQuery(url)).toBe(path)
})
