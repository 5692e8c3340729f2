import { availableParallelism } from 'node:os'
import { expect, it, vi } from 'vitest'
import { guessing } from '../../../test/builders/guessing.ts'
import { adminPassword } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { hashPassword, mostWaitingToSignIn } from './password-hash.ts'

/** Hashes of this one wait until they are let go; every other is the real argon2's. */
const held = vi.hoisted(() => ({ password: 'held', letGo: () => {} }))
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  const gate = new Promise<void>((resolve) => {
    held.letGo = resolve
  })
  return {
    ...real,
    hash: async (...args: Parameters<typeof real.hash>) => {
      if (args[0] !== held.password) return await real.hash(...args)
      await gate
      return 'let go'
    },
  }
})

const here = guessing()

it('five halls of 300 wait for their turn; who comes then is told to try again, and nothing is counted', async () => {
  const running = Math.max(1, availableParallelism() - 1)
  const waiting = Array.from({ length: running + 5 * 300 }, () => hashPassword(held.password))
  expect(mostWaitingToSignIn).toBe(5 * 300)

  const { people } = here.server.client()
  const signIn = (password: string) => people.signIn(here.ofAdmin(password))
  const busy = { code: 'UNAVAILABLE', status: 503, message: expect.stringContaining('try again') }
  for (const password of [adminPassword, ...Array.from({ length: 12 }, (_, n) => `wrong ${n}`)]) {
    expect(await refusalOf(signIn(password))).toMatchObject(busy)
  }
  const { admin } = here.school
  const typed = { name: 'Chidi Eze', studentId: 'GF/1', classId: null, subjectIds: [] }
  expect(await refusalOf(admin.people.addStudent(typed))).toMatchObject(busy)
  expect((await admin.people.listStudents({})).items).toEqual([])
  const change = { currentPassword: 'wrong', newPassword: 'a better password' }
  expect(await refusalOf(admin.people.changePassword(change))).toMatchObject(busy)
  expect((await here.sql('SELECT FROM auth.guess_failures')).rowCount).toBe(0)

  held.letGo()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['let go']))
  await signIn(adminPassword)
})
