import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../test/screen.tsx'
import DeskPage from './desk-page.tsx'
import type { Script } from './scripts.ts'

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

async function show(marking: Answers['marking'], theme: 'light' | 'dark' = 'light') {
  await showScreen(DeskPage, {
    ...{ as: 'teacher', theme, answers: { marking } },
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

test('who decides between two markers reads what both gave', async () => {
  const { marking } = aServer()
  const both = [
    { itemIds: ['point01'], adjustHundredths: 0, hundredths: 100, comment: 'Thin.' },
    { itemIds: ['point01', 'point03', 'point04'], adjustHundredths: 0, hundredths: 500, comment: '' },
  ]
  const nextScript: typeof marking.nextScript = async (asked) => {
    const { script, progress } = (await marking.nextScript?.(asked)) ?? fail()
    if (!script) return { script, progress: { ...progress, conflictCount: 1 } }
    const disputed = { ...script, both, state: 'conflict' as const, round: 'agreed' as const }
    return { script: asked.disagreed ? disputed : script, progress: { ...progress, conflictCount: 1 } }
  }
  await show({ ...marking, nextScript })
  await page.getByRole('button', { name: 'Decide 1' }).click()
  await expect.element(page.getByText('First marker: 1 of 8')).toBeVisible()
  await expect.element(page.getByText('Second marker: 5 of 8')).toBeVisible()
  await expect.element(page.getByText('Points 1, 3, 4')).toBeVisible()
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
