import type { Difficulty, QuestionType } from '@sabimark/domain/bank/question.ts'

export type { Difficulty, QuestionType } from '@sabimark/domain/bank/question.ts'

/**
 * One choice. `percent` is the share of the marks that choosing it gives, as the file states it (33.333, -50); null where the
 * file states no shares, and then `right` says everything.
 */
export type Option = { text: string; percent: number | null }

/** One text that is taken for right. `percent` is the share of the marks it gives, 100 unless the file says otherwise. */
export type Accepted = { text: string; percent: number }

/**
 * A right number. All three are texts, because numbers are compared exactly: `value` is a decimal ('9.8', '-3') or, where somebody
 * wrote it so, a fraction or a power of ten ('3/4', '2.5 × 10^3'). `tolerance` is how far beside it an answer may lie, null where the
 * file states none; `unit` is null for none.
 */
export type RightNumber = { value: string; tolerance: string | null; unit: string | null }

/**
 * A question as every format is read into and written from. Texts are the house's Markdown with `$…$` maths, trimmed, with `\n` for
 * a line's end. What a file does not say is null (an empty list for options, accepted and tags): nothing is invented.
 */
export type Question = {
  type: QuestionType
  text: string
  /** The choices in the file's order; of a true/false question always True and False; of blanks and essays none. */
  options: Option[]
  /**
   * The right options as positions in `options`, counted from 0 and rising: [1] is B, [0] of a true/false question is True. Null
   * where the file does not say which is right, which is always a problem too, and for blanks and essays, which have none.
   */
  right: number[] | null
  /**
   * The texts a blank accepts. Of a blank for a number these are further numbers that give a share of the marks, with their
   * tolerance behind ` ± ` ('3.3 ± 0.1'). Empty for every other type.
   */
  accepted: Accepted[]
  /** The right number of a blank for a number, else null. */
  number: RightNumber | null
  /** In marks (0.5 is half a mark). */
  marks: number | null
  minutes: number | null
  difficulty: Difficulty | null
  /** The name of its subject, as the file writes it. */
  subject: string | null
  topic: string | null
  tags: string[]
  explanation: string | null
  /** The text it is read with. Questions that follow each other with the same passage share it. */
  passage: string | null
}

/** Something about one field of a question, in a sentence for the person who reviews the import. */
export type Note = { field: keyof Question; message: string }

/** A question as a file holds it, with what to look at. */
export type ReadQuestion = Question & {
  /** Where it stands, as people count there: 'line 12', 'row 5'. */
  place: string
  /** What keeps it from being taken as it is; somebody has to mend it. */
  problems: Note[]
  /** What was understood without the file saying so; somebody should look. */
  guessed: Note[]
  /** The piece of the file it was read from, to be shown beside it. */
  source: string
}

/** The two options of every true/false question, in their order. */
export function trueFalse(): Option[] {
  return [
    { text: 'True', percent: null },
    { text: 'False', percent: null },
  ]
}

/** A question of which nothing is known yet. */
export function blankQuestion(type: QuestionType, text: string): Question {
  return {
    type,
    text,
    options: type === 'true_false' ? trueFalse() : [],
    right: null,
    accepted: [],
    number: null,
    marks: null,
    minutes: null,
    difficulty: null,
    subject: null,
    topic: null,
    tags: [],
    explanation: null,
    passage: null,
  }
}

export const questionFields = [
  'type',
  'text',
  'options',
  'right',
  'accepted',
  'number',
  'marks',
  'minutes',
  'difficulty',
  'subject',
  'topic',
  'tags',
  'explanation',
  'passage',
] as const satisfies readonly (keyof Question)[]
