import { Button, Group } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Question } from '../../bank/questions.ts'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { byCursor, rowsOf, useWholeList } from '../../platform/whole-list.ts'
import styles from '../exam.module.css'
import { BankList } from './bank-list.tsx'
import { ChosenList } from './chosen-list.tsx'
import { type ExamForm, sumOf, withQuestions, withTotalSpread } from './exam-draft.ts'

/** The questions of the exam, chosen from the bank of its subject, with their marks in this exam. */
export function QuestionChoice({ form }: { form: UseFormReturnType<ExamForm> }) {
  const { subject } = form.values
  return (
    <Card title="Questions">
      {subject === '' ? (
        <p className={styles.hint}>Choose the subject first. Its questions will then appear here.</p>
      ) : (
        <OfSubject key={subject} form={form} />
      )}
    </Card>
  )
}

function OfSubject({ form }: { form: UseFormReturnType<ExamForm> }) {
  const { subject, questions } = form.values
  const query = useInfiniteQuery(
    orpc.bank.listQuestions.infiniteOptions({ input: (cursor) => ({ cursor, subjectId: subject }), ...byCursor }),
  )
  const isWhole = useWholeList(query)
  // As they were written, so that adding all of them makes a paper in that order; the call answers the newest first.
  const bank = [...rowsOf(query.data)].reverse()
  const choose = (added: readonly Question[]) =>
    form.setValues(
      withQuestions(form.values, [
        ...questions,
        ...added.map(({ id, marksHundredths }) => ({ questionId: id, marks: marksText(marksHundredths) })),
      ]),
    )
  return (
    <Loaded query={query} waiting="Loading questions...">
      {() => (
        <div className={styles.choice}>
          {/* It has the name of a field, so that the keyboard is led here when something is wrong. */}
          <fieldset className={styles.side} aria-label="Questions of this exam" name="questions" tabIndex={-1}>
            <h3>In this exam ({questions.length})</h3>
            {form.errors.questions && (
              <p className={styles.wrong} role="alert">
                {form.errors.questions}
              </p>
            )}
            <MarksTools form={form} />
            <ChosenList form={form} bank={bank} isBankWhole={isWhole} />
          </fieldset>
          <section className={styles.side} aria-label="Question bank">
            <h3>Question bank</h3>
            <BankList
              bank={bank.filter(({ id }) => !questions.some(({ questionId }) => questionId === id))}
              hasAny={bank.length > 0}
              isWhole={isWhole}
              onChoose={choose}
            />
          </section>
        </div>
      )}
    </Loaded>
  )
}

/** Two ways to make the sum right: fill the marks from the total, or the total from the marks where it does not follow. */
function MarksTools({ form }: { form: UseFormReturnType<ExamForm> }) {
  const { questions, totalMarks } = form.values
  if (questions.length === 0) return null
  return (
    <Group gap="xs" className={styles.tools}>
      <Button
        variant="light"
        size="sm"
        disabled={(marksFromText(totalMarks) ?? 0) === 0}
        onClick={() => form.setFieldValue('questions', withTotalSpread(form.values))}
      >
        Share marks equally
      </Button>
      <Button variant="default" size="sm" onClick={() => form.setFieldValue('totalMarks', marksText(sumOf(questions)))}>
        Use this sum as the total
      </Button>
    </Group>
  )
}
