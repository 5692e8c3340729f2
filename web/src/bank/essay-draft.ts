import { type AnswerRules, type EssayPlace, type EssayRules, essayPlaces } from '@sabimark/domain/bank/answer-rules.ts'
import { mostRubricItems, rubricSum } from '@sabimark/domain/bank/essay-rules.ts'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { randomName } from '../platform/random-name.ts'

/** An essay as typed into the form. A point of the rubric keeps its id: marks that were given refer to it. */
export type EssayForm = {
  minWords: string
  maxWords: string
  answerOn: EssayPlace
  guide: string
  rubric: { id: string; text: string; points: string }[]
}

export function emptyEssay(): EssayForm {
  return { minWords: '', maxWords: '', answerOn: essayPlaces[0], guide: '', rubric: [] }
}

export function fromEssayRules(rules: AnswerRules): EssayForm {
  if (rules.kind !== 'essay') return emptyEssay()
  const { minWords, maxWords, answerOn, guide, rubric } = rules
  return {
    minWords: String(minWords ?? ''),
    maxWords: String(maxWords ?? ''),
    answerOn,
    guide,
    rubric: rubric.map(({ id, text, hundredths }) => ({ id, text, points: marksText(hundredths) })),
  }
}

/** The rules as they are sent; what was typed is judged by the domain. A point that nobody has typed into says nothing. */
export function toEssayRules({ minWords, maxWords, answerOn, guide, rubric }: EssayForm): EssayRules {
  const written = rubric.filter(({ text, points }) => text.trim() !== '' || points.trim() !== '')
  return {
    kind: 'essay',
    minWords: wordsFrom(minWords),
    maxWords: wordsFrom(maxWords),
    answerOn,
    guide: guide.trim(),
    rubric: written.map(({ id, text, points }) => ({
      id,
      text: text.trim(),
      hundredths: marksFromText(points) ?? Number.NaN,
    })),
  }
}

/** One more point of the rubric, as long as there is a digit for it. */
export function withOneMorePoint(form: EssayForm): EssayForm {
  if (form.rubric.length >= mostRubricItems) return form
  return { ...form, rubric: [...form.rubric, { id: randomName(), text: '', points: '1' }] }
}

/** What the points come to beside the marks of the question, or null before there is something to compare. */
export function sumWords(form: EssayForm, marks: string): { words: string; isOther: boolean } | null {
  const sum = rubricSum(toEssayRules(form).rubric)
  const of = marksFromText(marks)
  if (form.rubric.length === 0 || of === null || !(sum > 0)) return null
  const words = `The points come to ${marksText(sum)} of ${marksText(of)} ${of === 100 ? 'mark' : 'marks'}.`
  return sum === of
    ? { words, isOther: false }
    : {
        words: `${words} ${sum < of ? 'Full marks need a mark by hand.' : 'More than the marks is never given.'}`,
        isOther: true,
      }
}

function wordsFrom(text: string): number | null {
  const typed = text.trim().replaceAll(/[,\s]/g, '')
  if (typed === '') return null
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
}
