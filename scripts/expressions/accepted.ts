import type { StandIns } from './read-expressions.ts'

/** An expression that may take longer, found by the analysis or by being run, and why nobody can make it. */
export type Accepted = { file: string; source?: string; how: 'analysed' | 'run'; because: string }

export const accepted: readonly Accepted[] = [
  {
    file: 'domain/bank/typed-number.ts',
    how: 'analysed',
    because: 'A text longer than a number is not read at all.',
  },
  {
    file: 'domain/bank/typed-number.ts',
    how: 'run',
    because: 'A text longer than a number is not read at all.',
  },
  {
    file: 'domain/words/device-words.ts',
    source: String.raw`Version\/(\d+)(?!\d).* Safari\/`,
    how: 'run',
    because: 'What a browser says of itself is cut to 300 characters where it is read.',
  },
]

/** `file name`: what is put into a pattern that only a run of the program knows. */
export const standIns: StandIns = {
  'question-files/markdown/html-tags.ts name': 'src',
}
