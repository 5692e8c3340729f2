import type { ExamDetail, ResultCard } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import type { Client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'
import LateHere from './late-here.tsx'

const examId = '0199a000-0006-7000-8000-000000000001'
const attemptId = '0199ffff-ffff-7fff-8fff-000000000002'
const at = (clock: string) => `2026-11-20T${clock}:00.000Z`
const card = {
  ...{ attemptId, examId, lateDecision: 'pending', candidate: { name: 'Ada Eze', studentNumber: 'GC/1' } },
  afterEnd: {
    ...{ endedAt: at('10:00'), lastContactAt: null, grace: null },
    late: {
      ...{ count: 6, acceptedCount: 1, afterAnswersCount: 0, addresses: ['41.58.0.7'] },
      ...{ firstAt: at('11:02'), lastAt: at('11:04'), claimedAt: at('09:42') },
    },
  },
} as unknown as ResultCard

/** Drawn at once with what is decided about: from then on nothing more is to come. */
function ExamIsHere() {
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return exam.data && <p>The exam is here.</p>
}

async function show(mayAct: boolean, decided: unknown[] = []) {
  const get = () => ({ mayAct }) as ExamDetail
  const decideLate = (input: unknown) => {
    decided.push(input)
    return {} as Awaited<ReturnType<Client['marking']['decideLate']>>
  }
  await page.viewport(360, 740)
  const Shown = () => (
    <>
      <LateHere card={card} />
      <ExamIsHere />
    </>
  )
  await showScreen(Shown, { as: 'teacher', answers: { exam: { get }, marking: { decideLate } } })
  await expect.element(page.getByText('The exam is here.')).toBeVisible()
}

test('late answers are decided about where they are read, with what was seen of them', async () => {
  const decided: unknown[] = []
  await show(true, decided)
  await expect.element(page.getByText(/^5 late answers wait for you\./)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
  await page.getByRole('button', { name: 'Accept late answers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept them' }).click()
  await expect.poll(() => decided).toMatchObject([{ attemptId, decision: 'accepted', seen: 6 }])
})

test('who may not act on the exam is offered no decision', async () => {
  await show(false)
  await expect.element(page.getByText(/late answers wait/)).not.toBeInTheDocument()
})
