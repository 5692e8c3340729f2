import { expect, test } from 'vitest'
import { isOfCompany, rolesOf } from './roles-of.ts'

test.each([
  ['super_admin', 'platform', true, ['super_admin']],
  ['super_admin', 'greenfield', false, ['super_admin', 'school_admin']],
  ['school_admin', 'greenfield', false, ['school_admin']],
  ['teacher', 'platform', false, ['teacher']],
] as const)('%s of %s', (role, subdomain, isCompany, roles) => {
  expect(isOfCompany({ role, subdomain })).toBe(isCompany)
  expect(rolesOf({ role, subdomain })).toEqual(roles)
})
