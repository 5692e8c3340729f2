import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'
import { PageLink } from '../../platform/navigation.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { StateMark, type States } from '../../platform/ui/state.tsx'
import styles from './answer-file.module.css'
import { type BroughtOf, lineOf } from './bring-in.ts'
import { broughtText, fateText } from './bring-in-words.ts'
import type { Fate } from './fate.ts'
import { useFates } from './use-fates.ts'

const marks: States<Extract<Fate, string> | 'refused'> = {
  sent: ['Sent', 'green'],
  waits: ['Not sent yet', 'amber'],
  held: ['Waits for the end', 'blue'],
  other_device: ['Of another device', 'amber'],
  refused: ['Not taken', 'red'],
}

/** Whose answers were brought in, how many, and what has become of them. */
export function BroughtIn({ exam, of, isHereAlready }: { exam: ExamDetail; of: BroughtOf[]; isHereAlready: boolean }) {
  const names = useNames(exam, of)
  const fates = useFates(of)
  const isAllSent = fates?.every((fate) => fate === 'sent') ?? false
  return (
    <Card title={isHereAlready ? 'Here already' : 'Brought in'}>
      <div className={styles.brought}>
        <div role="status">
          <ul>
            {of.map((one, place) => (
              <li key={lineOf(one)}>
                <Line name={nameOf(one, names)} count={one.count} fate={fates?.[place]} />
              </li>
            ))}
          </ul>
        </div>
        {isAllSent && (
          <GoodNote>
            All of it is sent, and the file is no longer needed. What came after the end waits for you in{' '}
            <PageLink to="/results/exam/$examId" params={{ examId: exam.id }}>
              Results
            </PageLink>
            : it counts once you accept it there.
          </GoodNote>
        )}
      </div>
    </Card>
  )
}

function Line({ name, count, fate }: { name: string; count: number; fate: Fate | undefined }) {
  const note = fate && fateText(fate)
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span>{broughtText(count)}</span>
      {fate && <StateMark state={marks[typeof fate === 'string' ? fate : 'refused']} />}
      {note && <p>{note}</p>}
    </>
  )
}

function nameOf({ isOfExam, studentId }: BroughtOf, names: ReadonlyMap<string, string> | null): string {
  if (!isOfExam) return 'Of another exam'
  return names === null ? 'A candidate' : (names.get(studentId) ?? 'A candidate who is not in the list')
}

/** Null while they are asked for, and where they cannot be: the answers are here all the same. */
function useNames(exam: ExamDetail, of: readonly BroughtOf[]): ReadonlyMap<string, string> | null {
  const [names, setNames] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    let isLeft = false
    const wanted = new Set(of.flatMap(({ isOfExam, studentId }) => (isOfExam ? [studentId] : [])))
    namesOf(exam, wanted).then(
      (found) => !isLeft && setNames(found),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [exam, of])
  return names
}

async function namesOf(
  { id: examId, sittings }: ExamDetail,
  wanted: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { id: sittingId } of sittings) {
    for (let cursor: string | null | undefined; cursor !== null && names.size < wanted.size; ) {
      const page = await client.exam.listCandidates({ examId, sittingId, size: 100, ...(cursor && { cursor }) })
      for (const { id, name, studentNumber } of page.items)
        if (wanted.has(id)) names.set(id, `${name} · ${studentNumber}`)
      cursor = page.nextCursor
    }
  }
  return names
}
