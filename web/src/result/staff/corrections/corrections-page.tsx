import type { CorrectionItem, Corrections, ExamDetail } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nobodySat } from '../../../exam/nobody-sat.ts'
import { correctionsQuery } from '../../../marking/corrections/corrections.ts'
import { BonusDialog, TakeBackDialog } from '../../../marking/corrections/whole-paper-dialog.tsx'
import { usePageParams } from '../../../platform/navigation.tsx'
import { EmptySheet } from '../../../platform/ui/empty-sheet.tsx'
import { GoodNote } from '../../../platform/ui/good-note.tsx'
import { Loaded } from '../../../platform/ui/loaded.tsx'
import { NobodySat } from '../nobody-sat-sheet.tsx'
import { OfExamResults, ResultsFrame } from '../results-frame.tsx'
import { CorrectQuestion } from './correct-question.tsx'
import { MadeSoFar } from './made-so-far.tsx'

/** What was put right in the key of one exam, and its questions to put right. */
export default function CorrectionsPage() {
  const { examId } = usePageParams('/results/exam/$examId/corrections')
  return <OfExamResults examId={examId}>{(exam) => <OfExam exam={exam} />}</OfExamResults>
}

function OfExam({ exam }: { exam: ExamDetail }) {
  const isPublished = exam.status !== 'draft'
  const query = useQuery({ ...correctionsQuery(exam.id), enabled: exam.seesQuestions && isPublished })
  return (
    <ResultsFrame exam={exam} view="/results/exam/$examId/corrections" isHere={query.data !== undefined}>
      {!isPublished ? (
        <EmptySheet title="Not published yet">Change its questions in the exam itself.</EmptySheet>
      ) : exam.seesQuestions ? (
        <Loaded query={query} waiting="Loading the corrections...">
          {(corrections) => <OfCorrections exam={exam} corrections={corrections} />}
        </Loaded>
      ) : (
        <EmptySheet title="Not shown before the exam is over">
          Until then, only its author and administrators can read its questions.
        </EmptySheet>
      )}
    </ResultsFrame>
  )
}

function OfCorrections({ exam, corrections }: { exam: ExamDetail; corrections: Corrections }) {
  const examId = exam.id
  const { toMarkCount } = corrections
  const [note, setNote] = useState<string | null>(null)
  const [asked, setAsked] = useState<'bonus' | CorrectionItem | null>(null)
  const done = () => {
    setAsked(null)
    setNote('Saved. Papers are marked again.')
  }
  return (
    <>
      {toMarkCount > 0 ? (
        <p role="status">
          Papers are being marked again: {toMarkCount.toLocaleString('en-NG')} {toMarkCount === 1 ? 'is' : 'are'} left.
        </p>
      ) : (
        note && <GoodNote>{note}</GoodNote>
      )}
      {(corrections.items.length > 0 || !nobodySat(exam)) && <MadeSoFar corrections={corrections} onUndo={setAsked} />}
      {nobodySat(exam) ? (
        <NobodySat>There are no marks to correct. If you add a sitting, correct its key here then.</NobodySat>
      ) : (
        <CorrectQuestion examId={examId} corrections={corrections} onBonus={() => setAsked('bonus')} onDone={done} />
      )}
      {asked === 'bonus' && (
        <BonusDialog examId={examId} corrections={corrections} onDone={done} onClose={() => setAsked(null)} />
      )}
      {asked !== null && asked !== 'bonus' && (
        <TakeBackDialog examId={examId} item={asked} onDone={done} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
