import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { createTicketReader, readTicket, type TicketClaims, writeTicket } from './ticket.ts'

const secrets = ['the-secret-of-today-long-enough-0', 'the-secret-of-yesterday-long-enou']
const claims: TicketClaims = { schoolId: newId(), attemptId: newId(), studentId: newId(), epoch: 3 }
const ticket = writeTicket(claims, secrets)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('a ticket gives back what it was written with and fits the contract', () => {
  expect(readTicket(ticket, secrets)).toEqual(claims)
  expect(ticket).toMatch(/^[\w-]{112}$/)
})

test.each([1, 65_535, 4_294_967_295])('epoch %d survives', (epoch) => {
  expect(readTicket(writeTicket({ ...claims, epoch }, secrets), secrets)?.epoch).toBe(epoch)
})

test('the first secret signs and every secret is accepted', () => {
  const [today = '', yesterday = ''] = secrets
  expect(readTicket(ticket, [today])).toEqual(claims)
  expect(readTicket(ticket, [yesterday])).toBeNull()
  expect(readTicket(writeTicket(claims, [yesterday]), secrets)).toEqual(claims)
  expect(readTicket(ticket, [])).toBeNull()
})

test('every single flipped bit is a forgery', () => {
  const bytes = Buffer.from(ticket, 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const forged = Buffer.from(bytes)
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(readTicket(forged.toString('base64url'), secrets), `bit ${bit}`).toBeNull()
  }
})

test('every single other character is a forgery', () => {
  for (let place = 0; place < ticket.length; place++) {
    for (const sign of `${alphabet}+/=. é\u0000`) {
      if (sign === ticket[place]) continue
      const forged = ticket.slice(0, place) + sign + ticket.slice(place + 1)
      expect(readTicket(forged, secrets), `${sign} at ${place}`).toBeNull()
    }
  }
})

test.each([
  ['nothing', ''],
  ['a cut ticket', ticket.slice(0, -1)],
  ['a longer ticket', `${ticket}A`],
  ['a padded ticket', `${ticket}=`],
  ['a ticket with a line end', `${ticket}\n`],
  ['two tickets', ticket + ticket],
  ['words', 'please let me in'],
  ['another alphabet', Buffer.from(ticket, 'base64url').toString('base64').replace(/.$/, '+')],
])('%s is refused', (_what, text) => {
  expect(readTicket(text, secrets)).toBeNull()
})

test('the same bytes signed for another purpose are no ticket', () => {
  const body = Buffer.from(ticket, 'base64url').subarray(0, 52)
  const mac = createHmac('sha256', secrets[0] ?? '')
    .update(body)
    .digest()
  expect(readTicket(Buffer.concat([body, mac]).toString('base64url'), secrets)).toBeNull()
})

test('a ticket put together from two others is a forgery', () => {
  const other = writeTicket({ ...claims, epoch: 4 }, secrets)
  expect(readTicket(ticket.slice(0, 70) + other.slice(70), secrets)).toBeNull()
})

test('a reader remembers whom it has believed, never whom it has not, and so many at most', () => {
  const accepted = [...secrets]
  const read = createTicketReader(accepted, 2)
  const forged = `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`
  expect([read(ticket), read(forged), read(forged)]).toEqual([claims, null, null])

  // With no secret left, whoever is believed is remembered.
  accepted.length = 0
  expect([read(ticket), read(forged)]).toEqual([claims, null])
  const others = [1, 2].map((epoch) => writeTicket({ ...claims, epoch }, secrets))
  expect(others.map(read)).toEqual([null, null])
  accepted.push(...secrets)
  expect(others.map((other) => read(other)?.epoch)).toEqual([1, 2])
  accepted.length = 0
  expect(read(ticket)).toBeNull()
})

test('a ticket that delivers is no ticket of a page, and the other way round', () => {
  const delivery = writeTicket(claims, secrets, 'delivery')
  expect(readTicket(delivery, secrets, 'delivery')).toEqual(claims)
  expect([readTicket(delivery, secrets), createTicketReader(secrets)(delivery)]).toEqual([null, null])
  expect(readTicket(ticket, secrets, 'delivery')).toBeNull()
})

test('a pass is no other ticket, and no other ticket is a pass', () => {
  const pass = writeTicket(claims, secrets, 'pass')
  expect(readTicket(pass, secrets, 'pass')).toEqual(claims)
  expect([readTicket(pass, secrets), readTicket(pass, secrets, 'delivery')]).toEqual([null, null])
  for (const purpose of ['attempt', 'delivery'] as const) {
    expect(readTicket(writeTicket(claims, secrets, purpose), secrets, 'pass')).toBeNull()
  }
})
