import { createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemOf } from './mail-problem.ts'
import { openPost } from './post.ts'

/** A mail server that takes everything, one word a while: never silent for long, and never done. */
const stepMs = 400
const sockets = new Set<Socket>()
const heard: string[] = []
const dawdling = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined)
  const say = async (words: string) => {
    await wait(stepMs)
    if (socket.writable) socket.write(`${words}\r\n`)
  }
  socket.on('data', (part) => {
    const [command = ''] = String(part).trim().split(' ')
    heard.push(command)
    void say(command === 'DATA' ? '354 go on' : '250 yes')
  })
  void say('220 here')
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((listening) => dawdling.listen(0, '127.0.0.1', listening))
  const address = dawdling.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  dawdling.close()
})

const mail = { id: 'one', to: 'ada@greenfield.test', subject: 'A mail', text: 'words', html: '<p>words</p>' }
const settings = () => ({
  ...{ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'no-reply@sabimark.test' },
  ...{ dataDir: '', publicUrl: 'http://sabimark.test' },
})

it('leaves a mail server that dawdles before the queue gives the mail to somebody else', async () => {
  const error: unknown = await openPost(settings(), 3 * stepMs)(mail).catch((failed: unknown) => failed)
  expect(problemOf(error)).toBe('no_answer')
  await wait(2 * stepMs)
  expect(heard).not.toContain('DATA')
})

it('has the patience to be done with it else', async () => {
  heard.length = 0
  await openPost(settings())(mail)
  expect(heard).toContain('DATA')
})
