import type { Difficulty, QuestionType } from '../neutral/question.ts'
import { fold } from './fold.ts'

/** A type as a sheet may call it; a number is a blank with a number. */
export type SheetType = QuestionType | 'number'

const types: Record<SheetType, string> = {
  multiple_choice:
    'multiple choice|multiplechoice|mcq|mc|objective|objectives|obj|single choice|single answer|multiple answer|multiple answers|multiple response|multiple select|multi select|checkbox|checkboxes|several right|radio|choice|multichoice|mcqs',
  true_false: 'true false|true or false|truefalse|tf|t f|boolean|true false question|yes no',
  fill_blank:
    'fill blank|fill in the blank|fill in the blanks|fill in blank|fill the blank|fill the gap|fill in the gap|fill in|blank|short answer|shortanswer|gap|gap fill|cloze|completion|short|fib|fillblank|text',
  number: 'number|numeric|numerical|calculation|numerical answer|numeric answer',
  essay: 'essay|theory|long answer|open|open ended|subjective|structured|written|paragraph|long text',
}

const difficultyWords: Record<Difficulty, string> = {
  Easy: 'easy|e|simple|low|basic|beginner',
  Medium: 'medium|m|moderate|average|intermediate|normal|fair',
  Hard: 'hard|h|difficult|tough|challenging|high|advanced',
}

/** The type a word of the sheet means; null for a word that means none. */
export function typeOf(word: string): SheetType | null {
  return find(types, word)
}

export function difficultyOf(word: string): Difficulty | null {
  return find(difficultyWords, word)
}

/** True, False, or null for a text that says neither. */
export function truthOf(text: string): boolean | null {
  const word = fold(text)
  if (/^(true|t|yes|y|correct|right|1)$/.test(word)) return true
  return /^(false|f|no|n|incorrect|wrong|0)$/.test(word) ? false : null
}

function find<Meaning extends string>(words: Record<Meaning, string>, word: string): Meaning | null {
  const folded = fold(word)
  const meanings = Object.keys(words) as Meaning[]
  return meanings.find((meaning) => words[meaning].split('|').includes(folded)) ?? null
}
