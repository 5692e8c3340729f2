import { describe, expect, it } from 'vitest'
import { guessing, guessUntilSlowed, hall } from '../../../test/builders/guessing.ts'
import { adminPassword, aTeacher } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'

const here = guessing()
const { at, aCandidate, ofAdmin } = here

const newPassword = 'a better password'
const guessCurrent = (browser: TestClient) => (n: number) =>
  browser.people.changePassword({ currentPassword: `wrong ${n}`, newPassword })

/** A person signed in at the hall on a browser of their own, and how they sign in. */
type Person = { browser: TestClient; signIn(browser: TestClient): Promise<unknown>; right: string }

async function anAdmin(): Promise<Person> {
  const signIn = (browser: TestClient) => browser.people.signIn(ofAdmin(adminPassword))
  const browser = at(hall)
  await signIn(browser)
  return { browser, signIn, right: adminPassword }
}

async function aStudentThere(): Promise<Person> {
  const { signIn, slip } = await aCandidate()
  const browser = at(hall)
  await signIn(browser)
  return { browser, signIn, right: slip.firstPassword }
}

describe.each([
  ['a person with an email', anAdmin],
  ['a student', aStudentThere],
])('the current password of %s', (_who, aPerson) => {
  it('is guessed out of the allowance of the door', async () => {
    const { browser, signIn, right } = await aPerson()
    // Five on the own browser, and five at the address.
    expect(await guessUntilSlowed(guessCurrent(browser), 'WRONG_PASSWORD')).toMatchObject({ checked: 10 })
    expect(await refusalOf(signIn(at(hall, browser)))).toMatchObject({ code: 'TOO_MANY_GUESSES' })
    expect(await refusalOf(signIn(at(hall)))).toMatchObject({ code: 'TOO_MANY_GUESSES' })
    const change = browser.people.changePassword({ currentPassword: right, newPassword })
    expect(await refusalOf(change)).toMatchObject({ code: 'TOO_MANY_GUESSES' })
  })
})

it('who used up the allowance at the door has none at the current password', async () => {
  const teacher = await aTeacher(here.server, here.school)
  const typed = { email: teacher.email, password: teacher.password }
  const browser = at(hall)
  await browser.people.signIn(typed)
  const guesser = at(hall, browser)
  const guess = () => guesser.people.signIn({ ...typed, password: 'wrong' })
  expect(await guessUntilSlowed(guess)).toMatchObject({ checked: 10 })
  expect(await refusalOf(guessCurrent(browser)(0))).toMatchObject({ code: 'TOO_MANY_GUESSES' })
})
