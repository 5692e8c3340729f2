import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import type { CellValue } from '@sabimark/domain/words/table/csv.ts'
import { download } from '../../../platform/list/download.ts'
import { ExportMenu } from '../../../platform/list/export-button.tsx'
import type { ExportFormat } from '../../../platform/list/export-file.ts'
import type { QuestionFigures, StatisticsCopy } from '../statistics-query.ts'
import { flagWords } from './flag-words.ts'

const columns: Record<string, (question: QuestionFigures) => CellValue> = {
  Number: ({ number }) => number,
  Question: ({ text }) => text,
  Marks: ({ availableMarks }) => availableMarks,
  Mean: ({ mean }) => mean,
  Facility: ({ facility }) => facility,
  'SD (n - 1)': ({ sd }) => sd,
  'Left out': ({ omitted }) => omitted,
  Chance: ({ chance }) => chance,
  'Intended weight %': ({ intendedWeight }) => intendedWeight,
  'Effective weight %': ({ effectiveWeight }) => effectiveWeight,
  'Discrimination r(x,R)': ({ discrimination }) => discrimination,
  'Uncorrected r(x,T)': ({ uncorrected }) => uncorrected,
  Efficiency: ({ efficiency }) => efficiency,
  D27: ({ d27 }) => d27,
  'Alpha if deleted': ({ alphaIfDeleted }) => alphaIfDeleted,
  'Look at': ({ flags }) => flags.map((flag) => flagWords[flag].name).join('; '),
}

/** The table of questions with all its figures as a file, made on this device. */
export function ExportQuestions({ title, copy }: { title: string; copy: StatisticsCopy }) {
  const save = async (format: ExportFormat) => {
    const { exportFile } = await import('../../../platform/list/export-file.ts')
    const rows = [
      [...Object.keys(columns), 'Papers', 'As of'],
      ...copy.questions.map((question) => [
        ...Object.values(columns).map((cell) => cell(question)),
        copy.whole.paperCount,
        formatLagos(new Date(copy.asOf)),
      ]),
    ]
    download(await exportFile(format, rows), `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}-questions.${format}`)
  }
  return (
    <ExportMenu
      file={{
        many: 'questions',
        items: [
          { label: 'Excel (.xlsx)', onClick: () => void save('xlsx') },
          { label: 'CSV (.csv)', onClick: () => void save('csv') },
        ],
      }}
    />
  )
}
