import type { ResultCard } from '@sabimark/contract/answers.ts'
import { formatLagos, lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { nearText } from '../platform/near-text.ts'

type Release = ResultCard['scoreRelease']

/** When the score is shown, or null when it is. `lateDecision` and `toMarkCount` say what the teacher still has to do. */
export function scoreReleaseText(
  { shown, at, waitsForTeacher }: Release,
  { lateDecision = null, toMarkCount }: { lateDecision?: ResultCard['lateDecision']; toMarkCount: number },
): string | null {
  if (shown) return null
  if (toMarkCount > 0 && lateDecision !== 'pending') {
    const answers = toMarkCount === 1 ? '1 of your answers' : `${toMarkCount} of your answers`
    return `Your teacher is still marking ${answers}. There is no score before that.`
  }
  if (waitsForTeacher) return 'Your score is on hold until your teacher decides whether your late answers count.'
  return at === null
    ? 'Your score will be shown when your school releases the results.'
    : `Your score will be shown from ${nearText(at)}.`
}

/** Where a school shows the score and nothing more of it. */
export const scoreAlone = 'Your school does not show the questions and answers of this exam.'
type AnswersRelease = ResultCard['answersRelease']

/** When what a reader does not see yet is shown, in one note; null where they see it all. */
export function laterText(questions: Release | null, answers: AnswersRelease | null): string | null {
  const [asked, right] = [questions && questionsReleaseText(questions), answers && answersReleaseText(answers)]
  if (!questions || !answers || !asked || !right) return asked || right
  const { at, waitsForTeacher, waitsForDevices } = answers
  if (at === null || at !== questions.at || waitsForTeacher || waitsForDevices) return `${asked} ${right}`
  return `The questions, your answers and the right answers will be shown from ${nearText(at)}, once the exam has closed for everybody.`
}

/** When the questions and the own answers are shown, or null when they are. */
function questionsReleaseText({ shown, at }: Release): string | null {
  if (shown) return null
  const from = at === null ? '' : ` from ${nearText(at)},`
  return `The questions and your answers will be shown${from} once the exam has closed for everybody.`
}

/** When it is shown which answers were right, or null when it is. */
function answersReleaseText({ shown, at, waitsForTeacher, waitsForDevices }: AnswersRelease): string | null {
  if (shown) return null
  if (waitsForTeacher) {
    return 'The right answers will be shown after that, once the exam has closed for everybody.'
  }
  if (waitsForDevices && at !== null) {
    return `The right answers will be shown once every device used in the exam has been in touch, at the latest from ${nearText(at)}.`
  }
  return at === null
    ? 'The right answers will be shown when your school releases the results and the exam has closed for everybody.'
    : `The right answers will be shown from ${nearText(at)}, once the exam has closed for everybody.`
}

/** Nothing came in time and what came late waits: "0 of 5" would say that nothing was answered. */
export function isAllLate({
  answeredCount,
  lateDecision,
}: Pick<ResultCard, 'answeredCount' | 'lateDecision'>): boolean {
  return answeredCount === 0 && lateDecision === 'pending'
}

export const allLate = 'Your answers arrived late; your teacher decides whether they count.'

/** That answers arrived after the end, and what became of them; null when none did. */
export function lateText({ lateCount, lateDecision }: Pick<ResultCard, 'lateCount' | 'lateDecision'>): string | null {
  if (lateCount === 0) return null
  const isOne = lateCount === 1
  const arrived = `${isOne ? '1 answer' : `${lateCount} answers`} arrived late`
  if (lateDecision === null) return `${arrived}.`
  if (lateDecision === 'pending') return `${arrived}; the teacher decides whether to accept ${isOne ? 'it' : 'them'}.`
  const became = `${isOne ? 'was' : 'were'} ${lateDecision}`
  const isAccepted = lateDecision === 'accepted'
  if (isOne) return `${arrived} and ${became}: it ${isAccepted ? 'counts' : 'does not count'}.`
  return `${arrived} and ${became}: they ${isAccepted ? 'count' : 'do not count'}.`
}

type Answered = Pick<ResultCard, 'answeredCount' | 'onPaperCount' | 'questionCount'>

/** "38 of 40": of those that are answered on the device. */
export function answeredOf({ answeredCount, onPaperCount, questionCount }: Answered): string {
  return `${answeredCount} of ${questionCount - onPaperCount}`
}

/** So many numbers stand beside the count without another line. */
const mostNamed = 5

/**
 * What follows "38 of 40" on a receipt, and beside it how many were left blank (a few by their numbers, where `places` are known)
 * and how many are on paper. None is blank
 * where answers that came late do not count (yet), since nobody left those questions blank.
 */
export function answeredWords(
  card: Answered & Pick<ResultCard, 'lateCount' | 'lateDecision'>,
  places?: readonly (boolean | null)[] | null,
) {
  const { answeredCount, onPaperCount, questionCount, lateCount, lateDecision } = card
  const isInTime = lateCount > 0 && lateDecision !== 'accepted'
  const blankCount = isInTime ? 0 : questionCount - onPaperCount - answeredCount
  const blank = places?.flatMap((isAnswered, place) => (isAnswered === false ? [place + 1] : [])) ?? []
  const which = blank.length > 0 && blank.length <= mostNamed ? `: ${blank.join(', ')}` : ''
  const beside = [blankCount > 0 && `${blankCount} left blank${which}`, onPaperCount > 0 && `${onPaperCount} on paper`]
  return { answered: isInTime ? 'answered in time' : 'answered', beside: beside.filter(Boolean).join(', ') || null }
}

/** When a paper was handed in by the server's clock, and how it came to that; the device's own time is a claim. `at`: in other words. */
export function handedInText(
  {
    submittedAt,
    submittedOnDeviceAt,
    endedBy,
    isNotHandedIn,
    isHandedInAfterEnd,
  }: Pick<ResultCard, 'submittedAt' | 'submittedOnDeviceAt' | 'endedBy' | 'isNotHandedIn' | 'isHandedInAfterEnd'>,
  at = formatLagos(new Date(submittedAt)),
): string {
  if (endedBy !== 'time') return at
  if (submittedOnDeviceAt === null && isNotHandedIn) return `${at}, taken as it was when time ran out`
  if (submittedOnDeviceAt === null && isHandedInAfterEnd) return `${at}, when time ran out; handed in after that`
  if (submittedOnDeviceAt === null) return `${at}, when time ran out`
  return `${at}, when time ran out; it arrived later, and the device claims ${lagosClock(new Date(submittedOnDeviceAt))}`
}
