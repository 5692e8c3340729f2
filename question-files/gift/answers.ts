import { scanSigns } from './scan.ts'

/** One answer as it stands between its signs, escapes still in it. */
export type Answer = { isRight: boolean; percent: number | null; text: string; feedback: string }

/** What stands in the braces, parted. `stray` is what no sign begins. */
export type Answers =
  | { kind: 'essay'; explanation: string }
  | { kind: 'truth'; isTrue: boolean; feedbacks: string[]; explanation: string }
  | { kind: 'numbers' | 'choice' | 'pairs' | 'texts'; list: Answer[]; stray: string; explanation: string }

export function partAnswers(inside: string): Answers {
  const { own, explanation } = takeExplanation(inside)
  const text = own.trim()
  if (text === '') return { kind: 'essay', explanation }
  const truth = /^(t|f|true|false)\s*(?:#|$)/i.exec(text)
  if (truth) {
    const feedbacks = cutAt(text, '#').slice(1)
    return { kind: 'truth', isTrue: /^t/i.test(truth[1] ?? ''), feedbacks, explanation }
  }
  if (text.startsWith('#')) return { kind: 'numbers', ...partNumbers(text.slice(1)), explanation }
  const { list, stray } = partList(text)
  if (list.some(({ isRight }) => !isRight)) return { kind: 'choice', list, stray, explanation }
  const isPairs = list.length > 1 && list.every(({ text, percent }) => percent === null && text.includes('->'))
  return { kind: isPairs ? 'pairs' : 'texts', list, stray, explanation }
}

/** The text behind `####`, which is for everybody. */
function takeExplanation(inside: string): { own: string; explanation: string } {
  const { signs } = scanSigns(inside, '#')
  const starts = signs.filter(({ at }, index) => signs[index + 3]?.at === at + 3)
  const start = starts.at(-1)?.at
  if (start === undefined) return { own: inside, explanation: '' }
  // Of five signs the first is a feedback without words.
  return { own: inside.slice(0, start), explanation: inside.slice(start + 4) }
}

/** Numbers: either one alone, or a list as of other answers. */
function partNumbers(text: string): { list: Answer[]; stray: string } {
  if (/^\s*[=~]/.test(text)) return partList(text)
  const [number = '', ...feedback] = cutAt(text, '#')
  return {
    list: [{ isRight: true, percent: null, text: number.trim(), feedback: feedback.join('#').trim() }],
    stray: '',
  }
}

function partList(text: string): { list: Answer[]; stray: string } {
  const { signs } = scanSigns(text, '=~')
  const first = signs[0]?.at ?? 0
  const list = signs.map(({ at, sign }, index) => partAnswer(text.slice(at + 1, signs[index + 1]?.at), sign === '='))
  if (signs.length === 0) return { list: [partAnswer(text, true)], stray: '' }
  return { list, stray: text.slice(0, first).trim() }
}

function partAnswer(text: string, isRight: boolean): Answer {
  const weight = /^\s*%(-?\d{1,3}(?:[.,]\d{1,6})?)%/.exec(text)
  const [own = '', ...feedback] = cutAt(text.slice(weight?.[0].length ?? 0), '#')
  const percent = weight ? Number(weight[1]?.replace(',', '.')) : null
  return { isRight, percent, text: own.trim(), feedback: feedback.join('#').trim() }
}

function cutAt(text: string, sign: string): string[] {
  const { signs } = scanSigns(text, sign)
  const starts = [0, ...signs.map(({ at }) => at + 1)]
  return starts.map((start, index) => text.slice(start, signs[index]?.at))
}
