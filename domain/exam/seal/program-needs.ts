import { mayHaveMaths } from '../../bank/question.ts'
import { canonicalJson, type ExamContent, textsShown } from '../version.ts'
import { needsRareMaths } from './usual-maths.ts'

/**
 * What a paper needs of the program beside what every exam does. `maths`: what draws formulas. `rareMaths`: its seldom letters and chemistry,
 * too. `latinExt`: files of letters beyond those of English, French and Portuguese.
 */
export type ProgramNeeds = { maths: boolean; rareMaths: boolean; latinExt: boolean }

/** Latin letters, marks and money signs that are in no file every exam has: those of Yoruba, Igbo and Hausa, and the naira sign. */
const further =
  /[\u0300-\u036f]|[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/

/** What a device must have of the program before it can show this content, and what the door says of it, without a network. */
export function programNeeds(content: ExamContent, instructions: string): ProgramNeeds {
  const texts = [...textsShown(content), instructions]
  return {
    maths: texts.some(mayHaveMaths),
    rareMaths: needsRareMaths(texts),
    latinExt: further.test(canonicalJson(content)) || further.test(instructions),
  }
}
