import { Button, TextInput } from '@mantine/core'
import type { AlikeAnswers, GroupedAnswers } from '@sabimark/contract/answers.ts'
import { countedAre } from '@sabimark/domain/words/plural.ts'
import { useState } from 'react'
import { PassageText } from '../bank/passage-text.tsx'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { Markdown } from '../platform/markdown/markdown.tsx'
import { PageButton } from '../platform/navigation.tsx'
import { readAgain } from '../platform/queries.ts'
import { Card } from '../platform/ui/card.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { useIsTitleInBar } from '../platform/ui/is-title-in-bar.ts'
import { LeaveDialog, unsavedForm } from '../platform/ui/leave-dialog.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import styles from './answers.module.css'
import { type Choices, candidates, earnedText, percentInForce, ruledCount } from './rulings.ts'

/** Each spelling once, with how many typed it; what is chosen is saved together, and all papers are marked by it. */
export function AnswersOf({ examId, answers }: { examId: string; answers: GroupedAnswers }) {
  const { question, items, moreCount, seen, mayRule } = answers
  const { questionId } = question
  const [choices, setChoices] = useState<Choices>({})
  const [reason, setReason] = useState('')
  const isInBar = useIsTitleInBar()
  const [note, setNote] = useState<string | null>(null)
  const ruling = useAct(client.marking.ruleAnswers, async (_ruled, { rulings }) => {
    setChoices({})
    setReason('')
    setNote(`${countedAre(rulings.length, 'decision')} saved. The papers are being marked again.`)
    await readAgain()
  })
  const rulings = Object.entries(choices).map(([answerKey, percent]) => ({ answerKey, percent }))
  const affected = ruledCount(items, choices)
  return (
    <Sections>
      <PageHeader
        title={`Answers to question ${question.number}`}
        isName={!isInBar}
        actions={
          <>
            {items.some(({ waitingCount }) => waitingCount > 0) && (
              <PageButton to="/marking/$examId/$questionId" params={{ examId, questionId }} variant="default">
                One by one
              </PageButton>
            )}
            <PageButton to="/marking/$examId" params={{ examId }} variant="default">
              All questions
            </PageButton>
          </>
        }
      >
        Accepted: {question.accepted.join(' · ')}
      </PageHeader>
      {!mayRule && (
        <p className={styles.soft}>
          The owner of the exam and administrators decide about spellings for everybody. You can mark the answers that
          wait, one by one.
        </p>
      )}
      {note && <GoodNote>{note}</GoodNote>}
      <Card>
        {question.passage !== null && <PassageText text={question.passage} />}
        <Markdown text={question.text} />
        {items.length === 0 ? (
          <EmptySheet title="No answers yet">They come here when candidates hand in.</EmptySheet>
        ) : (
          <fieldset className={styles.locked} disabled={ruling.isWorking}>
            <ul className={styles.list}>
              {items.map((item) => (
                <Row
                  key={item.answerKey}
                  item={item}
                  ofHundredths={question.marksHundredths}
                  chosen={choices[item.answerKey]}
                  {...(mayRule && {
                    onChoose: (percent: number) => {
                      setNote(null)
                      setChoices((now) => chosenWith(now, item.answerKey, percent))
                    },
                  })}
                />
              ))}
            </ul>
          </fieldset>
        )}
        {moreCount > 0 && (
          <p className={styles.soft}>{moreCount.toLocaleString('en-NG')} more answers are not listed.</p>
        )}
      </Card>
      <RefusalNote error={ruling.error} />
      {rulings.length > 0 && (
        <div className={styles.bar}>
          <TextInput
            aria-label="Why"
            placeholder="Why, for the record (optional)"
            maxLength={500}
            value={reason}
            disabled={ruling.isWorking}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button loading={ruling.isWorking} onClick={() => ruling.act({ examId, questionId, seen, rulings, reason })}>
            Save for {candidates(affected)}
          </Button>
        </div>
      )}
      <LeaveDialog isUnsaved={() => rulings.length > 0} words={unsavedDecisions} />
    </Sections>
  )
}

const unsavedDecisions = {
  ...unsavedForm,
  text: 'Decisions you have chosen and not saved will be lost if you leave now.',
}

/** Chosen a second time, it is taken back. */
function chosenWith(choices: Choices, answerKey: string, percent: number): Choices {
  const { [answerKey]: before, ...others } = choices
  return before === percent ? others : { ...others, [answerKey]: percent }
}

type RowProps = {
  item: AlikeAnswers
  ofHundredths: number
  chosen: number | undefined
  /** Absent for who may look. */
  onChoose?: (percent: number) => void
}

const decisions = [
  [100, 'Accept'],
  [50, 'Half'],
  [0, 'Refuse'],
] as const

function Row({ item, ofHundredths, chosen, onChoose }: RowProps) {
  const [first, ...others] = item.texts
  const said = first?.text ?? ''
  const inForce = chosen ?? percentInForce(item, ofHundredths)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{said}</strong>
        {others.length > 0 && (
          <span className={styles.soft}>also typed as {others.map(({ text }) => `“${text}”`).join(', ')}</span>
        )}
        <span className={styles.soft} data-waits={item.ruled === null && item.waitingCount > 0}>
          {candidates(item.count)} · {earnedText(item, ofHundredths)}
        </span>
      </div>
      {onChoose && (
        <fieldset className={styles.choice}>
          <legend className="only-heard">{said}</legend>
          {decisions.map(([percent, label]) => (
            <Button
              key={label}
              size="sm"
              variant={inForce === percent ? 'filled' : 'default'}
              // Green would say that it was right.
              {...(percent === 0 && { color: 'red' })}
              aria-pressed={inForce === percent}
              onClick={() => onChoose(percent)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  )
}
