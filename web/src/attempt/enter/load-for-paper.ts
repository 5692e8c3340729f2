import { browserDevice } from '../device/browser-device.ts'
import { isTyped, type PaperQuestion } from '../paper.ts'
import { paperNeeds, passagesOf, sectionsOf } from '../paper-needs.ts'
import { loadPassages } from '../room/beside-passage.tsx'
import { loadChecking } from '../room/check-answer.tsx'
import { loadFullScreen } from '../room/full-screen.tsx'
import { loadSections } from '../room/in-section.tsx'
import { loadTypedAnswers } from '../room/question/typed-answer.tsx'
import { inTime } from '../sync/in-time.ts'
import { layOutHidden } from './lay-out-hidden.ts'
import { loadDrawing } from './load-drawing.ts'
import { fetchPictures } from './pictures.ts'

/** The time runs: without the drawing of formulas their source is shown. */
const drawingWithinMs = 4_000
/** And pictures come while the candidate reads. */
const picturesWithinMs = 4_000
/** Without the fields nobody can type; the room goes on asking for them. */
const fieldsWithinMs = 10_000

/** What this paper needs on top: letters of its languages, its pictures, fields to type into, the check of answers, and the drawing of formulas. Never rejects. */
export async function loadForPaper(
  questions: readonly PaperQuestion[],
  { isPractice, asksFullScreen }: { isPractice?: boolean | undefined; asksFullScreen?: boolean | undefined } = {},
): Promise<void> {
  const { formulas, bold, pictureIds } = paperNeeds(questions)
  const passages = passagesOf(questions)
  const sections = sectionsOf(questions)
  const [draw] = await Promise.all([
    formulas.length > 0 ? inTime(browserDevice, drawingWithinMs, loadDrawing(formulas), null) : null,
    inTime(browserDevice, picturesWithinMs, fetchPictures(pictureIds), undefined),
    passages.length > 0 ? inTime(browserDevice, fieldsWithinMs, loadPassages(), undefined) : null,
    sections.length > 0 ? inTime(browserDevice, fieldsWithinMs, loadSections(), undefined) : null,
    asksFullScreen ? inTime(browserDevice, fieldsWithinMs, loadFullScreen(), undefined) : null,
    isPractice ? inTime(browserDevice, fieldsWithinMs, loadChecking(), undefined) : null,
    questions.some(isTyped) ? inTime(browserDevice, fieldsWithinMs, loadTypedAnswers(), undefined) : null,
  ])
  await layOutHidden((place) => {
    place.append(passages.map(({ text }) => text).join('\n'))
    place.append(sections.map(({ instructions }) => instructions).join('\n'))
    place.append(questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]).join('\n'))
    if (bold.length > 0) place.appendChild(document.createElement('b')).textContent = bold.join(' ')
    if (!draw) return
    for (const { tex, isBlock } of formulas) draw(tex, place.appendChild(document.createElement('span')), { isBlock })
  })
}
