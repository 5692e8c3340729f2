import type { ExamCandidate } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { candidate, exam, id, seen, showTime, sitting } from '../../../test/time-of-candidates.tsx'
import { CandidatesCard } from './candidates-card.tsx'

test('Ends and Extra time stand only where somebody has one, and a phone says of everybody where they stand', async () => {
  const rows = ['not_begun', 'handed_in', 'absent'].map((status, place) =>
    candidate(place + 4, `Sample ${place}`, { status: status as ExamCandidate['status'] }),
  )
  await showTime(
    () => <CandidatesCard exam={exam} />,
    [1280, 800],
    [],
    [],
    [],
    () => rows,
  )
  await expect.element(page.getByRole('row', { name: /Sample 1/ })).toMatchTextContent(/Handed in/)
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent)
  expect(heads()).not.toContain('Ends')
  expect(heads()).not.toContain('Extra time')
  await showTime(() => <CandidatesCard exam={exam} />)
  await expect.poll(heads).toContain('Ends')
  expect(heads()).toContain('Extra time')
  await showTime(
    () => <CandidatesCard exam={exam} />,
    [360, 740],
    [],
    [],
    [],
    () => rows,
  )
  for (const state of ['Not started · GF/4', 'Handed in · GF/5', 'Absent GF/6'])
    await expect.element(page.getByText(state, { exact: false })).toBeVisible()
  await expectAccessible()
})

test('the pills are those of the hour: in one line at every width, beside the search on a desk', async () => {
  const pills = page.getByRole('group', { name: 'Status' })
  const said = () => [...pills.element().querySelectorAll('button')].map((pill) => pill.textContent)
  const counts = { expected: 41, not_begun: 3, running: 24, handed_in: 12, on_device: 2, excused: 1, absent: 0 }
  const readiness = { ready: 32, notReady: 9 }
  const at = async (status: string, width: number, now: object) => {
    const { counts: before } = sitting
    Object.assign(sitting, { counts: { ...before, ...now } })
    // As wide as it stands on the page of the exam: beside the side bar and its pane.
    const room = { width: width === 360 ? undefined : 756 }
    await showTime(
      () => (
        <div style={room}>
          <CandidatesCard exam={{ ...exam, status } as typeof exam} readiness={readiness} />
        </div>
      ),
      [width, 740],
    )
    await expect.element(pills).toBeVisible()
    sitting.counts = before
  }
  const open = ['All 42', 'Not started 3', 'Writing 24', 'Handed in 12', 'On a device 2', 'Excused 1']
  for (const width of [1280, 360]) {
    await at('active', width, counts)
    expect(said()).toEqual(open)
    const [box, search] = [pills.element(), page.getByRole('searchbox').element()].map((one) =>
      one.getBoundingClientRect(),
    )
    if (width === 1280) expect(Math.abs((box?.top ?? 0) - (search?.top ?? 99))).toBeLessThan(8)
    else {
      // Those that do not fit are reached by moving the line; the page itself is no wider.
      expect(box?.height).toBeLessThanOrEqual(48)
      expect(document.documentElement.scrollWidth).toBe(width)
    }
  }
  await at('scheduled', 1280, { ...counts, not_begun: 41, running: 0, handed_in: 0, on_device: 0, excused: 0 })
  expect(said()).toEqual(['All 41', 'Ready 32', 'Not ready 9'])
  await at('completed', 1280, { ...counts, not_begun: 0, running: 0, handed_in: 38, on_device: 0, absent: 3 })
  expect(said()).toEqual(['All 42', 'Handed in 38', 'Absent 3', 'Excused 1'])
})

test('the candidates of a sitting stand with where they are, what they have more and why; time is given to one of them', async () => {
  const asked = await showTime(() => <CandidatesCard exam={exam} />)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect.element(row('Bola Sample')).toMatchTextContent(/11:15.am.*25%.*Writing/)
  await expect.element(row('Chi Sample')).toMatchTextContent(/15 minutes.*Needs a reader \(Ada Example\)/)
  await expect.element(row('Dayo Sample')).toMatchTextContent(/Excused/)
  await expect.element(page.getByText('Everybody was given 15 minutes more.', { exact: false })).toBeVisible()
  // A figure that leads somewhere looks as if something waited: of nothing, it is a figure.
  await expect.element(page.getByRole('button', { name: 'Not started 1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Handed in 0' })).toHaveAttribute('data-waiting', 'false')
  await expectAccessible()

  await page.getByRole('button', { name: 'Actions for Chi Sample' }).click()
  await page.getByRole('menuitem', { name: 'Give extra time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give extra time: Chi Sample' })
  await dialog.getByRole('textbox', { name: 'Extra minutes' }).fill('10000')
  await expect.element(dialog.getByRole('textbox', { name: 'Extra minutes' })).toHaveValue('10000')
  await dialog.getByRole('button', { name: 'Give time' }).click()
  await expect.element(dialog.getByText('Type whole minutes, from 1 to 300.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Extra minutes' }).fill('20')
  await dialog.getByRole('button', { name: 'Give time' }).click()
  await expect.element(dialog.getByText('Give a reason of at least three letters.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Needs a reader')
  await dialog.getByRole('button', { name: 'Give time' }).click()
  await expect.element(page.getByText('1 candidate has 20 minutes more.')).toBeVisible()
  const input = {
    examId: exam.id,
    sittingId: exam.sittingId,
    ids: [id(5)],
    reason: 'Needs a reader',
    minutes: 20,
    seen,
  }
  expect(asked).toEqual([{ call: 'giveTime', input }])
})

test('a colleague reads the list and can do nothing about it', async () => {
  await showTime(() => <CandidatesCard exam={{ ...exam, mayAct: false }} />, [360, 740])
  await expect.element(page.getByText('Bola Sample')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Actions for Chi Sample' })).not.toBeInTheDocument()
  // Why somebody has more time is not for them to read, nor to take away in a file.
  await expect.element(page.getByRole('columnheader', { name: 'Reason' })).not.toBeInTheDocument()
  await expectAccessible()
})
