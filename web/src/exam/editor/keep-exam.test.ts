import { id } from '@sabimark/contract/text.ts'
import { expect, test } from 'vitest'
import { pressed } from '../../../test/pressed.ts'
import { answerDemoBy } from '../../platform/client.ts'
import { type ExamForm, emptyExam } from './exam-draft.ts'
import { keepExam, newRequestId } from './keep-exam.ts'

test('a request has a name the contract takes, and another has another', () => {
  const names = Array.from({ length: 50 }, newRequestId)
  expect(new Set(names).size).toBe(50)
  expect(names.filter((name) => !id.safeParse(name).success)).toEqual([])
})

test('a draft whose first answer was lost is written anew with what is typed by now, and published as it was kept', async () => {
  const asked: [call: string | undefined, input: unknown][] = []
  const answers: Record<string, object> = {
    create: { examId: 'e', revision: 3, paperBytes: 0, isKnown: true },
    update: { examId: 'e', revision: 4, paperBytes: 0 },
    publish: { id: 'e' },
  }
  answerDemoBy(async ([, call = ''], input) => {
    asked.push([call, input])
    return answers[call]
  })
  const begins = {
    ...{ defaultDuration: 60, maxAttempts: 1, randomizeQuestions: true },
    showResults: 'manual' as const,
  }
  const form = { ...emptyExam(new Date(), begins), title: 'By now' }
  await keepExam({ examId: null, requestId: 'r', revision: undefined, pressed }, toPublish(form), () => undefined)
  expect(asked).toMatchObject([
    ['create', { requestId: 'r', title: 'By now' }],
    ['update', { examId: 'e', revision: 3, title: 'By now' }],
    ['publish', { examId: 'e', revision: 4 }],
  ])
})

function toPublish(form: ExamForm): Parameters<typeof keepExam>[1] {
  const then = 'publish'
  return { form, then }
}
