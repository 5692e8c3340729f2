import { letterOf } from '../neutral/judge.ts'
import { blankQuestion, type Option, type Question, trueFalse } from '../neutral/question.ts'
import type { Answer, Answers } from './answers.ts'
import { unescapeGift } from './escapes.ts'
import { acceptedNumber, readNumber } from './numbers.ts'
import type { Taking } from './taking.ts'
import { readGiftWords } from './texts.ts'

const none = (type: Question['type']): Question => blankQuestion(type, '')

/** A question without its text, as the braces have it. Feedback to single answers goes to `taking`, which keeps it as explanation. */
export function fieldsOf(answers: Exclude<Answers, { kind: 'pairs' }>, taking: Taking): Question {
  if (answers.kind === 'essay') return none('essay')
  if (answers.kind === 'truth') {
    const [wrong = '', right = ''] = answers.feedbacks
    taking.feedback('A wrong answer', wrong)
    taking.feedback('The right answer', right)
    return { ...none('true_false'), right: [answers.isTrue ? 0 : 1] }
  }
  if (answers.stray !== '') taking.problem('options', `“${answers.stray}” stands before the first answer.`)
  if (answers.kind === 'choice') return choiceFields(answers.list, taking)
  return answers.kind === 'numbers' ? numberFields(answers.list, taking) : textFields(answers.list, taking)
}

function choiceFields(list: Answer[], taking: Taking): Question {
  const texts = list.map(({ text }) => taking.text('options', text))
  for (const [index, { feedback }] of list.entries()) taking.feedback(texts[index] ?? '', feedback)
  const isWeighted = list.some(({ percent }) => percent !== null)
  const shares = list.map(({ isRight, percent }) => percent ?? (isRight ? 100 : 0))
  const signed = list.flatMap(({ isRight }, index) => (isRight ? [index] : []))
  const right = signed.length > 0 ? signed : shares.flatMap((share, index) => (share > 0 ? [index] : []))
  if (signed.length > 1) {
    const said = signed.map(letterOf).join(' and ')
    taking.problem(
      'right',
      `${said} are both marked right with =, of which only one can be chosen. Say whether one or all of them are right.`,
    )
  }
  const truths = texts.map((text) => text.toLowerCase())
  if (!isWeighted && texts.length === 2 && truths.includes('true') && truths.includes('false')) {
    return {
      ...none('true_false'),
      options: trueFalse(),
      right: right.length === 1 ? [truths[right[0] ?? 0] === 'true' ? 0 : 1] : null,
    }
  }
  const options = texts.map((text, index): Option => ({ text, percent: isWeighted ? (shares[index] ?? 0) : null }))
  return { ...none('multiple_choice'), options, right: right.length > 0 ? right : null }
}

function numberFields(list: Answer[], taking: Taking): Question {
  const right = list.filter(({ isRight }) => isRight)
  for (const { isRight, text, feedback } of list) {
    // A wrong sign catches every other answer.
    if (!isRight && text !== '')
      taking.guess('number', `“${text}”, marked wrong, was passed over: every other number is wrong.`)
    taking.feedback(isRight ? unescapeGift(text).text : 'Any other answer', feedback)
  }
  const whole = right.find(({ percent }) => (percent ?? 100) === 100)
  const others = right.filter((answer) => answer !== whole)
  return {
    ...none('fill_blank'),
    number: whole ? readNumber(unescapeGift(whole.text).text) : null,
    accepted: others.map(({ text, percent }) => acceptedNumber(unescapeGift(text).text, percent ?? 100)),
  }
}

/** Texts that are compared with what a candidate types: they have no marks. */
function textFields(list: Answer[], taking: Taking): Question {
  const accepted = list.map(({ text, percent }) => ({ text: readGiftWords(text), percent: percent ?? 100 }))
  for (const [index, { feedback }] of list.entries()) taking.feedback(accepted[index]?.text ?? '', feedback)
  return { ...none('fill_blank'), accepted: accepted.filter(({ text }) => text !== '') }
}
