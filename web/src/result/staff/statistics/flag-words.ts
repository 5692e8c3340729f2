import type { Flag } from '@sabimark/domain/result/statistics/flags.ts'
import type { BadgeTone } from '../../../platform/ui/status-badge.tsx'

type Words = { name: string; tone: BadgeTone; todo: string }

/** What each flag is called, and what to do about it. */
export const flagWords: Record<Flag, Words> = {
  KEY_SUSPECT: {
    name: 'KEY SUSPECT',
    tone: 'red',
    todo: 'More of the best candidates chose a wrong option than the right answer. Check that the right one is marked as right.',
  },
  NEGATIVE: {
    name: 'Strong candidates do worse',
    tone: 'red',
    todo: 'Who did well in the rest of the paper did worse here. Check the right answer, then the wording.',
  },
  WEAK: {
    name: 'Tells little',
    tone: 'amber',
    todo: 'Strong and weak candidates did almost alike here. Read the question again: it may be unclear.',
  },
  TOO_HARD: {
    name: 'Very hard',
    tone: 'amber',
    todo: 'Few earned its marks. Check that it was taught, and that the question is clear.',
  },
  TOO_EASY: {
    name: 'Very easy',
    tone: 'grey',
    todo: 'Nearly everybody earned its marks. It makes a good start, but says little about who knows more.',
  },
  OMITTED: {
    name: 'Often left out',
    tone: 'amber',
    todo: 'More than 15% of the candidates left it out. Check whether they ran out of time, or did not understand it.',
  },
  DEAD_OPTION: {
    name: 'Unused option',
    tone: 'grey',
    todo: 'Hardly anybody chose one of its wrong options. Write one that candidates could believe.',
  },
}

/** Those worth a word: a suspect key is why a question works against the rest. */
export const toldFlags = (flags: readonly Flag[]): readonly Flag[] =>
  flags.includes('KEY_SUSPECT') ? flags.filter((flag) => flag !== 'NEGATIVE') : flags
