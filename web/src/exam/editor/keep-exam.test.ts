import { id } from '@sabimark/contract/text.ts'
import { expect, test } from 'vitest'
import { pressed } from '../../../test/pressed.ts'
import { answerDemoBy } from '../../platform/client.ts'
import { emptyExam } from './exam-draft.ts'
import { type AfterKeeping, keepExam, newRequestId } from './keep-exam.ts'

test('a request has a name the contract takes, and another has another', () => {
  const names = Array.from({ length: 50 }, newRequestId)
  expect(new Set(names).size).toBe(50)
  expect(names.filter((name) => !id.safeParse(name).success)).toEqual([])
})

const begins = {
  ...{ defaultDuration: 60, maxAttempts: 1, randomizeQuestions: true },
  showResults: 'manual' as const,
}
const form = { ...emptyExam(new Date(), begins), title: 'By now' }

const after = (then: AfterKeeping) => ({ form, then })

/** What the server is asked, with these answers. */
function asked(answers: Record<string, () => object>) {
  const calls: [call: string | undefined, input: unknown][] = []
  answerDemoBy(async ([, call = ''], input) => {
    calls.push([call, input])
    return answers[call]?.()
  })
  return calls
}

test('a draft whose first answer was lost is written anew with what is typed by now, and published as it was kept', async () => {
  const calls = asked({
    create: () => ({ examId: 'e', revision: 3, paperBytes: 0, isKnown: true }),
    update: () => ({ examId: 'e', revision: 4, paperBytes: 0 }),
    publish: () => ({ id: 'e' }),
  })
  const known = { examId: null, requestId: 'r', revision: undefined, isWritten: false, pressed }
  await keepExam(known, after('publish'), () => undefined)
  expect(calls).toMatchObject([
    ['create', { requestId: 'r', title: 'By now' }],
    ['update', { examId: 'e', revision: 3, title: 'By now' }],
    ['publish', { examId: 'e', revision: 4 }],
  ])
})

test.each([
  ['publish', 'publish'],
  ['startNow', 'start'],
  ['askApproval', 'ask_approval'],
] as const)('%s asks about what is written already without writing it anew', async (call, then) => {
  const calls = asked({ [call]: () => ({ id: 'e' }), update: () => ({ examId: 'e', revision: 5, paperBytes: 0 }) })
  const known = { examId: 'e', requestId: 'r', revision: 4, isWritten: true, pressed }
  await keepExam(known, after(then), () => undefined)
  expect(calls).toEqual([[call, { examId: 'e', revision: 4 }]])
  // Whoever saves it is told that it is saved, or what somebody else has written since.
  await keepExam(known, after('stay'), () => undefined)
  expect(calls.at(-1)).toMatchObject(['update', { revision: 4 }])
})
