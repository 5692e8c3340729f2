import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { useQuery } from '@tanstack/react-query'
import { QuestionText } from '../../bank/question-text.tsx'
import { marksWords } from '../../bank/questions.ts'
import { client } from '../../platform/client.ts'
import { ControlRow, RowGroup } from '../../platform/form-sheets/row-group.tsx'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import styles from '../exam.module.css'
import { askedText } from '../section-words.ts'

/** The questions of a published exam as they were frozen, or of a draft as they are now, each with its right answer. */
export function ExamQuestions({ examId, isDraft = false }: { examId: string; isDraft?: boolean }) {
  const query = useQuery({
    queryKey: [...orpc.attempt.preview.key({ input: { examId } }), 'keyed'],
    queryFn: () => keyed(examId),
  })
  return (
    <RowGroup
      title="Questions and right answers"
      says={`${isDraft ? 'As they would be published now' : 'As they were published'}, in your order. Only staff see this page.`}
    >
      <ControlRow kind="wide">
        <Loaded query={query} waiting="Loading questions...">
          {(questions) => (
            <ol className={styles.questions}>
              {questions.map(({ id, text, marksHundredths, section, ...question }, index) => (
                <li key={id}>
                  {section && section !== questions[index - 1]?.section && (
                    <header>
                      <p>
                        <strong>{section.title}</strong> · {askedText(section, section.questionCount)}
                      </p>
                      {section.instructions !== '' && <Markdown text={section.instructions} />}
                    </header>
                  )}
                  <h3>
                    Question {index + 1} <span>{marksWords(marksText(marksHundredths))}</span>
                  </h3>
                  <QuestionText question={text} {...question} />
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </ControlRow>
    </RowGroup>
  )
}

/** What a candidate gets, and the key beside it: marking no answers at all says which would be right. */
async function keyed(examId: string) {
  const [{ content, authorOrder }, { marked }] = await Promise.all([
    client.attempt.preview({ examId }),
    client.marking.markPreview({ examId, answers: {} }),
  ])
  const questionOf = new Map(content.questions.map((question) => [question.id, question]))
  const rightOf = new Map(marked.map((one) => [one.questionId, one]))
  const sections = content.sections?.map((section, place) => ({
    ...section,
    questionCount: content.questions.filter((one) => one.section === place).length,
  }))
  return authorOrder.flatMap(({ questionId, optionIds }) => {
    const question = questionOf.get(questionId)
    if (!question) return []
    const options = [...question.options].sort((one, other) => optionIds.indexOf(one.id) - optionIds.indexOf(other.id))
    const { correctOptionIds = [], rules = question.rules } = rightOf.get(questionId) ?? {}
    const passage = content.passages?.find(({ id }) => id === question.passageId)?.text
    const section = sections?.[question.section ?? -1]
    return [{ ...question, passage, options, correctOptionIds, rules, section }]
  })
}
