import { describe, expect, it } from 'vitest'
import { guessing, hall, waitSecondsOf } from '../../../test/builders/guessing.ts'
import { refusalOf } from '../../../test/client.ts'

const here = guessing()
const { at, agePast, aCandidate, aClassmateAt } = here

describe('who guesses all day', () => {
  /** Moves the day on by the wait that was told and tries again, as an attacker who loses no second would. */
  async function guessesInOneDay(guess: (n: number) => Promise<unknown>): Promise<number> {
    let checked = 0
    for (let second = 0; second < 86_400; ) {
      const { code, data } = await refusalOf(guess(checked))
      if (code === 'INVALID_CREDENTIALS') checked += 1
      else {
        const waitSeconds = waitSecondsOf(data)
        await agePast(waitSeconds)
        second += waitSeconds
      }
    }
    return checked
  }

  it('from all addresses of the world at one account is checked at most 155 times', async () => {
    const candidate = await aCandidate()
    const guess = (n: number) => candidate.guessWrong(at(`198.${18 + (n % 2)}.${n % 250}.${n % 200}`), n)
    const checked = await guessesInOneDay(guess)
    expect(checked).toBeLessThanOrEqual(155)
    expect(checked).toBeGreaterThan(100)
  }, 180_000)

  it('from one known address at one account is checked at most 300 times', async () => {
    const candidate = await aCandidate()
    await aClassmateAt(hall)
    const checked = await guessesInOneDay((n) => candidate.guessWrong(at(hall), n))
    expect(checked).toBeLessThanOrEqual(300)
    expect(checked).toBeGreaterThan(200)
  }, 180_000)
})
