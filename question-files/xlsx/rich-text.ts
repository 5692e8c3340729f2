import { marked, raisedText } from '../markdown/marks.ts'

/** A piece of a cell's text with its marks. */
export type Run = {
  text: string
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  raised: 'superscript' | 'subscript' | null
}

export function plainRun(): Run {
  return { text: '', isBold: false, isItalic: false, isUnderlined: false, raised: null }
}

/** The text of runs as Markdown. A mark that the whole cell has says nothing about its words and goes. */
export function markdownOf(runs: readonly Run[]): string {
  const inUse = runs.filter(({ text }) => text.trim() !== '')
  const isAll = (mark: 'isBold' | 'isItalic' | 'isUnderlined') => inUse.every((run) => run[mark])
  const drop = { isBold: isAll('isBold'), isItalic: isAll('isItalic'), isUnderlined: isAll('isUnderlined') }
  return joined(runs)
    .map((run) => {
      const raised = run.raised === null ? run.text : raisedText(run.text, run.raised)
      const signs = [
        run.isUnderlined && !drop.isUnderlined ? '__' : '',
        run.isBold && !drop.isBold ? '**' : '',
        run.isItalic && !drop.isItalic ? '*' : '',
      ].join('')
      return signs === '' ? raised : marked(raised, signs)
    })
    .join('')
}

/** Programs cut one marked piece into several. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const last = result.at(-1)
    const isSame =
      last?.isBold === run.isBold &&
      last.isItalic === run.isItalic &&
      last.isUnderlined === run.isUnderlined &&
      last.raised === run.raised
    if (last && isSame) result[result.length - 1] = { ...last, text: last.text + run.text }
    else result.push(run)
  }
  return result
}
