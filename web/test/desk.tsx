import { expect } from 'vitest'
import { page } from 'vitest/browser'
import DeskPage from '../src/marking/desk-page.tsx'
import type { Script } from '../src/marking/scripts.ts'
import { type Answers, showScreen } from './screen.tsx'

export const examId = '0199ffff-ffff-7fff-8fff-000000000001'
export const scriptId = (number: number) => `0199ffff-ffff-4fff-8fff-00000000010${number}`
export const essay: Script['question'] = {
  ...{ questionId: 'question41', number: 41, kind: 'essay', isOnPaper: false, before: '', after: '' },
  passage: null,
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
const written = [
  `Osmosis is the movement of water through a partially permeable membrane, from a solution that has more water to one that has less.

I can show it with yam. In the first cup I put dry salt and in the second cup I put nothing. After about one hour there was water inside the cup with salt. It is the same thing when my mother puts salt on ẹ̀wà or on sliced garden egg.`,
  'Water moves.',
  'I do not know.',
]

type Given = Parameters<NonNullable<NonNullable<Answers['marking']>['mark']>>[0]

/** A server with three scripts, which remembers what was given. */
export function aServer(question: Script['question'] = essay, texts: readonly string[] = written) {
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

/** Holds a call until it is opened. */
export function aGate() {
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return { gate, open }
}

export function fail(): never {
  throw new Error('There are three.')
}

type Marker = 'teacher' | 'school_admin'

export async function showDesk(
  marking: Answers['marking'],
  theme: 'light' | 'dark' = 'light',
  as: Marker = 'teacher',
  hear: (call: string, key: string | undefined) => void = () => undefined,
) {
  await showScreen(DeskPage, {
    ...{ as, theme, hear, answers: { marking } },
    ...{ path: '/dashboard/marking/$examId/$questionId', at: `/dashboard/marking/${examId}/question41` },
  })
  await expect.element(page.getByText(/^Osmosis is the movement/)).toBeVisible()
}
