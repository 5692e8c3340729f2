import type { AnyContractProcedure } from '@orpc/contract'
import { callPermissions } from '@sabimark/contract/permission.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import { type PressKind, presses } from './press.ts'

type Call = { name: keyof typeof callPermissions; call: AnyContractProcedure; kind: PressKind | undefined }

const calls = Object.entries(contract).flatMap(([room, verbs]) =>
  Object.entries<AnyContractProcedure>(verbs).map(([verb, call]): Call => {
    const kind: PressKind | undefined = Reflect.get(Reflect.get(presses, room), verb)
    return { name: `${room}.${verb}` as Call['name'], call, kind }
  }),
)
const changing = calls.filter(({ call }) => call['~orpc'].route.method !== 'GET')
const namesOf = (is: (call: Call) => boolean) => changing.filter(is).map(({ name }) => name)
const isSecret = ({ call }: Call) => Reflect.get(call['~orpc'].meta, 'secret') === 'answer'
const mayCall = ({ name }: Call, who: 'anyone' | 'ticket') => callPermissions[name].some((one) => one === who)

test('each call that changes something says how it is sent, and no other does', () => {
  expect(calls.filter(({ kind }) => kind !== undefined)).toEqual(changing)
})

test('a call has no key exactly where none could be kept for it', () => {
  expect(namesOf(({ kind }) => kind === 'secret')).toEqual(namesOf(isSecret))
  expect(namesOf(({ kind }) => kind === 'ticket')).toEqual(namesOf((call) => mayCall(call, 'ticket')))
  // What these four do stands outside the transaction that would keep their key.
  const inSchool = ['people.changePassword', 'people.dropSecondFactor', 'people.endSession', 'people.endOtherSessions']
  expect(namesOf(({ kind }) => kind === 'sign_in')).toEqual(
    namesOf((call) => (mayCall(call, 'anyone') && !isSecret(call)) || inSchool.includes(call.name)),
  )
})

test('the calls that need no key for another reason are these', () => {
  expect(namesOf(({ kind }) => kind === 'by_itself')).toEqual([
    ...['people.refreshSession', 'attempt.package', 'marking.nextScript', 'marking.getScript', 'marking.returnScript'],
    'notice.markRead',
  ])
  expect(namesOf(({ kind }) => kind === 'reads')).toEqual([
    ...[
      'people.matchStudents',
      'bank.checkDuplicates',
      'exam.checkClashes',
      'exam.countDrawable',
      'exam.drawQuestions',
    ],
    ...['marking.tryCorrection', 'marking.markPreview'],
  ])
})

test('a call that takes a key and a password proves it first, so that no hash of it is kept', () => {
  const hasPassword = ({ call }: Call) => {
    const input = call['~orpc'].inputSchema
    if (!(input instanceof z.ZodType)) return false
    const schema = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
    return /"\w*password":/i.test(schema)
  }
  expect(namesOf(hasPassword)).toContain('people.changePassword')
  const keyed = namesOf((call) => call.kind === 'keyed' && hasPassword(call))
  expect(keyed).toEqual(namesOf(({ call }) => Reflect.get(call['~orpc'].meta, 'proven') === 'password'))
  // Its lock proves the password before the key is looked at.
  expect(keyed).toEqual(['people.changeEmail'])
})
