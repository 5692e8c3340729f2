import { browserDevice } from '../device/browser-device.ts'
import { inTime } from '../sync/in-time.ts'
import { replyInTime } from '../sync/save-call.ts'
import { layOutHidden } from './lay-out-hidden.ts'
import { loadDrawing } from './load-drawing.ts'

/** A number, a letter and a sign: the faces of nearly every formula. */
const everydayFormula = 'x^2 + 1'
const roomWithinMs = 30_000
/** The clock does not run yet; still, a formula shown by its source is better than no exam. */
const drawingWithinMs = 15_000

/** Everything the exam room needs before the clock starts; `hasMaths` brings the drawing of formulas along. */
export async function loadRoom({ hasMaths }: { hasMaths: boolean }) {
  const room = Promise.all([import('../room/live-exam.tsx'), import('./enter-exam.ts')])
  const [[{ default: LiveExam }, { enterExam }], draw] = await Promise.all([
    replyInTime(() => room, browserDevice, roomWithinMs),
    hasMaths ? inTime(browserDevice, drawingWithinMs, loadDrawing(), null) : null,
  ])
  await layOutHidden((place) => {
    place.append('Aa1')
    draw?.(everydayFormula, place.appendChild(document.createElement('span')), { isBlock: false })
  })
  return { LiveExam, enterExam }
}
