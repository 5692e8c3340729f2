import { roles } from '@sabimark/domain/people/role.ts'
import { expect, test } from 'vitest'
import { type CallName, callPermissions } from './permission.ts'
import { rightGroups, rightsOfRoles, unsaidCalls } from './role-rights.ts'

const callsOf = new Map(rightGroups.flatMap(([, ...lines]) => lines.map(([label, ...calls]) => [label, calls])))
const lines = rightsOfRoles().flatMap(({ rights }) =>
  rights.map((right) => ({ ...right, calls: callsOf.get(right.label) ?? [] })),
)

test('each line is somebody’s, and said once', () => {
  expect(lines.filter((line) => line.roles.length === 0)).toEqual([])
  expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length)
})

test('whatever a role may do is said of it, or is among what is left unsaid', () => {
  const calls = Object.keys(callPermissions) as CallName[]
  const missing = calls.flatMap((call) =>
    roles
      .filter((role) => callPermissions[call].includes(role) && !unsaidCalls.includes(call))
      .filter((role) => !lines.some((line) => line.calls.includes(call) && line.roles.includes(role)))
      .map((role) => `${role}: ${call}`),
  )
  expect(missing).toEqual([])
})

test('nothing is said and left unsaid at once', () => {
  expect(lines.flatMap((line) => line.calls).filter((call) => unsaidCalls.includes(call))).toEqual([])
})

test.each([
  ['Add and edit students, and move them to another class', ['school_admin']],
  ['See the students', ['school_admin', 'teacher']],
  ['See their own results', ['student']],
  ['Read and change the settings', ['super_admin', 'school_admin']],
  ['See all schools', ['super_admin']],
])('%s: %s', (label, who) => {
  expect(lines.find((line) => line.label === label)?.roles).toEqual(who)
})

test.each(['result.release', 'result.openAnswers', 'marking.decideLate', 'marking.ruleAnswers', 'marking.correctKey'])(
  '%s, which is refused about the exam of a colleague, is said of their own exams',
  (call) => {
    const saying = lines.filter(({ calls }) => calls.some((one) => one === call))
    expect(saying.map(({ label }) => label)).toEqual([expect.stringContaining('their own exams')])
  },
)
