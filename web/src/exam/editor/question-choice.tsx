import { Button, Group } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { useState } from 'react'
import type { Question } from '../../bank/questions.ts'
import { Card } from '../../platform/ui/card.tsx'
import styles from '../exam.module.css'
import type { ExamDetail } from '../exams.ts'
import { BankList } from './bank-list.tsx'
import { ChosenList } from './chosen-list.tsx'
import { type ExamForm, sumOf, withQuestions, withTotalSpread } from './exam-draft.ts'

type QuestionChoiceProps = { form: UseFormReturnType<ExamForm>; known: ExamDetail['questionItems'] }

/** The questions of the exam, chosen from the bank of its subject, with their marks in this exam. */
export function QuestionChoice({ form, known }: QuestionChoiceProps) {
  const { subject, questions } = form.values
  // What is chosen is read here, whatever the bank beside it is narrowed to.
  const [texts, setTexts] = useState(() => new Map(known.map(({ id, question }) => [id, question])))
  const setQuestions = (changed: ExamForm['questions']) => form.setValues(withQuestions(form.getValues(), changed))
  // They may have been on their way for a while: the form is asked what it holds now.
  const choose = (asked: readonly Question[]) => {
    const now = form.getValues()
    const here = new Set(now.questions.map(({ questionId }) => questionId))
    const added = asked.filter(({ id, subjectId }) => subjectId === now.subject && !here.has(id))
    setTexts((before) => new Map([...before, ...added.map(({ id, question }) => [id, question] as const)]))
    setQuestions([
      ...now.questions,
      ...added.map(({ id, marksHundredths }) => ({ questionId: id, marks: marksText(marksHundredths) })),
    ])
  }
  return (
    <Card title="Questions">
      {subject === '' ? (
        <p className={styles.hint}>Choose the subject first. Its questions will then appear here.</p>
      ) : (
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
            <ChosenList form={form} texts={texts} />
          </fieldset>
          <BankList
            key={subject}
            subjectId={subject}
            chosen={new Set(questions.map(({ questionId }) => questionId))}
            onChoose={choose}
            onLeaveOut={(id) => setQuestions(questions.filter(({ questionId }) => questionId !== id))}
          />
        </div>
      )}
    </Card>
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
