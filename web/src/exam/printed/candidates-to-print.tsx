import { Group } from '@mantine/core'
import { client } from '../../platform/client.ts'
import { wholeSize } from '../../platform/list/use-pages.ts'
import { Card } from '../../platform/ui/card.tsx'
import type { ExamDetail } from '../exams.ts'
import { byClass, type Candidate } from './by-class.ts'
import { AttendanceSheets, ClassLists } from './candidate-sheets.tsx'
import { PrintButton } from './print-button.tsx'
import styles from './print-page.module.css'
import type { Printing } from './use-printing.tsx'

type CandidatesToPrintProps = { exam: ExamDetail; printing: Printing }

/** The lists of who sits the exam, as they stand at the moment of printing. */
export function CandidatesToPrint({ exam, printing }: CandidatesToPrintProps) {
  const load = async () => byClass(await allCandidates(exam))
  return (
    <Card title="Candidates">
      <p className={styles.text}>Each class begins on a new page. Names stand as they are when you print.</p>
      <Group gap="xs">
        <PrintButton
          {...{ label: 'Class list', printing }}
          load={async () => ({
            ...{ name: `${exam.title}, class list`, sheet: <ClassLists exam={exam} classes={await load()} /> },
          })}
        />
        <PrintButton
          {...{ label: 'Attendance sheet', printing }}
          load={async () => ({
            ...{ name: `${exam.title}, attendance`, sheet: <AttendanceSheets exam={exam} classes={await load()} /> },
          })}
        />
      </Group>
    </Card>
  )
}

/** Of every sitting: who is in two of them stands in the lists once. */
async function allCandidates({ id: examId, sittings }: ExamDetail): Promise<Candidate[]> {
  const lists = await Promise.all(sittings.map(({ id }) => candidatesOf({ examId, sittingId: id })))
  return lists.flat()
}

async function candidatesOf(of: { examId: string; sittingId: string }): Promise<Candidate[]> {
  const all: Candidate[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    // The school's log keeps who took them away.
    const page = await client.exam.listCandidates({
      ...{ ...of, size: wholeSize, purpose: 'export' as const },
      ...(cursor && { cursor }),
    })
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return all
}
