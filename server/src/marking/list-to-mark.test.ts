import { expect, test } from 'vitest'
import { anEssay } from '../../test/builders/essay.ts'
import { sharedSitting } from '../../test/builders/shared-sitting.ts'
import { act, cardOf, openPage, send } from '../../test/builders/sitting.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { listToMark } from './list-to-mark.ts'

const shared = sharedSitting()

/** An exam of so many essays, all of which wait. */
async function anExamToMark(count: number): Promise<string> {
  const { teacher, subjectId } = shared.of
  const questions = []
  for (let place = 0; place < count; place++) questions.push(await anEssay(teacher, subjectId))
  const { examId } = await shared.anotherExam({ questions })
  const page = await openPage(shared.of.students[0], examId)
  await send(page, [
    ...page.content.questions.map(({ id }) => act(page, { kind: 'answer', question: id, value: 'Water moves.' })),
    act(page, { kind: 'submit' }),
  ])
  await cardOf(page)
  return examId
}

/** How many statements the list takes, and what it says. */
async function counted(examId: string) {
  const { me } = await shared.of.teacher.people.me()
  const userId = me?.id ?? ''
  const actor = { userId, accountId: userId, name: '', role: 'teacher' as const, isSuspended: false }
  let statements = 0
  const list = await inSchool(shared.server.pools.app, shared.of.school, (tx) => {
    const counting = new Proxy(tx, {
      get: (target, name: keyof Tx) => {
        const found = target[name]
        if (typeof found !== 'function') return found
        statements += 1
        return found.bind(target)
      },
    })
    return listToMark(counting, { examId }, actor)
  })
  return { statements, questions: list.items.flatMap(({ questions }) => questions) }
}

test('many questions of an exam take no more statements than one, and stand in the order of the paper', async () => {
  const [one, many] = [await anExamToMark(1), await anExamToMark(4)]
  const short = await counted(one)
  const long = await counted(many)
  expect([short.questions.length, long.questions.length]).toEqual([1, 4])
  expect(long.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(long.statements).toBe(short.statements)
})
