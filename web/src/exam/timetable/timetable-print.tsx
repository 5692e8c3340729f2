import { useMe } from '../../platform/session.ts'
import { PrintSheet } from '../../platform/ui/print-sheet.tsx'
import { durationText, lagosText } from '../exams.ts'
import styles from './timetable.module.css'
import type { TimetableSitting } from './timetable.ts'

type TimetablePrintProps = { title: string; span: string; sittings: readonly TimetableSitting[] }

/** The timetable on paper, for the board of a class. */
export function TimetablePrint({ title, span, sittings }: TimetablePrintProps) {
  const { school } = useMe()
  return (
    <PrintSheet>
      <div className={styles.paper}>
        <h1>{title}</h1>
        <p>
          {school} · {span} · Lagos time
        </p>
        <table>
          <thead>
            <tr>
              {['Opens', 'Closes', 'Exam', 'Subject', 'Classes', 'Duration', 'Location'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sittings.map((sitting) => (
              <tr key={sitting.id}>
                <td>{lagosText(sitting.opensAt)}</td>
                <td>{lagosText(sitting.closesAt)}</td>
                <th scope="row">{sitting.title}</th>
                <td>{sitting.subject}</td>
                <td>{sitting.classes.join(', ')}</td>
                <td>{durationText(sitting.durationMinutes)}</td>
                <td>{sitting.location}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PrintSheet>
  )
}
