import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { orpc } from '../../platform/queries.ts'
import { ExamSheet } from '../page/exam-sheet.tsx'

/** The first exam of the demo. */
const examId = '0199a000-0006-7000-8000-000000000001'
const silent = {
  ...{ until: '2026-11-29T11:00:00.000Z', holdsAnswers: true },
  devices: [
    { student: 'Adéọlá Ẹ̀kọ́-Sample', studentNumber: 'GC/1' },
    { student: 'Bola Sample', studentNumber: 'GC/2', hasNotBegun: true },
  ],
}

type Silent = ExamDetail['silent']

/** The exam of the demo is over, and its reader's to act on. */
function Sheet({ silent }: { silent: Silent }) {
  const { data } = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  if (!data) return null
  return (
    <ExamSheet exam={{ ...data, status: 'completed', mayAct: true, ...(silent && { silent }) }} onActed={() => {}} />
  )
}
const note = () => page.getByRole('region', { name: 'Silent devices' })

test('the page of an exam begins with devices that may still send answers: whose, until when, and what can be done', async () => {
  const opened: unknown[] = []
  await page.viewport(360, 740)
  const openAnswers = (input: unknown) => {
    opened.push(input)
    return {}
  }
  await showScreen(() => <Sheet silent={silent} />, { answers: { result: { openAnswers } } })
  await expect
    .element(note())
    .toMatchTextContent(
      /^The right answers are not shown yet. The device of 1 candidate has not been in touch since the end. 1 candidate got a device ready and was never heard of. They were absent, or wrote without a network. These devices may still send answers until Sun 29 Nov 2026, 12:00 pm. The right answers will be shown then, or once every device has been in touch./,
    )
  const strip = page.getByRole('region', { name: 'The exam now' }).element()
  expect(note().element().compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await note().getByText('Whose devices').click()
  await expect.element(note().getByText('Bola Sample · GC/2 · never heard of')).toBeVisible()
  await expect.element(note().getByText('Adéọlá Ẹ̀kọ́-Sample · GC/1')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
  await page.getByRole('button', { name: 'Show right answers now' }).click()
  await expect.element(page.getByRole('dialog').getByText(/It does not count unless you accept it/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Show right answers' }).click()
  await expect.poll(() => opened).toEqual([{ examId }])
})

test.each(['light', 'dark'] as const)(
  'nothing is to be opened where right answers wait for no device, %s',
  async (theme) => {
    await page.viewport(1280, 800)
    await showScreen(() => <Sheet silent={{ ...silent, holdsAnswers: false }} />, { theme })
    await expect.element(note()).toMatchTextContent(/may still send answers until Sun 29 Nov 2026, 12:00 pm\.Whose/)
    await expect.element(page.getByRole('button', { name: 'Show right answers now' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}')
    await expectAccessible()
  },
)
