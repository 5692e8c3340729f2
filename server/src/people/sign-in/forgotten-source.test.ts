import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guessing, hall } from '../../../test/builders/guessing.ts'
import { adminPassword, aSchool, tokenMailedTo } from '../../../test/builders/people.ts'
import { asOne } from '../../../test/cluster.ts'

const here = guessing()
const { at, aCandidate, ofAdmin, sql } = here

describe('where somebody signed in cannot be kept, and', () => {
  const asOwner = (text: string) => asOne(here.server.database.ownerUrl, (owner) => owner.query(text))
  beforeAll(async () => {
    await asOwner(`CREATE FUNCTION public.break_in() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no row for: "%"', NEW.source; END $$`)
    await asOwner(`CREATE TRIGGER break_in BEFORE INSERT ON auth.known_sources
      FOR EACH ROW EXECUTE FUNCTION public.break_in()`)
  })
  afterAll(() => asOwner('DROP FUNCTION public.break_in() CASCADE'))

  /** One line says so and names nobody. */
  const expectOneLine = (person: string) => {
    const lines = here.server.logged.splice(0).filter((line) => line.includes('could not be kept'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain(person)
    expect(lines[0]).not.toContain(hall)
  }

  it('who signed in is in', async () => {
    const staff = at(hall)
    expect(await staff.people.signIn(ofAdmin(adminPassword))).toMatchObject({ kind: 'signed_in' })
    expect((await staff.people.me()).me).not.toBeNull()
    expectOneLine(here.school.email)

    const candidate = await aCandidate()
    const browser = at(hall)
    await candidate.signIn(browser)
    expect((await browser.people.me()).me).toMatchObject({ studentNumber: candidate.slip.signInName })
    expectOneLine(candidate.slip.signInName)
    // Known nowhere, so that nothing claims to be.
    expect(browser.cookies.has('sabimark_browser')).toBe(false)
    expect((await sql('SELECT FROM auth.known_sources')).rowCount).toBe(0)
  })

  it('a password set by a mailed link is set', async () => {
    const { schoolId, email } = await aSchool(here.server)
    here.server.logged.splice(0)
    const browser = at(hall)
    await browser.people.requestPasswordReset({ email })
    const newPassword = 'a better password'
    await browser.people.resetPassword({ token: await tokenMailedTo(here.server, schoolId, email), newPassword })
    expectOneLine(email)
    expect(await browser.people.signIn({ email, password: newPassword })).toMatchObject({ kind: 'signed_in' })
  })

  it('an invitation that was accepted is', async () => {
    const { school } = here
    const email = `invited@${school.subdomain}.test`
    const browser = at(hall)
    await browser.people.signIn(ofAdmin(adminPassword))
    here.server.logged.splice(0)
    await browser.people.addTeacher({ name: 'Bola Ade', email, employeeId: 'T7', signIn: 'invitation' })
    const password = 'chosen behind the link'
    const token = await tokenMailedTo(here.server, school.schoolId, email)
    await at(hall).people.acceptInvitation({ token, password })
    expectOneLine(email)
    expect(await at(hall).people.signIn({ email, password })).toMatchObject({ me: { role: 'teacher' } })
  })
})
