import type { ExamAttendance, ExamResult } from '@sabimark/contract/answers.ts'
import type { CellValue } from '@sabimark/domain/words/table/csv.ts'
import { lagosText } from '../../exam/exams.ts'
import type { ExportColumns } from '../../platform/list/export-button.tsx'
import { nameOf, stateOf } from './attendance-words.ts'

/** Marks as people write them. */
const marks = (hundredths: number | undefined) => (hundredths === undefined ? null : hundredths / 100)

/** The columns of the file of an exam's results. */
export const resultColumns: ExportColumns<ExamResult> = {
  Student: ({ student }) => student,
  'Student ID': ({ studentNumber }) => studentNumber,
  Class: ({ className }) => className,
  Attempt: ({ attemptNumber }) => attemptNumber,
  Status: statusText,
  Marks: ({ score }) => marks(score?.earnedHundredths),
  'Out of': ({ score }) => marks(score?.availableHundredths),
  Percentage: ({ score }) => score?.percentage ?? null,
  Grade: ({ score }) => score?.grade ?? null,
  Pass: ({ score }) => (score ? (score.isPass ? 'Yes' : 'No') : null),
  'Handed in': ({ submittedAt }) => submittedAt && lagosText(submittedAt),
}

function statusText({ state, score, toMarkCount, lateDecision, endedBy }: ExamResult): string {
  if (state === 'in_progress') return 'In progress'
  if (toMarkCount > 0) return 'To be marked'
  if (score === null && lateDecision === 'pending') return 'Late answers to decide'
  if (score === null) return 'Being marked'
  return endedBy === 'time' ? 'Time ran out' : 'Handed in'
}

/** The rows below them: who did not sit the exam. */
export function missingRows({ missing }: ExamAttendance): CellValue[][] {
  const names = Object.keys(resultColumns)
  return missing.map((one) => {
    const cells: Record<string, CellValue> = {
      Student: nameOf(one),
      'Student ID': one.studentNumber,
      Class: one.className,
      Status: stateOf(one),
    }
    return names.map((name) => cells[name] ?? null)
  })
}
