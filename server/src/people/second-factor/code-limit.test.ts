import { expect, test } from 'vitest'
import { guessing } from '../../../test/builders/guessing.ts'
import { adminPassword } from '../../../test/builders/people.ts'
import { aSecondFactor, forgetTakenCodes } from '../../../test/builders/second-factor.ts'
import { refusalOf } from '../../../test/client.ts'

const here = guessing()
const { at, ofAdmin } = here

test('wrong codes have one limit over all addresses of a private network, the own browser and passwords none of it', async () => {
  const app = await aSecondFactor(here.server, here.school.admin, adminPassword)
  const own = at('192.168.1.10')
  await own.people.signIn(ofAdmin(adminPassword))
  await own.people.proveSecondFactor({ code: await app.code() })

  const pupil = at('10.0.0.1')
  await pupil.people.signIn(ofAdmin(adminPassword))
  const codes: string[] = []
  for (let n = 0; n < 60; n += 1) {
    pupil.headers['x-forwarded-for'] = `10.0.${n % 2}.${n}`
    codes.push((await refusalOf(pupil.people.proveSecondFactor({ code: 'wrong' }))).code)
  }
  expect(codes).toEqual([...Array(50).fill('WRONG_CODE'), ...Array(10).fill('TOO_MANY_CODES')])

  await forgetTakenCodes(here.server)
  pupil.headers['x-forwarded-for'] = '172.16.0.1'
  const right = await refusalOf(pupil.people.proveSecondFactor({ code: await app.code() }))
  expect(right).toMatchObject({ code: 'TOO_MANY_CODES', data: { waitSeconds: expect.any(Number) } })
  await own.people.signIn(ofAdmin(adminPassword))
  expect(await own.people.proveSecondFactor({ code: await app.code() })).toMatchObject({ kind: 'signed_in' })
  const elsewhere = await refusalOf(at('10.0.0.1').people.signIn(ofAdmin('wrong')))
  expect(elsewhere).toMatchObject({ code: 'INVALID_CREDENTIALS' })
})
