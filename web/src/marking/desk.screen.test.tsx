import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectAccessible } from '../../test/axe.ts'
import { aGate, aServer, examId, fail, scriptId, showDesk } from '../../test/desk.tsx'
import { refusal, showScreen } from '../../test/screen.tsx'
import { forgetKeptWork } from '../platform/kept-work.ts'
import { signOut } from '../platform/session.ts'
import DeskPage from './desk-page.tsx'

beforeEach(() => localStorage.clear())

test('a mark that could not be saved stays with its comment, also through a reload, and is saved once', async () => {
  const { given, marking } = aServer()
  let isDown = true
  const mark: typeof marking.mark = (one) => {
    if (isDown) throw refusal('UNAVAILABLE')
    return marking.mark?.(one) ?? fail()
  }
  await showDesk({ ...marking, mark })
  await userEvent.keyboard('13')
  await page.getByLabelText('Comment for the student').fill('Draw the set-up.')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/busy or restarting/)

  await showDesk({ ...marking, mark })
  await expect.element(page.getByLabelText('Comment for the student')).toHaveValue('Draw the set-up.')
  await expect.element(page.getByRole('checkbox', { name: /^Direction/ })).toBeChecked()
  isDown = false
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect.element(page.getByText('Water moves.')).toBeVisible()
  expect(given).toMatchObject([{ itemIds: ['point01', 'point03'], comment: 'Draw the set-up.' }])
})

test('on a shared device nobody finds what another marker began, and after signing out nobody does', async () => {
  const { marking } = aServer()
  const point = page.getByRole('checkbox', { name: /^Names the partially/ })
  await showDesk(marking)
  await userEvent.keyboard('2')
  await expect.element(point).toBeChecked()
  await showDesk(marking, 'light', 'school_admin')
  await expect.element(point).not.toBeChecked()
  await showDesk(marking)
  await expect.element(point).toBeChecked()

  // Signed out in another tab, what still stands here goes back to the device by no further key.
  forgetKeptWork()
  await userEvent.keyboard('3')
  await expect.element(page.getByRole('checkbox', { name: /^Direction/ })).toBeChecked()
  expect(Object.keys(localStorage).filter((name) => name.startsWith('cbt_mark_'))).toEqual([])

  localStorage.setItem(`cbt_paper_${examId}`, '{}')
  localStorage.setItem('cbt_desk_keys', 'on')
  await signOut('#signed-out')
  const left = Object.keys(localStorage)
  expect(left.filter((name) => /^cbt_(mark|paper)_/.test(name))).toEqual([])
  expect(left).toContain('cbt_desk_keys')
})

test('a next answer that did not come is asked for again, and the mark that was begun is not saved', async () => {
  const { given, marking } = aServer()
  let isDown = false
  const nextScript: typeof marking.nextScript = (asked) => {
    if (isDown) throw new TypeError('Failed to fetch')
    return marking.nextScript?.(asked) ?? fail()
  }
  await showDesk({ ...marking, nextScript })
  await userEvent.keyboard('1')
  isDown = true
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No network/)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Water moves.')).toBeVisible()
  expect(given).toEqual([])
})

test('a mark and its undo whose replies were lost are sent again, with the keys they had', async () => {
  const { given, marking } = aServer()
  const sent: [string, string | undefined][] = []
  const lost = new Set(['marking.mark', 'marking.undoMark'])
  const once = <Asked, Answered>(call: string, answer: ((asked: Asked) => Answered) | undefined) => ({
    [call]: (asked: Asked) => {
      if (lost.delete(`marking.${call}`)) throw new TypeError('Failed to fetch')
      return answer?.(asked) ?? fail()
    },
  })
  const hear = (call: string, key?: string) => /\.(mark|undoMark)$/.test(call) && sent.push([call, key])
  await showDesk(
    { ...marking, ...once('mark', marking.mark), ...once('undoMark', marking.undoMark) },
    'light',
    'teacher',
    hear,
  )
  await userEvent.keyboard('1{Enter}')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Water moves.')).toBeVisible()
  expect(given).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/I can show it with yam/)).toBeVisible()
  expect(given).toEqual([])
  const [mark, again, undo, undone] = sent
  expect([again, undone]).toEqual([mark, undo])
  expect([typeof mark?.[1], sent.length]).toEqual(['string', 4])
})

describe('whoever leaves', () => {
  /** The three scripts, with what was given back, and what was asked for after another; calls that go on are held by `gate`. */
  function aLeaver(gate: { mark?: Promise<void>; next?: Promise<void> } = {}) {
    const { given, marking } = aServer()
    const [returned, followed]: [string[], string[]] = [[], []]
    const nextScript: typeof marking.nextScript = async (asked) => {
      if (asked.after) {
        followed.push(asked.after)
        await gate.next
      }
      return marking.nextScript?.(asked) ?? fail()
    }
    const mark: typeof marking.mark = async (one) => {
      await gate.mark
      return marking.mark?.(one) ?? fail()
    }
    const returnScript: typeof marking.returnScript = ({ scriptId: id }) => {
      returned.push(id)
      return {}
    }
    return { given, returned, followed, marking: { ...marking, nextScript, mark, returnScript } }
  }

  const isAtWork = () => expect.element(page.getByRole('button', { name: 'Save and next' })).toBeDisabled()

  test('gives back what lies on the desk, also by closing the tab', async () => {
    const { returned, marking } = aLeaver()
    await showDesk(marking)
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await expect.poll(() => returned).toEqual([scriptId(1)])
    await cleanup()
    await expect.poll(() => returned).toEqual([scriptId(1), scriptId(1)])
  })

  test('while a mark is saved takes no other answer', async () => {
    const { gate, open } = aGate()
    const { given, followed, marking } = aLeaver({ mark: gate })
    await showDesk(marking)
    await userEvent.keyboard('1{Enter}')
    await isAtWork()
    await cleanup()
    open()
    await expect.poll(() => given).toHaveLength(1)
    await showScreen(() => <p>Elsewhere</p>, { as: 'teacher', answers: { marking } })
    await expect.element(page.getByText('Elsewhere')).toBeVisible()
    expect(followed).toEqual([])
  })

  test('while the next answer is fetched gives that one back, too', async () => {
    const { gate, open } = aGate()
    const { returned, marking } = aLeaver({ next: gate })
    await showDesk(marking)
    await userEvent.keyboard('n')
    await isAtWork()
    await cleanup()
    open()
    await expect.poll(() => returned).toEqual([scriptId(1), scriptId(2)])
  })
})

test.each([
  ['after the last answer the next question on paper is', 'question41', 'Question 42 next, on paper'],
  ['an address of the desk for a question on paper leads', 'question42', 'Type in marks'],
])('%s to the exam’s paper page', async (_what, questionId, name) => {
  const { marking } = aServer()
  const exam = (await marking.listToMark?.({}))?.items[0] ?? fail()
  const screen = { ...(exam.questions[0] ?? fail()), openCount: 0, doneCount: 3 }
  const onPaper = { ...screen, questionId: 'question42', number: 42, isOnPaper: true, openCount: 2, doneCount: 0 }
  const progress = { doneCount: 3, openCount: questionId === 'question42' ? 2 : 0, takenCount: 0, conflictCount: 0 }
  await showScreen(DeskPage, {
    as: 'teacher',
    answers: {
      marking: {
        ...marking,
        listToMark: () => ({ items: [{ ...exam, questions: [screen, onPaper] }] }),
        nextScript: () => ({ script: null, progress }),
      },
    },
    ...{ path: '/dashboard/marking/$examId/$questionId', at: `/dashboard/marking/${examId}/${questionId}` },
  })
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `/dashboard/marking/${examId}/paper`)
  await expectAccessible()
})

test('a script another has taken is said so, and the way on is the next one', async () => {
  const { marking } = aServer()
  await showDesk({
    ...marking,
    mark: () => {
      throw refusal('SCRIPT_TAKEN')
    },
  })
  await userEvent.keyboard('1{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Somebody else is marking this script/)
  await page.getByRole('button', { name: 'Next answer' }).click()
  await expect.element(page.getByText('Water moves.')).toBeVisible()
})

test.each([
  ['light', 1280, 800],
  ['dark', 1280, 800],
  ['light', 360, 740],
  ['dark', 360, 740],
] as const)('is readable by everybody, %s at %i', async (theme, width, height) => {
  await page.viewport(width, height)
  const { marking } = aServer()
  await showDesk(marking, theme)
  await page.getByRole('checkbox', { name: /^Names the partially/ }).click()
  await expect.element(page.getByText('40 words', { exact: true })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})
