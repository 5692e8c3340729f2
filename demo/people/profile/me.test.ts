import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { expect, test } from 'vitest'
import { meOf } from './me.ts'

test('the demo people carry what the specification says of them: permissions, subjects, class and student ID', () => {
  const profiles = demoAccounts.map((account) => {
    const { role, profile } = meOf(account, new Date('2026-11-20T09:00:00Z'))
    return [role, profile]
  })
  expect(Object.fromEntries(profiles)).toEqual({
    super_admin: expect.objectContaining({ permissions: ['all'], joinDate: expect.any(String) }),
    school_admin: expect.objectContaining({ permissions: ['school_management'] }),
    teacher: expect.objectContaining({ permissions: ['exam_management'], subjects: ['Mathematics', 'Physics'] }),
    student: expect.objectContaining({ permissions: ['exam_taking'], class: 'SS3A', studentId: 'GF/2026/005' }),
  })
})
