import { createServer } from 'node:http'
import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { clientOver } from './client.ts'
import { isNetworkError, noNetworkText, refusalCode, refusalText, unexpectedText } from './refusal.ts'

test("a refusal of the contract's list says its own sentence", () => {
  const refusal = new ORPCError('SUBDOMAIN_TAKEN', {
    defined: true,
    status: 409,
    message: 'This domain is already taken. Please choose another.',
  })
  expect(refusalText(refusal)).toBe('This domain is already taken. Please choose another.')
  expect(refusalCode(refusal)).toBe('SUBDOMAIN_TAKEN')
})

test('a call that reached nobody says so', () => {
  expect(refusalText(new TypeError('Failed to fetch'))).toBe(noNetworkText)
})

test('a mistake of the program is not taken for the network', () => {
  for (const words of [
    "Cannot read properties of null (reading 'id')",
    'items is not iterable',
    'null is not an object',
  ]) {
    expect(isNetworkError(new TypeError(words))).toBe(false)
    expect(refusalText(new TypeError(words))).toBe(unexpectedText)
  }
})

test('an answer that breaks off in the middle is the network, too', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"json":{"cla', () => response.socket?.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { school } = clientOver({ url: `http://127.0.0.1:${port}/rpc` })
  const error = await school.listClasses({}).catch((thrown: unknown) => thrown)
  server.close()
  expect(isNetworkError(error)).toBe(true)
  expect(refusalText(error)).toBe(noNetworkText)
})

test('a fault of the server never shows its inside', () => {
  const fault = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'relation "schools" does not exist' })
  expect(refusalText(fault)).toBe(unexpectedText)
  expect(refusalText(new Error('boom'))).toBe(unexpectedText)
  expect(refusalCode(new Error('boom'))).toBeNull()
})

test.each([
  [404, unexpectedText],
  [413, 'The request is too large. Nothing was changed.'],
  [503, 'The server is busy or restarting. Nothing is lost; please try again in a moment.'],
])("an answer of status %i that is not the product's own gets a sentence of ours", (status, sentence) => {
  const foreign = new ORPCError('MALFORMED_ORPC_ERROR_RESPONSE', { status, data: { headers: {}, body: null, status } })
  expect(refusalText(foreign)).toBe(sentence)
})

test.each([
  [5, 'Too many wrong passwords. Please wait 5 seconds and try again.'],
  [160, 'Too many wrong passwords. Please wait 3 minutes and try again.'],
])('who guessed too often reads how long to wait: %i s', (waitSeconds, sentence) => {
  const message = 'Too many wrong passwords. Please wait a little and try again.'
  const refused = (data: unknown) =>
    refusalText(new ORPCError('TOO_MANY_GUESSES', { defined: true, status: 429, message, data }))
  expect(refused({ waitSeconds })).toBe(sentence)
  expect(refused(undefined)).toBe(message)
  expect(refused({ waitSeconds, isCandidate: true })).toBe(
    `${sentence} Your teacher can let you in at once: with a new sign-in slip, or by signing in on this computer first.`,
  )
})

test('who typed a wrong access code too often reads how long to wait', () => {
  const refused = new ORPCError('TOO_MANY_ACCESS_CODES', {
    ...{ defined: true, status: 429, message: 'Wait.' },
    data: { waitSeconds: 42 },
  })
  expect(refusalText(refused)).toBe('Too many wrong access codes. Please wait 42 seconds and try again.')
})

test('a restarting server says its own sentence', () => {
  const message = 'The server is busy or restarting. Nothing is lost; please try again in a moment.'
  expect(refusalText(new ORPCError('UNAVAILABLE', { status: 503, message }))).toBe(message)
})
