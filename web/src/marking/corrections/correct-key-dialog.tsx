import { Checkbox, NativeSelect } from '@mantine/core'
import type { KeyOfQuestion, MadeCorrection } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { orpc } from '../../platform/queries.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { AskingsField, nameOf } from './askings-field.tsx'
import { kindWords, reasonsFor } from './correction-words.ts'
import styles from './corrections.module.css'
import type { AskedCorrection, QuestionKind } from './corrections.ts'
import { OtherExams, usualExams } from './other-exams.tsx'
import { ReasonField } from './reason-field.tsx'
import { RightAnswerField, type SaidRight } from './right-answer-field.tsx'
import { useCorrection } from './use-correction.ts'
import { WhoMoves } from './who-moves.tsx'

type CorrectKeyDialogProps = {
  examId: string
  questionId: string
  number: number
  onDone: (made: MadeCorrection) => void
  onClose: () => void
}

/** Puts the key of one question right. One wrong letter: choose the right one, see who moves, apply. */
export function CorrectKeyDialog({ examId, questionId, number, onDone, onClose }: CorrectKeyDialogProps) {
  const query = useQuery(orpc.marking.keyOfQuestion.queryOptions({ input: { examId, questionId }, staleTime: 0 }))
  if (query.data) return <OfKey examId={examId} question={query.data} onDone={onDone} onClose={onClose} />
  return (
    <Dialog isOpen title={`Change the key of question ${number}`} onClose={onClose}>
      <Loaded query={query} waiting="Loading the question...">
        {() => null}
      </Loaded>
    </Dialog>
  )
}

type OfKeyProps = {
  examId: string
  question: KeyOfQuestion
  onDone: (made: MadeCorrection) => void
  onClose: () => void
}

function OfKey({ examId, question, onDone, onClose }: OfKeyProps) {
  const { kinds, others, number, questionId, askings } = question
  const proposed = proposedBy(question)
  const [kind, setKind] = useState<QuestionKind>(proposed.kind)
  const [right, setRight] = useState<SaidRight>(proposed.right)
  const [examIds, setExamIds] = useState(() => usualExams(others))
  // Asked in several ways, what is right of one says nothing of the others: each is chosen.
  const [names, setNames] = useState<string[]>([])
  const chosen = askings.length === 1 ? askings : askings.filter((one) => names.includes(nameOf(one)))
  const [isInBank, setIsInBank] = useState(true)
  const isAnswer = kind === 'correct' || kind === 'also'
  const [asking] = chosen
  const versions = askings.length === 1 ? undefined : chosen.flatMap((one) => one.versions)
  const asked = asking ? askedOf({ examId, examIds, questionId, versions, kind, right }) : null
  const reasons = [...(question.withdrawn ? [question.withdrawn.why] : []), ...reasonsFor(kind, question.kind)]
  const correction = useCorrection(asked, reasons, onDone)
  // The bank asks it as the newest version does.
  const offersBank = kind === 'correct' && question.isBankOpen && asking !== undefined && asking === askings[0]
  const isOther = right.optionIds.join() !== proposed.right.optionIds.join()
  const isChosen = isOther || names.length > 0 || right.texts.some((text) => text.trim() !== '')
  const isElsewhere = [...examIds].sort().join() !== usualExams(others).sort().join()
  const isOtherwise = kind !== proposed.kind || isElsewhere || !isInBank
  const isDirty = isChosen || isOtherwise || correction.hasReason
  const choose = (next: string[]) => {
    setNames(next)
    // The options of other papers are not those that were chosen among.
    if (askings.find((one) => next.includes(nameOf(one))) !== asking) setRight({ optionIds: [], texts: [] })
  }
  return (
    <FormDialog
      isOpen
      size="wide"
      title={`Change the key of question ${number}`}
      submitLabel="Apply"
      error={correction.error}
      isWorking={correction.isWorking}
      canSubmit={correction.canApply}
      isDirty={isDirty}
      onSubmit={(event) => {
        event?.preventDefault()
        correction.apply({ inBank: offersBank && isInBank })
      }}
      onClose={onClose}
    >
      {askings.length === 1 ? (
        <div className={styles.question}>
          <Markdown text={question.text} />
        </div>
      ) : (
        <AskingsField askings={askings} chosen={names} onChange={choose} />
      )}
      <NativeSelect
        label="What should change?"
        data={kinds.map((value) => ({ value, label: kindWords[value] }))}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as QuestionKind)}
      />
      {isAnswer && asking && (
        <RightAnswerField kind={question.kind} asking={asking} value={right} onChange={setRight} />
      )}
      <OtherExams others={others} chosen={examIds} onChange={setExamIds} />
      {offersBank && (
        <Checkbox
          label="Also in the Question Bank"
          checked={isInBank}
          onChange={(event) => setIsInBank(event.currentTarget.checked)}
        />
      )}
      <ReasonField reasons={reasons} value={correction.reason} onChange={correction.setReason} />
      <WhoMoves
        moves={asked === null ? undefined : correction.moves.data}
        error={asked === null ? null : correction.moves.error}
        isLoading={correction.isLooking}
        isOverExams={examIds.length > 0}
      />
    </FormDialog>
  )
}

/** What is wrong with a ready-made question is known where it was withdrawn: the option that is right, or that none is. */
function proposedBy({ kinds, withdrawn, askings }: KeyOfQuestion): { kind: QuestionKind; right: SaidRight } {
  const none = { optionIds: [], texts: [] }
  const usual = { kind: kinds[0] ?? 'annulled', right: none }
  if (!withdrawn || askings.length > 1) return usual
  const { rightOptionId } = withdrawn
  const isInKey = rightOptionId !== null && askings[0]?.correctOptionIds.includes(rightOptionId)
  if (isInKey) return usual
  return rightOptionId === null
    ? { kind: 'annulled', right: none }
    : { kind: 'correct', right: { ...none, optionIds: [rightOptionId] } }
}

type Chosen = {
  examId: string
  examIds: string[]
  questionId: string
  versions: number[] | undefined
  kind: QuestionKind
  right: SaidRight
}

/** What there is to look at; null while the right answer is missing. */
function askedOf({ examId, examIds, questionId, versions, kind, right }: Chosen): AskedCorrection | null {
  const of = { examId, examIds, ...(versions && { versions }) }
  if (kind === 'annulled' || kind === 'full') return { ...of, correction: { kind, questionId } }
  const texts = right.texts.map((text) => text.trim()).filter((text) => text !== '')
  if (texts.length + right.optionIds.length === 0) return null
  return { ...of, correction: { kind, questionId, right: { optionIds: right.optionIds, texts } } }
}
