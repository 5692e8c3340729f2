import { ActionIcon, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { marksFromText } from '@sabimark/domain/bank/marks-text.ts'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MarkdownLine } from '../../platform/markdown/markdown.tsx'
import styles from '../exam.module.css'
import { type ExamForm, moved, withQuestions } from './exam-draft.ts'

/** What the chosen questions ask, by id. */
export type Texts = ReadonlyMap<string, string>

type ChosenListProps = { form: UseFormReturnType<ExamForm>; texts: Texts }

/** The chosen questions in their order, each with its marks in this exam. */
export function ChosenList({ form, texts }: ChosenListProps) {
  const { questions } = form.values
  const set = (changed: ExamForm['questions']) => form.setValues(withQuestions(form.values, changed))
  if (questions.length === 0) return <p className={styles.hint}>No question chosen yet. Add some from the bank.</p>
  return (
    <ol className={styles.list}>
      {questions.map(({ questionId, marks }, index) => {
        const number = index + 1
        const text = texts.get(questionId)
        return (
          <li key={questionId} className={styles.row}>
            <span className={styles.number}>{number}.</span>
            <span className={styles.text}>
              {text === undefined ? (
                'A question that is no longer in the bank'
              ) : (
                <span className={styles.beginning}>
                  <Line text={text} />
                </span>
              )}
            </span>
            <TextInput
              className={styles.marks}
              size="sm"
              label="Marks"
              aria-label={`Marks of question ${number}`}
              name="marks"
              inputMode="decimal"
              maxLength={7}
              value={marks}
              error={marksFromText(marks) === null}
              onChange={(event) => {
                const typed = event.currentTarget.value
                set(questions.map((one) => (one.questionId === questionId ? { ...one, marks: typed } : one)))
              }}
            />
            <span className={styles.move}>
              <Small
                label={`Move question ${number} up`}
                isDisabled={index === 0}
                onClick={() => set(moved(questions, index, -1))}
              >
                <IconArrowUp size={16} aria-hidden="true" />
              </Small>
              <Small
                label={`Move question ${number} down`}
                isDisabled={number === questions.length}
                onClick={() => set(moved(questions, index, 1))}
              >
                <IconArrowDown size={16} aria-hidden="true" />
              </Small>
              <Small
                label={`Remove question ${number}`}
                onClick={() => set(questions.filter((one) => one.questionId !== questionId))}
              >
                <IconX size={16} aria-hidden="true" />
              </Small>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The beginning of a question, on as few lines as the list gives it. */
export function Line({ text }: { text: string }) {
  return <MarkdownLine text={text.replaceAll(/\s*\n\s*/g, ' ')} />
}

type SmallProps = { label: string; isDisabled?: boolean; onClick: () => void; children: ReactNode }

function Small({ label, isDisabled, onClick, children }: SmallProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} disabled={isDisabled} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
