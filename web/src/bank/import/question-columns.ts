import { optionLetter } from '@sabimark/domain/bank/question.ts'
import type { ChosenColumns } from '@sabimark/question-files/sheet/chosen-columns.ts'

const options = Array.from({ length: 10 }, (_, place) => {
  return { id: optionLetter(place), label: `Option ${optionLetter(place)}` }
})

/** What a column of a sheet of questions can hold, as question-files names it. */
const columns: readonly { id: string; label: string }[] = [
  { id: 'question', label: 'Question' },
  ...options,
  { id: 'answer', label: 'Right answer' },
  { id: 'type', label: 'Type of question' },
  { id: 'subject', label: 'Subject' },
  { id: 'topic', label: 'Topic' },
  { id: 'difficulty', label: 'Difficulty' },
  { id: 'marks', label: 'Marks' },
  { id: 'minutes', label: 'Minutes' },
  { id: 'seconds', label: 'Seconds' },
  { id: 'explanation', label: 'Explanation' },
  { id: 'passage', label: 'Passage' },
  { id: 'tags', label: 'Tags' },
  { id: 'tolerance', label: 'Tolerance' },
  { id: 'unit', label: 'Unit' },
  { id: 'picture', label: 'Name of a picture' },
  { id: 'number', label: 'Number in the list' },
]

/** A sheet of questions, as the columns step asks about one. */
export const questionColumns = {
  words: { many: 'questions', columnMissing: 'Choose the column that holds the question.' },
  columns,
  isComplete: ({ fields }: ChosenColumns) => Object.values(fields).includes('question'),
}
