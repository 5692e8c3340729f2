import { Group, NativeSelect } from '@mantine/core'
import type { ExamCandidate, ExamDetail } from '@sabimark/contract/answers.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { wholeSize } from '../../platform/list/use-pages.ts'
import { Card } from '../../platform/ui/card.tsx'
import { timesText } from '../further/times-text.ts'
import { byClass } from './by-class.ts'
import { AttendanceSheets, ClassLists } from './candidate-sheets.tsx'
import { PrintButton } from './print-button.tsx'
import styles from './print-page.module.css'
import type { Printing } from './use-printing.tsx'

type CandidatesToPrintProps = { exam: ExamDetail; printing: Printing }

/** The lists of who sits the exam, or the sitting of it that is chosen, as they stand at the moment of printing. */
export function CandidatesToPrint({ exam, printing }: CandidatesToPrintProps) {
  const { sittings, sittingId } = exam
  const [chosen, setChosen] = useState(sittingId)
  const sitting = sittings.find(({ id }) => id === chosen) ?? sittings[0]
  const load = async () => (sitting ? byClass(await candidatesOf({ examId: exam.id, sittingId: sitting.id })) : [])
  const opensAt = sitting?.opensAt ?? exam.opensAt
  return (
    <Card title="Candidates">
      <p className={styles.text}>Each class begins on a new page. Names stand as they are when you print.</p>
      {sittings.length > 1 && (
        <NativeSelect
          label="Sitting"
          mb="sm"
          maw="26rem"
          value={sitting?.id}
          data={sittings.map((one) => ({ value: one.id, label: timesText(one) }))}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
      )}
      <Group gap="xs">
        <PrintButton
          label="Class list"
          printing={printing}
          load={async () => ({
            name: `${exam.title}, class list`,
            sheet: <ClassLists exam={exam} opensAt={opensAt} classes={await load()} />,
          })}
        />
        <PrintButton
          label="Attendance sheet"
          printing={printing}
          load={async () => ({
            name: `${exam.title}, attendance`,
            sheet: <AttendanceSheets exam={exam} opensAt={opensAt} classes={await load()} />,
          })}
        />
      </Group>
    </Card>
  )
}

async function candidatesOf(of: { examId: string; sittingId: string }): Promise<ExamCandidate[]> {
  const all: ExamCandidate[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    // The school's log keeps who took them away.
    const page = await client.exam.listCandidates({
      ...of,
      size: wholeSize,
      purpose: 'export' as const,
      ...(cursor && { cursor }),
    })
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return all
}
