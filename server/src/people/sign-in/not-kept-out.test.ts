import { describe, expect, it } from 'vitest'
import { type Candidate, guessing, guessUntilSlowed, hall, stranger } from '../../../test/builders/guessing.ts'
import { adminPassword, aSchool, aSlip, aTeacher, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'

const here = guessing()
const { sql, at, aCandidate, aClassmateAt, ofAdmin } = here

describe('a candidate is not kept out', () => {
  /** Strangers from all over the world use up what they have together. */
  async function strangersAt(candidate: Candidate) {
    const { checked } = await guessUntilSlowed((n) => candidate.guessWrong(at(`198.51.${Math.floor(n / 4)}.1`), n))
    expect(checked).toBe(50)
    expect(await refusalOf(candidate.signIn(at('192.0.2.99')))).toMatchObject({ code: 'TOO_MANY_GUESSES' })
  }

  it('by strangers, in the hall where somebody of the school has signed in', async () => {
    const candidate = await aCandidate()
    await aClassmateAt(hall)
    await strangersAt(candidate)
    await candidate.signIn(at(hall))
  })

  it('by strangers, in a hall’s own network where nobody has signed in yet', async () => {
    const candidate = await aCandidate()
    await strangersAt(candidate)
    await candidate.signIn(at('192.168.1.31'))
  })

  it('by strangers, on a computer they used before, wherever it is', async () => {
    const candidate = await aCandidate()
    const laptop = at(hall)
    await candidate.signIn(laptop)
    await strangersAt(candidate)
    await candidate.signIn(at('192.0.2.98', laptop))
  })

  it('by a classmate who hammers at the hall’s address: on the own laptop and a computer of the school at once', async () => {
    const candidate = await aCandidate()
    const ownLaptop = at(hall)
    await candidate.signIn(ownLaptop)
    const schoolComputer = await aClassmateAt(hall)
    expect(await guessUntilSlowed((n) => candidate.guessWrong(at(hall), n))).toMatchObject({ checked: 5 })
    await candidate.signIn(at(hall, ownLaptop))
    await sql('DELETE FROM auth.guess_failures WHERE NOT source LIKE $1', ['place %'])
    await candidate.signIn(at(hall, schoolComputer))
    // A computer nobody of the school was ever at waits, a little and not for good.
    const { data } = await refusalOf(candidate.signIn(at(hall)))
    expect(data).toEqual({ waitSeconds: 5, isCandidate: true })
    const invigilator = await aTeacher(here.server, here.school)
    const newComputer = at(hall)
    await newComputer.people.signIn({ email: invigilator.email, password: invigilator.password })
    await candidate.signIn(at(hall, newComputer))
  })

  it('by a classmate with many browsers of their own: they count as one person', async () => {
    const candidate = await aCandidate()
    const schoolComputer = await aClassmateAt(hall)
    const hammerer = await aCandidate()
    const browsers = [at(hall), at(hall), at(hall)]
    for (const browser of browsers) await hammerer.signIn(browser)
    // Five as that person and five from the address, however many browsers.
    let used = 0
    const guess = (n: number) => candidate.guessWrong(at(hall, browsers[used++ % 3]), n)
    expect(await guessUntilSlowed(guess)).toMatchObject({ checked: 10 })
    await candidate.signIn(at(hall, schoolComputer))
  })

  it('who was given a new slip', async () => {
    const candidate = await aCandidate()
    const guesser = at(stranger)
    await guessUntilSlowed((n) => candidate.guessWrong(guesser, n))
    const { firstPassword: password } = await aSlip(here.school.admin, candidate.student.id)
    const studentNumber = candidate.slip.signInName
    await guesser.people.signInStudent({ school: here.school.subdomain, studentNumber, password })
  })

  it('nor is staff who were never there, by the slips of the finger of a whole hall', async () => {
    const { signIn } = await aCandidate()
    await signIn(at(hall))
    // Of candidates known there: under way all the time, and never slowed as a whole.
    await sql(
      `INSERT INTO auth.guess_failures (account_key, source, is_stranger, address)
       SELECT 'account ' || n, source, false, $1 FROM generate_series(1, 150) n, auth.known_sources WHERE is_place`,
      [hall],
    )
    await at(hall).people.signIn(ofAdmin(adminPassword))
  })

  it('nor is staff: the browser on which the mailed link was followed is theirs', async () => {
    const mine = await aSchool(here.server)
    await guessUntilSlowed((n) => at(`198.51.${n}.1`).people.signIn({ email: mine.email, password: 'wrong' }))
    const browser = at('192.0.2.97')
    await browser.people.requestPasswordReset({ email: mine.email })
    const token = await tokenMailedTo(here.server, mine.schoolId, mine.email)
    await browser.people.resetPassword({ token, newPassword: 'chosen again' })
    await guessUntilSlowed((n) => at(`198.51.${n}.1`).people.signIn({ email: mine.email, password: 'wrong' }))
    await browser.people.signIn({ email: mine.email, password: 'chosen again' })
  })
})
