import { availableParallelism } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guessing, hall, stranger } from '../../../test/builders/guessing.ts'
import { adminPassword, aSchool, aSignUpForm, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { hashPassword, isPasswordRight, mostWaitingToSignIn } from './password-hash.ts'

/** Hashes of the one and checks of the other wait until they are let go; all others are the real argon2's. */
const held = vi.hoisted(() => ({
  password: 'made when let go',
  checked: 'checked when let go',
  gate: Promise.resolve(),
  letGo: () => {},
}))
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    hash: async (...args: Parameters<typeof real.hash>) => {
      if (args[0] !== held.password) return await real.hash(...args)
      await held.gate
      return 'let go'
    },
    verify: async (...args: Parameters<typeof real.verify>) => {
      if (args[1] !== held.checked) return await real.verify(...args)
      await held.gate
      return false
    },
  }
})
beforeEach(() => {
  held.gate = new Promise((resolve) => {
    held.letGo = resolve
  })
})
afterEach(() => held.letGo())

const here = guessing()
const busy = { code: 'UNAVAILABLE', status: 503, message: expect.stringContaining('try again') }
const running = Math.max(1, availableParallelism() - 1)

it('five halls of 300 wait for their turn; who comes then is told to try again, and nothing is counted', async () => {
  const waiting = Array.from({ length: running + 5 * 300 }, () => isPasswordRight(null, held.checked))
  expect(mostWaitingToSignIn).toBe(5 * 300)

  const { people } = here.server.client()
  const signIn = (password: string) => people.signIn(here.ofAdmin(password))
  for (const password of [adminPassword, ...Array.from({ length: 12 }, (_, n) => `wrong ${n}`)]) {
    expect(await refusalOf(signIn(password))).toMatchObject(busy)
  }
  const { admin } = here.school
  const change = { currentPassword: 'wrong', newPassword: 'a better password' }
  expect(await refusalOf(admin.people.changePassword(change))).toMatchObject(busy)
  expect((await here.sql('SELECT FROM auth.guess_failures')).rowCount).toBe(0)
  // A slip is still made, in its own line.
  const slip = here.aCandidate()

  held.letGo()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([false]))
  await signIn(adminPassword)
  await (await slip).signIn(here.at(hall))
})

describe('new passwords', () => {
  it('fill a line of their own, behind which nobody stands whose password is checked', async () => {
    const known = await hashPassword(adminPassword)
    // More than may wait in all lines together.
    const asked = running + mostWaitingToSignIn + 260
    const made = Array.from({ length: asked }, () => hashPassword(held.password).catch(() => 'busy'))
    const checked = isPasswordRight(known, adminPassword)
    held.letGo()
    expect(await checked).toBe(true)
    expect((await Promise.all(made)).filter((outcome) => outcome !== 'busy')).toHaveLength(running + 200)
  }, 180_000)

  async function aResetLink() {
    const { schoolId, email } = await aSchool(here.server)
    await here.server.client().people.requestPasswordReset({ email })
    const token = await tokenMailedTo(here.server, schoolId, email)
    return (address: string) => here.at(address).people.resetPassword({ token, newPassword: held.password })
  }

  async function anInvitation() {
    const email = `invited@${here.school.subdomain}.test`
    const { admin, schoolId } = here.school
    await admin.people.addTeacher({ name: 'Bola Ade', email, employeeId: 'T9', signIn: 'invitation' })
    const token = await tokenMailedTo(here.server, schoolId, email)
    return (address: string) => here.at(address).people.acceptInvitation({ token, password: held.password })
  }

  async function aSignUp() {
    const chosen = { password: held.password, confirmPassword: held.password }
    return (address: string) => here.at(address).people.signUp(aSignUpForm(chosen))
  }

  it.each([
    ['signing schools up from one address', aSignUp],
    ['following one link to choose a password', aResetLink],
    ['accepting one invitation', anInvitation],
  ])(
    'by %s wait for each other; who comes when too many do is told to try again',
    async (_how, prepare) => {
      const ask = await prepare()
      const refused: unknown[] = []
      const asked = Array.from({ length: 60 }, async () => {
        const refusal = await refusalOf(ask(stranger)).catch(() => undefined)
        if (refusal) refused.push(refusal)
      })
      // Two have their turn and fifty wait.
      await vi.waitFor(() => expect(refused).toHaveLength(8), 120_000)
      for (const refusal of refused) expect(refusal).toMatchObject(busy)
      const elsewhere = here.at('198.51.100.77').people.signUp(aSignUpForm())
      held.letGo()
      await elsewhere
      await Promise.all(asked)
      await here.server.client().people.signIn(here.ofAdmin(adminPassword))
    },
    60_000,
  )

  it('on the slips one person makes wait for each other, and nobody else for them', async () => {
    const mine = await aSchool(here.server)
    const { student } = await mine.admin.people.addStudent({ name: 'Chidi Eze', studentNumber: 'GF/1' })
    let busyOnes = 0
    const holding = Array.from({ length: running }, () => isPasswordRight(null, held.checked))
    const asked = Array.from({ length: 60 }, async () => {
      const refusal = await refusalOf(mine.admin.people.issueSlips({ ids: [student.id] })).catch(() => undefined)
      if (refusal) busyOnes += 1
    })
    await vi.waitFor(() => expect(busyOnes).toBe(8), 120_000)
    const other = here.aCandidate()
    held.letGo()
    await Promise.all([other, ...asked, ...holding])
    expect(busyOnes).toBe(8)
  }, 180_000)
})
