import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { BrokenNote } from '../../bank/broken-note.tsx'
import { QuestionText } from '../../bank/question-text.tsx'
import { marksWords, minutesText, typeNames } from '../../bank/questions.ts'
import { aroundBlank } from '../../bank/rules-words.ts'
import buttons from '../../platform/list/list-buttons.module.css'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import styles from './source.module.css'

type QuestionPaneProps = {
  id: string
  /** Its place in the paper, 0 where it is not in it. */
  number: number
  onClose: () => void
}

/** One question beside the paper, whole and with its key; Escape and the cross lead back to the bank. */
export function QuestionPane({ id, number, onClose }: QuestionPaneProps) {
  const query = useQuery(orpc.bank.getQuestion.queryOptions({ input: { id } }))
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // On a phone it takes the place of the list, and the keyboard would be lost with that.
    if (window.matchMedia('(width < 900px)').matches) close.current?.focus()
  }, [])
  return (
    <section
      className={styles.pane}
      aria-label="The question"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <header>
        <h2>{number > 0 ? `Question ${number}` : 'Not in the paper'}</h2>
        <button ref={close} type="button" className={buttons.icon} aria-label="Close the question" onClick={onClose}>
          <IconX size={18} aria-hidden="true" />
        </button>
      </header>
      <Loaded query={query} waiting="Loading question...">
        {(question) => (
          <>
            <QuestionText
              passage={question.passage?.text}
              question={question.question}
              options={question.options}
              correctOptionIds={question.correctOptionIds}
              rules={question.rules}
            />
            <BrokenNote
              passage={question.passage?.text}
              question={question.question}
              options={question.options}
              explanation={question.explanation}
              {...aroundBlank(question.rules)}
            />
            <p className={styles.hint}>
              {[
                typeNames[question.type],
                question.difficulty,
                question.topic,
                `${marksWords(marksText(question.marksHundredths))} in the bank`,
                minutesText(question.timeAllocationMinutes),
                ...(question.examsCount > 0 ? [`in ${counted(question.examsCount, 'exam')}`] : []),
                ...(question.tags.length > 0 ? [question.tags.join(', ')] : []),
              ].join(' · ')}
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}
