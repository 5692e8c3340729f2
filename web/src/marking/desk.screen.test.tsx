import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectAccessible } from '../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../test/screen.tsx'
import { usePageParams } from '../platform/navigation.tsx'
import { signOut } from '../platform/session.ts'
import DeskPage from './desk-page.tsx'
import { QuestionsToMark } from './questions-to-mark.tsx'
import type { ExamToMark, Script } from './scripts.ts'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const scriptId = (number: number) => `0199ffff-ffff-4fff-8fff-00000000010${number}`
const essay: Script['question'] = {
  ...{ questionId: 'question41', number: 41, kind: 'essay', isOnPaper: false, before: '', after: '' },
  text: 'Explain **osmosis** and describe one experiment that shows it in a living tissue.',
  ...{ minWords: null, maxWords: 40, marksHundredths: 800, accepted: [] },
  guide: 'Water, membrane, direction, an example, the set-up with potato or yam. Spelling is not marked.',
  rubric: [
    ['States that osmosis is the movement of water', 100],
    ['Names the partially permeable membrane', 100],
    ['Direction: from more dilute to more concentrated', 200],
    ['A fitting example from a plant or a kitchen', 200],
    ['Labelled drawing or clear description of the set-up', 200],
  ].map(([text, hundredths], place) => ({
    id: `point0${place + 1}`,
    text: String(text),
    hundredths: Number(hundredths),
  })),
}
const texts = [
  `Osmosis is the movement of water through a partially permeable membrane, from a solution that has more water to one that has less.

I can show it with yam. In the first cup I put dry salt and in the second cup I put nothing. After about one hour there was water inside the cup with salt. It is the same thing when my mother puts salt on ẹ̀wà or on sliced garden egg.`,
  'Water moves.',
  'I do not know.',
]

type Given = Parameters<NonNullable<NonNullable<Answers['marking']>['mark']>>[0]

/** A server with three scripts, which remembers what was given. */
function aServer(question: Script['question'] = essay) {
  const given: Given[] = []
  const scripts = texts.map((text, place): Script => {
    const round = 'first' as const
    return { scriptId: scriptId(place + 1), revision: 1, state: 'waiting', round, question, text, mine: null, both: [] }
  })
  const progress = () => ({ doneCount: given.length, openCount: 3 - given.length, takenCount: 0, conflictCount: 0 })
  const markedIds = () => given.map((one) => one.scriptId)
  const marking: NonNullable<Answers['marking']> = {
    listToMark: () => {
      const { doneCount, openCount, conflictCount } = progress()
      const questions = [{ ...question, doneCount, openCount, conflictCount }]
      return {
        items: [{ examId, title: 'First Term Examination, theory', subject: 'Biology', isDecider: true, questions }],
      }
    },
    nextScript: ({ after }) => {
      const left = scripts.filter((one) => !markedIds().includes(one.scriptId) && one.scriptId !== after)
      return { script: left[0] ?? null, progress: progress() }
    },
    getScript: ({ scriptId: id }) => ({
      script: scripts.find((one) => one.scriptId === id) ?? scripts[0] ?? fail(),
      progress: progress(),
    }),
    mark: (one) => {
      given.push(one)
      const hundredths = one.adjustHundredths ?? 0
      return { hundredths, state: 'done', revision: 2, progress: progress() }
    },
    undoMark: () => {
      given.pop()
      return { revision: 3, progress: progress() }
    },
    returnScript: () => ({}),
  }
  return { given, marking }
}

function fail(): never {
  throw new Error('There are three.')
}

type Marker = 'teacher' | 'school_admin'

async function show(marking: Answers['marking'], theme: 'light' | 'dark' = 'light', as: Marker = 'teacher') {
  await showScreen(DeskPage, {
    ...{ as, theme, answers: { marking } },
    ...{ path: '/dashboard/marking/$examId/$questionId', at: `/dashboard/marking/${examId}/question41` },
  })
  await expect.element(page.getByText(/^Osmosis is the movement/)).toBeVisible()
}

beforeEach(() => localStorage.clear())

describe('by keyboard', () => {
  test('digits choose points, Enter saves and brings the next answer, and U takes the last mark back', async () => {
    const { given, marking } = aServer()
    await show(marking)
    await userEvent.keyboard('124')
    await expect.element(page.getByRole('status', { name: 'Mark', exact: true })).toMatchTextContent('4 of 8')
    await userEvent.keyboard('2{Enter}')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    expect(given).toMatchObject([{ scriptId: scriptId(1), revision: 1, itemIds: ['point01', 'point04'] }])

    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/Choose the points this answer earns/)).toBeVisible()
    await userEvent.keyboard('0{Enter}')
    await expect.element(page.getByText('I do not know.')).toBeVisible()
    expect(given[1]).toMatchObject({ scriptId: scriptId(2), itemIds: [], adjustHundredths: 0 })

    await userEvent.keyboard('u')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    expect(given).toHaveLength(1)
  })

  test('without a rubric digits and the dot are the mark', async () => {
    const { given, marking } = aServer({ ...essay, rubric: [] })
    await show(marking)
    await userEvent.keyboard('2.6{Enter}')
    await expect.element(page.getByText(/Marks go by quarters/)).toBeVisible()
    await userEvent.keyboard('{Backspace}5{Enter}')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    expect(given).toMatchObject([{ itemIds: [], adjustHundredths: 250 }])
  })

  test('in the comment letters are letters, and Ctrl and Enter save', async () => {
    const { given, marking } = aServer()
    await show(marking)
    await userEvent.keyboard('1f')
    await userEvent.keyboard('Nice: 25 u')
    await expect.element(page.getByLabelText('Comment for the student')).toHaveValue('Nice: 25 u')
    expect(given).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    expect(given).toMatchObject([{ itemIds: ['point01'], comment: 'Nice: 25 u' }])
  })

  test.each(['by Ctrl and Enter', 'by the button'])(
    'a comment saved %s leaves the keys to the next answer',
    async (how) => {
      const { given, marking } = aServer()
      await show(marking)
      await userEvent.keyboard('1fGood.')
      if (how === 'by the button') await page.getByRole('button', { name: 'Save and next' }).click()
      else await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect.element(page.getByText('Water moves.')).toBeVisible()
      await expect.element(page.getByRole('region', { name: 'The answer' })).toHaveFocus()
      await userEvent.keyboard('2{Enter}')
      await expect.element(page.getByText('I do not know.')).toBeVisible()
      expect(given[1]).toMatchObject({ scriptId: scriptId(2), itemIds: ['point02'] })
    },
  )

  test('a mark typed into its field is followed by the next one there', async () => {
    const { given, marking } = aServer({ ...essay, rubric: [] })
    await show(marking)
    await page.getByRole('textbox', { name: 'Mark of 8' }).click()
    await userEvent.keyboard('2{Enter}')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Mark of 8' })).toHaveFocus()
    await userEvent.keyboard('3{Enter}')
    await expect.element(page.getByText('I do not know.')).toBeVisible()
    expect(given).toMatchObject([{ adjustHundredths: 200 }, { adjustHundredths: 300 }])
  })

  test('can be switched off, for good on this device', async () => {
    const { marking } = aServer()
    await show(marking)
    await userEvent.keyboard('?')
    await page.getByRole('checkbox', { name: 'Use these keys on this device' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await userEvent.keyboard('1')
    await expect.element(page.getByRole('checkbox', { name: /^States that osmosis/ })).not.toBeChecked()
  })
})

test('a mark that could not be saved stays with its comment, also through a reload, and is saved once', async () => {
  const { given, marking } = aServer()
  let isDown = true
  const mark: typeof marking.mark = (one) => {
    if (isDown) throw refusal('UNAVAILABLE')
    return marking.mark?.(one) ?? fail()
  }
  await show({ ...marking, mark })
  await userEvent.keyboard('13')
  await page.getByLabelText('Comment for the student').fill('Draw the set-up.')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/busy or restarting/)

  await show({ ...marking, mark })
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
  await show(marking)
  await userEvent.keyboard('2')
  await expect.element(point).toBeChecked()
  await show(marking, 'light', 'school_admin')
  await expect.element(point).not.toBeChecked()
  await show(marking)
  await expect.element(point).toBeChecked()

  localStorage.setItem(`cbt_paper_${examId}`, '{}')
  localStorage.setItem('cbt_desk_keys', 'on')
  await signOut('#signed-out')
  const left = Object.keys(localStorage)
  expect(left.filter((name) => /^cbt_(mark|paper)_/.test(name))).toEqual([])
  expect(left).toContain('cbt_desk_keys')
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

  function aGate() {
    let open: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    return { gate, open }
  }

  const isAtWork = () => expect.element(page.getByRole('button', { name: 'Save and next' })).toBeDisabled()

  test('gives back what lies on the desk, also by closing the tab', async () => {
    const { returned, marking } = aLeaver()
    await show(marking)
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await expect.poll(() => returned).toEqual([scriptId(1)])
    await cleanup()
    await expect.poll(() => returned).toEqual([scriptId(1), scriptId(1)])
  })

  test('while a mark is saved takes no other answer', async () => {
    const { gate, open } = aGate()
    const { given, followed, marking } = aLeaver({ mark: gate })
    await show(marking)
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
    await show(marking)
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
  await show({
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

describe('where two markers do not agree', () => {
  /** The three scripts, each in dispute for who asks for those. */
  function aDispute() {
    const { given, marking } = aServer()
    const both = [
      { itemIds: ['point01'], adjustHundredths: 0, hundredths: 100, comment: 'Thin.' },
      { itemIds: ['point01', 'point03', 'point04'], adjustHundredths: 0, hundredths: 500, comment: '' },
    ]
    const nextScript: typeof marking.nextScript = async (asked) => {
      const { script, progress } = (await marking.nextScript?.(asked)) ?? fail()
      const counts = { ...progress, conflictCount: 3 - given.length }
      if (!script) return { script, progress: counts }
      const disputed = { ...script, both, state: 'conflict' as const, round: 'agreed' as const }
      return { script: asked.disagreed ? disputed : script, progress: counts }
    }
    return { given, marking: { ...marking, nextScript } }
  }

  /** The same, when every answer has its two marks: without being asked for disputes the server has nothing to hand out. */
  async function allMarked() {
    const { given, marking } = aDispute()
    const progress = () => ({ doneCount: 3, openCount: 0, takenCount: 0, conflictCount: 3 - given.length })
    const [exam] = (await marking.listToMark?.({}))?.items ?? []
    const question = { ...(exam?.questions[0] ?? fail()), ...progress() }
    const marked: ExamToMark = { ...(exam ?? fail()), questions: [question] }
    const listToMark = () => ({ items: [marked] })
    const nextScript: typeof marking.nextScript = async (asked) => {
      const { script } = (await marking.nextScript?.(asked)) ?? fail()
      return { script: asked.disagreed ? script : null, progress: progress() }
    }
    return { given, exam: marked, marking: { ...marking, listToMark, nextScript } }
  }

  const bothMarks = page.getByText('First marker: 1 of 8')

  test('who decides reads what both gave, and marks by keyboard', async () => {
    const { given, marking } = aDispute()
    await show(marking)
    await page.getByRole('button', { name: 'Decide 3' }).click()
    await expect.element(bothMarks).toBeVisible()
    await expect.element(page.getByText('Second marker: 5 of 8')).toBeVisible()
    await expect.element(page.getByText('Points 1, 3, 4')).toBeVisible()

    await expect.element(page.getByRole('region', { name: 'The answer' })).toHaveFocus()
    await userEvent.keyboard('1{Enter}')
    await expect.element(page.getByText(/^Last:/)).toBeVisible()
    await expect.element(bothMarks).toBeVisible()
    expect(given).toMatchObject([{ itemIds: ['point01'] }])
  })

  test('the exam’s page leads who decides straight to the first answer in dispute', async () => {
    const { exam, marking } = await allMarked()
    function Screen() {
      const { questionId } = usePageParams('/marking/$examId/$questionId')
      return questionId === 'all' ? <QuestionsToMark exam={exam} /> : <DeskPage />
    }
    await showScreen(Screen, {
      ...{ as: 'school_admin', answers: { marking } },
      ...{ path: '/dashboard/marking/$examId/$questionId', at: `/dashboard/marking/${examId}/all` },
    })
    await page.getByRole('link', { name: 'Decide question 41' }).click()
    await expect.element(bothMarks).toBeVisible()
  })

  test('at the end of the answers who decides is led to those in dispute, and nobody else is', async () => {
    const { exam, marking } = await allMarked()
    const address = {
      ...{ path: '/dashboard/marking/$examId/$questionId', at: `/dashboard/marking/${examId}/question41` },
    }
    const listToMark = () => ({ items: [{ ...exam, isDecider: false }] })
    await showScreen(DeskPage, { as: 'teacher', answers: { marking: { ...marking, listToMark } }, ...address })
    await expect.element(page.getByText(/the author of the exam or an administrator decides/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Decide 3' })).not.toBeInTheDocument()

    await showScreen(DeskPage, { as: 'school_admin', answers: { marking }, ...address })
    await expect.element(page.getByText('Two markers do not agree on 3 answers. You decide.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Decide 3' }).last().click()
    await expect.element(bothMarks).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'The answer' })).toHaveFocus()
  })

  test.each(['light', 'dark'] as const)(
    'the head of the desk has room for everything on a phone, %s',
    async (theme) => {
      await page.viewport(360, 740)
      const { marking } = aDispute()
      await show(marking, theme)
      await page.getByRole('button', { name: 'Decide 3' }).click()
      await expect.element(bothMarks).toBeVisible()

      const decide = page.getByRole('button', { name: 'Continue marking' }).element()
      const head = decide.closest('header') ?? fail()
      for (const one of [head, ...head.querySelectorAll('h1, button, button *')]) {
        expect(one.scrollWidth, one.outerHTML).toBeLessThanOrEqual(one.clientWidth || Number.POSITIVE_INFINITY)
      }
      const title = page.getByRole('heading', { name: 'Question 41' }).element().getBoundingClientRect()
      const progress = page.getByText('0 of 3 marked').element().getBoundingClientRect()
      expect(title.right <= progress.left || title.bottom <= progress.top, 'one is printed over the other').toBe(true)
      await expectAccessible()
    },
  )
})

test.each([
  ['light', 1280, 800],
  ['dark', 1280, 800],
  ['light', 360, 740],
  ['dark', 360, 740],
] as const)('is readable by everybody, %s at %i', async (theme, width, height) => {
  await page.viewport(width, height)
  const { marking } = aServer()
  await show(marking, theme)
  await page.getByRole('checkbox', { name: /^Names the partially/ }).click()
  await expect.element(page.getByText('40 words', { exact: true })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})
