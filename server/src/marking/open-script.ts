import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { acceptedWords } from '@sabimark/domain/bank/accepted-words.ts'
import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import type { SecondMarkerRule } from '@sabimark/domain/exam/second-marker.ts'
import { type HandMarked, rubricOf, textOfAnswer } from '@sabimark/domain/marking/hand-mark.ts'
import { type Marker, newestOf, roundFor } from '@sabimark/domain/marking/hand-round.ts'
import { selectContent, type VersionContent } from '../exam/version/content.ts'
import { type KeyRow, selectKey } from '../exam/version/version.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { OpenScript } from './script.access.ts'
import { type ScriptRow, type StandingMark, selectAnswerText, selectHandMarks } from './scripts.db.ts'

/** What a marker is shown of the question, and by what its marks are counted. */
export async function readMarkedQuestion(
  tx: Tx,
  { versionId, questionId }: Pick<ScriptRow, 'versionId' | 'questionId'>,
) {
  const version = await selectContent(tx, versionId)
  return markedQuestionOf(version, await selectKey(tx, versionId), questionId)
}

/** As `readMarkedQuestion`, of a version whose content and key are at hand: who lists many questions reads each version once. */
export function markedQuestionOf(
  { content, authorOrder }: VersionContent,
  { key }: Pick<KeyRow, 'key'>,
  questionId: string,
) {
  const question = content.questions.find(({ id }) => id === questionId)
  const rules = key[questionId]?.rules
  if (!question || !rules || !isMarkedByHand(rules)) throw new Error(`Nobody marks question ${questionId} by hand.`)
  const isEssay = rules.kind === 'essay'
  return {
    questionId,
    number: authorOrder.findIndex((one) => one.questionId === questionId) + 1,
    passage: content.passages?.find(({ id }) => id === question.passageId)?.text ?? null,
    text: question.text,
    kind: rules.kind,
    isOnPaper: isEssay && rules.answerOn === 'paper',
    before: isEssay ? '' : rules.before,
    after: isEssay ? '' : rules.after,
    minWords: isEssay ? rules.minWords : null,
    maxWords: isEssay ? rules.maxWords : null,
    marksHundredths: question.marksHundredths,
    guide: isEssay ? rules.guide : '',
    rubric: rubricOf(rules),
    accepted: acceptedWords(rules),
  }
}

type ByHandRules = Extract<AnswerRules, { kind: 'essay' | 'text' | 'number' }>

function isMarkedByHand(rules: AnswerRules): rules is ByHandRules {
  return rules.kind !== 'one' && rules.kind !== 'several'
}

/** By what marks of a question are counted. */
export function countedBy(
  { marksHundredths, rubric }: Awaited<ReturnType<typeof readMarkedQuestion>>,
  secondMarker: SecondMarkerRule,
): HandMarked {
  return { ofHundredths: marksHundredths, rubric, secondMarker }
}

/** The marks of the text a script has now. */
export async function marksOfScript(tx: Tx, { id, attemptId, answerHash }: ScriptRow): Promise<StandingMark[]> {
  const all = await selectHandMarks(tx, [attemptId])
  return all.filter((one) => one.scriptId === id && one.answerHash === answerHash)
}

type Reader = Marker & { secondMarker: SecondMarkerRule }

/** A script as its marker reads it: what another gave is shown only to who decides between two. */
export async function openScript(tx: Tx, row: OpenScript, reader: Reader) {
  const { state } = row
  const marks = await marksOfScript(tx, row)
  const round = roundFor(marks, { state, secondMarker: reader.secondMarker }, reader)
  const mine = newestOf(marks, reader.userId)
  const answer = (await selectAnswerText(tx, row.attemptId, row.questionId)) as AnswerValue | null
  return {
    scriptId: row.id,
    revision: row.revision,
    state,
    round,
    question: await readMarkedQuestion(tx, row),
    text: textOfAnswer(answer),
    mine: mine ? asGiven(mine) : null,
    both:
      round === 'agreed'
        ? (['first', 'second'] as const).flatMap((one) => {
            const mark = marks.filter(({ round: given }) => given === one).at(-1)
            return mark ? [asGiven(mark)] : []
          })
        : [],
  }
}

function asGiven({ itemIds, adjustHundredths, hundredths, comment }: StandingMark) {
  return { itemIds, adjustHundredths, hundredths, comment }
}
