import type { UseFormReturnType } from '@mantine/form'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { IconArrowDown, IconArrowUp, IconEye, IconX } from '@tabler/icons-react'
import { memo, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../platform/news/announcer.ts'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { useLatestCallback } from '../../platform/use-latest-callback.ts'
import { questionsText } from '../exams.ts'
import { DrawnRow, type RowHands } from './chosen-row.tsx'
import { type ExamForm, sumOf, withoutSection, withPaper } from './exam-draft.ts'
import type { KnownQuestion } from './known-question.ts'
import styles from './paper.module.css'
import { moved, type Place, putAt } from './paper-moves.ts'
import { rowProblems } from './paper-problems.ts'
import { rowKeys } from './row-keys.ts'
import { SectionFields } from './section-fields.tsx'
import { useRowDrag } from './use-row-drag.ts'

type ChosenListProps = {
  form: UseFormReturnType<ExamForm>
  known: ReadonlyMap<string, KnownQuestion>
  /** Which question is read beside the paper. */
  openId: string | null
  /** The same again closes it. */
  onOpen: (id: string) => void
}

/** A key in the title redraws no row. */
const ChosenRow = memo(DrawnRow)

/** The chosen questions in their order, section by section, each with its marks in this exam. */
export function ChosenList({ form, known, openId, onOpen }: ChosenListProps) {
  const { questions, sections } = form.values
  const place = useRef<HTMLDivElement>(null)
  const change = (part: Partial<Pick<ExamForm, 'questions' | 'sections'>>) =>
    form.setValues(withPaper(form.getValues(), part))
  const numberOf = (id: string) => form.getValues().questions.findIndex(({ questionId }) => questionId === id) + 1
  const focusRow = (id: string | undefined) =>
    place.current?.querySelector<HTMLElement>(`[data-question="${id}"] button`)?.focus()
  /** Whoever does it by keys hears where the question is now, and has it still. */
  const reorder = (id: string, next: ExamForm['questions']) => {
    const before = numberOf(id)
    const section = form.getValues().questions[before - 1]?.section
    const wasInside = place.current?.contains(document.activeElement)
    flushSync(() => change({ questions: next }))
    const now = form.getValues()
    const number = numberOf(id)
    const one = now.questions[number - 1]
    if (number === before && one?.section === section) {
      announce(`Question ${before} cannot go further.`, { isOnlyHeard: true })
    } else {
      const where = one && now.sections.length > 0 ? `, in ${now.sections[one.section]?.title}` : ''
      announce(`Question ${before} is question ${number} of ${now.questions.length} now${where}.`, {
        isOnlyHeard: true,
      })
    }
    if (wasInside) focusRow(id)
  }
  const move = useLatestCallback((id: string, by: -1 | 1) => reorder(id, moved(form.getValues(), numberOf(id) - 1, by)))
  const put = useLatestCallback((id: string, to: Place) => reorder(id, putAt(form.getValues().questions, id, to)))
  const remove = useLatestCallback((id: string) => {
    const now = form.getValues().questions
    const number = numberOf(id)
    const next = now[number] ?? now[number - 2]
    flushSync(() => change({ questions: now.filter(({ questionId }) => questionId !== id) }))
    announce(`Question ${number} is out of the paper.`, { isOnlyHeard: true })
    focusRow(next?.questionId)
  })
  const open = useLatestCallback(onOpen)
  const mark = useLatestCallback((id: string, marks: string) =>
    change({
      questions: form.getValues().questions.map((one) => (one.questionId === id ? { ...one, marks } : one)),
    }),
  )
  const { current: hands } = useRef<RowHands>({
    open,
    mark,
    menuOf: (id) => [
      { label: 'Read', icon: <IconEye {...menuIcon} />, onClick: () => open(id) },
      { label: 'Move up', icon: <IconArrowUp {...menuIcon} />, onClick: () => move(id, -1) },
      { label: 'Move down', icon: <IconArrowDown {...menuIcon} />, onClick: () => move(id, 1) },
      ...form
        .getValues()
        .sections.flatMap(({ title }, section) =>
          form.getValues().questions[numberOf(id) - 1]?.section === section
            ? []
            : [{ label: `Move to ${title}`, group: 'section', onClick: () => put(id, { section, before: null }) }],
        ),
      { label: 'Take out of the paper', icon: <IconX {...menuIcon} />, isDanger: true, onClick: () => remove(id) },
    ],
  })
  const keys = rowKeys({
    move,
    remove,
    onFocus: (id) => openId !== null && openId !== id && onOpen(id),
    onEscape: () => openId !== null && onOpen(openId),
  })
  const drag = useRowDrag(put)
  const problems = rowProblems(form.values, known)
  const rowsOf = (section: number | null): ReactNode => (
    <ol className={styles.rows} data-section={section ?? 0}>
      {questions.map(({ questionId, marks, ...one }, at) => {
        if (section !== null && one.section !== section) return null
        const { question, topic, type } = known.get(questionId) ?? {}
        return (
          <ChosenRow
            key={questionId}
            id={questionId}
            number={at + 1}
            marks={marks}
            text={question}
            topic={topic}
            type={type}
            problem={problems.get(questionId)}
            isOpen={questionId === openId}
            hands={hands}
          />
        )
      })}
    </ol>
  )
  return (
    <div ref={place} {...keys} {...drag}>
      {sections.length === 0 && questions.length > 0 && (
        <div className={styles.section}>
          <h2>All questions</h2>
          <span className={styles.soft}>Answer all · {questionsText(questions.length)}</span>
          <strong>{marksText(sumOf(form.values))} marks</strong>
        </div>
      )}
      {sections.length === 0 &&
        (questions.length > 0 ? (
          rowsOf(null)
        ) : (
          <p className={styles.none}>
            No question chosen yet. Press the bubble beside a question of the bank, or draw some by a blueprint.
          </p>
        ))}
      {sections.map((section, at) => {
        const own = questions.filter((one) => one.section === at)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place alone
          <section key={at} aria-label={section.title}>
            <SectionFields
              section={section}
              place={at}
              marks={own.map(({ marks }) => marksFromText(marks) ?? 0)}
              onChange={(changed) => change({ sections: sections.map((one) => (one === section ? changed : one)) })}
              onRemove={() => change(withoutSection(form.getValues(), at))}
            />
            {own.length === 0 ? (
              <p className={styles.none} data-section={at}>
                No question in this section yet.
              </p>
            ) : (
              rowsOf(at)
            )}
          </section>
        )
      })}
    </div>
  )
}
