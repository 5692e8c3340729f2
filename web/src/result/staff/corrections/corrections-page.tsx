import { Button } from '@mantine/core'
import type { CorrectionItem, Corrections, ExamDetail } from '@sabimark/contract/answers.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unknownExam } from '../../../exam/exams.ts'
import { doneTitle, othersText } from '../../../marking/corrections/correction-words.ts'
import styles from '../../../marking/corrections/corrections.module.css'
import { correctionsQuery } from '../../../marking/corrections/corrections.ts'
import { PutRightButton } from '../../../marking/corrections/put-right-button.tsx'
import { BonusDialog, TakeBackDialog } from '../../../marking/corrections/whole-paper-dialog.tsx'
import { MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import { PageButton, usePageParams } from '../../../platform/navigation.tsx'
import { orpc } from '../../../platform/queries.ts'
import { useTabTitle } from '../../../platform/tab-title.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { EmptySheet } from '../../../platform/ui/empty-sheet.tsx'
import { GoodNote } from '../../../platform/ui/good-note.tsx'
import { Loaded } from '../../../platform/ui/loaded.tsx'
import { PageHeader } from '../../../platform/ui/page-header.tsx'
import { Sections } from '../../../platform/ui/sections.tsx'
import { StatusBadge } from '../../../platform/ui/status-badge.tsx'
import { OfOneSchool } from '../../../school/of-one-school.tsx'
import { ResultViews } from '../result-views.tsx'

/** What was put right in the key of one exam, and its questions to put right. */
export default function CorrectionsPage() {
  const { examId } = usePageParams('/results/exam/$examId/corrections')
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <OfOneSchool things="results">
      <Loaded query={exam} waiting="Loading the corrections..." title="Corrections" unknown={unknownExam}>
        {(detail) => <OfExam exam={detail} />}
      </Loaded>
    </OfOneSchool>
  )
}

function OfExam({ exam }: { exam: ExamDetail }) {
  useTabTitle(exam.title)
  const isPublished = exam.status !== 'draft'
  const query = useQuery({ ...correctionsQuery(exam.id), enabled: exam.seesQuestions && isPublished })
  return (
    <Sections>
      <PageHeader
        title={exam.title}
        actions={
          <PageButton to="/results" variant="default">
            All exams
          </PageButton>
        }
      >
        {exam.subject} · {exam.classes.join(', ')}
      </PageHeader>
      <ResultViews examId={exam.id} />
      {!isPublished ? (
        <EmptySheet title="Not published yet">Change its questions in the exam itself.</EmptySheet>
      ) : exam.seesQuestions ? (
        <Loaded query={query} waiting="Loading the corrections...">
          {(corrections) => <OfCorrections examId={exam.id} corrections={corrections} />}
        </Loaded>
      ) : (
        <EmptySheet title="Not shown before the exam is over">
          Until then, only its author and administrators can read its questions.
        </EmptySheet>
      )}
    </Sections>
  )
}

function OfCorrections({ examId, corrections }: { examId: string; corrections: Corrections }) {
  const { items, hasMore, questions, toMarkCount, isTheirs, owner } = corrections
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
      <Card title="Corrections">
        {items.length === 0 ? (
          <EmptySheet title="No corrections yet">Every paper is marked by the key as it was published.</EmptySheet>
        ) : (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.actId}>
                <div className={styles.said}>
                  <strong>{doneTitle(item)}</strong>
                  <span>{item.reason}</span>
                  <span className={styles.soft}>
                    {item.by}, {formatLagos(new Date(item.at))} · {item.upCount} up, {item.downCount} down
                  </span>
                  {isTheirs && item.isOpen && item.others.length > 0 && (
                    <span className={styles.soft}>{othersText(item.others)}</span>
                  )}
                </div>
                {item.canUndo && (
                  <Button variant="default" size="sm" onClick={() => setAsked(item)}>
                    Undo
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {hasMore && <p className={styles.soft}>Older corrections are not listed.</p>}
      </Card>
      <Card title="Questions">
        {isTheirs ? (
          <Button variant="default" size="sm" onClick={() => setAsked('bonus')}>
            Marks for everybody
          </Button>
        ) : (
          <p className={styles.soft}>Only {owner} and the administrators put keys right here.</p>
        )}
        <ul className={styles.list}>
          {questions.map(({ questionId, number, text, adjust }) => (
            <li key={questionId}>
              <div className={styles.said}>
                <span>
                  <strong>{number}.</strong> <MarkdownLine text={text} />
                </span>
                {adjust && (
                  <span>
                    <StatusBadge tone="amber">
                      {adjust === 'annulled' ? 'Annulled' : 'Full marks for everybody'}
                    </StatusBadge>
                  </span>
                )}
              </div>
              {isTheirs && <PutRightButton examId={examId} questionId={questionId} number={number} onDone={done} />}
            </li>
          ))}
        </ul>
      </Card>
      {asked === 'bonus' && (
        <BonusDialog examId={examId} corrections={corrections} onDone={done} onClose={() => setAsked(null)} />
      )}
      {asked !== null && asked !== 'bonus' && (
        <TakeBackDialog examId={examId} item={asked} onDone={done} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
