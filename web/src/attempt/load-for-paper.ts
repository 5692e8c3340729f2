import { browserDevice } from './device/browser-device.ts'
import { inTime } from './in-time.ts'
import { layOutHidden } from './lay-out-hidden.ts'
import { loadDrawing } from './load-drawing.ts'
import type { PaperQuestion } from './paper.ts'
import { paperNeeds } from './paper-needs.ts'

/** The time runs: without the drawing of formulas their source is shown. */
const drawingWithinMs = 4_000

/** What this paper needs on top: letters of its languages, and the drawing of formulas with their fonts. Never rejects. */
export async function loadForPaper(questions: readonly PaperQuestion[]): Promise<void> {
  const { formulas, bold } = paperNeeds(questions)
  const draw = formulas.length > 0 ? await inTime(browserDevice, drawingWithinMs, loadDrawing(formulas), null) : null
  await layOutHidden((place) => {
    place.append(questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]).join('\n'))
    if (bold.length > 0) place.appendChild(document.createElement('b')).textContent = bold.join(' ')
    if (!draw) return
    for (const { tex, isBlock } of formulas) draw(tex, place.appendChild(document.createElement('span')), { isBlock })
  })
}
