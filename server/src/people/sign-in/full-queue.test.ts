import { describe, expect, it, vi } from 'vitest'
import { guessing, hall, stranger } from '../../../test/builders/guessing.ts'
import type { TestClient } from '../../../test/client.ts'
import { mostWaitingToSignIn } from '../account/password-hash.ts'
import { guess } from './guess-limit.ts'
import { type TypedName, typedStudentNumber } from './typed-name.ts'

const here = guessing()
const { at, aCandidate, aClassmateAt } = here

/** Guesses whose check lasts until they are let go, from an address and, with `like`, on a browser of that one's. */
function heldGuesses(address: string, like?: TestClient) {
  const seen = { checking: 0, refused: 0 }
  const cookies = [...(like?.cookies ?? [])].map(([name, value]) => `${name}=${value}`)
  const request = {
    id: 'held',
    address,
    isCallerHidden: false,
    device: '',
    host: 'sabimark.test',
    headers: new Headers({ cookie: cookies.join('; ') }),
    bearer: undefined,
    answerWith: () => {},
  }
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const isRight = async () => {
    seen.checking += 1
    await gate
    return true
  }
  const made: Promise<unknown>[] = []
  const add = (typed: TypedName) => {
    const one = guess(here.server, { typed, request, passwordSetAt: null, isRight }).catch(() => {
      seen.refused += 1
    })
    made.push(one)
  }
  const end = async () => {
    letGo()
    await Promise.all(made)
  }
  return { seen, add, end }
}

const nobody = (n: number) => typedStudentNumber(here.school.subdomain, `nobody ${n}`)

describe('where a queue is full', () => {
  it('of the one who signed in on a browser last, the others who use it come in by their address', async () => {
    const candidate = await aCandidate()
    const shared = await aClassmateAt(hall)
    const flood = heldGuesses(stranger, shared)
    for (let n = 0; n < 8 + mostWaitingToSignIn + 1; n += 1) flood.add(nobody(n))
    // Eight as that person, and the one too many: by its address, too, or refused.
    await vi.waitFor(() => expect(flood.seen.checking + flood.seen.refused).toBe(9), 120_000)
    await candidate.signIn(at(hall, shared))
    expect(flood.seen).toEqual({ checking: 9, refused: 0 })
    await flood.end()
  }, 180_000)

  it('of one strange address, an account at which guesses wait there is open to strangers elsewhere', async () => {
    const candidate = await aCandidate()
    const flood = heldGuesses(stranger)
    for (let n = 0; n < 8; n += 1) flood.add(nobody(n))
    await vi.waitFor(() => expect(flood.seen.checking).toBe(8), 120_000)
    // One waits for the address, fifty behind it at the account.
    for (let n = 0; n < 52; n += 1) flood.add(typedStudentNumber(here.school.subdomain, candidate.slip.signInName))
    await vi.waitFor(() => expect(flood.seen.refused).toBe(1), 120_000)
    await candidate.signIn(at('198.51.100.2'))
    await flood.end()
  }, 180_000)
})
