import { layOutHidden } from './lay-out-hidden.ts'
import { loadKatex } from './load-for-paper.ts'

/** A number, a letter and a sign: the faces of nearly every formula. */
const everydayFormula = 'x^2 + 1'

/** Everything the exam room needs before the clock starts; `hasMaths` brings the drawing of formulas along. */
export async function loadRoom({ hasMaths }: { hasMaths: boolean }) {
  const [{ default: LiveExam }, { enterExam }, katex] = await Promise.all([
    import('./room/live-exam.tsx'),
    import('./enter-exam.ts'),
    hasMaths ? loadKatex() : null,
  ])
  await layOutHidden((place) => {
    place.append('Aa1')
    katex?.render(everydayFormula, place.appendChild(document.createElement('span')))
  })
  return { LiveExam, enterExam }
}
