import { hallCodeText } from '@sabimark/domain/exam/seal/hall-code.ts'
import { useMe } from '../../platform/session.ts'
import { PrintSheet } from '../../platform/ui/print-sheet.tsx'
import { lagosText } from '../exams.ts'
import styles from './hall-code.module.css'
import type { HallOfCode } from './hall-of-code.ts'

/** The hall code on a page of its own, for who invigilates. */
export function HallCodePaper({ hall, sign, code }: { hall: HallOfCode; sign: string; code: string }) {
  const { school } = useMe()
  return (
    <PrintSheet>
      <div className={styles.paper}>
        <p>{school}</p>
        <h2>{hall.title}</h2>
        <p>
          {lagosText(hall.opensAt)} to {lagosText(hall.closesAt)}, Lagos time
        </p>
        <h3>Hall code of paper {sign}</h3>
        <p className={styles.digits}>{hallCodeText(code)}</p>
        <p>
          Keep this page to yourself until the doors open: anyone who has this code can open the paper. Where there is
          no network then:
        </p>
        <ol>
          <li>
            Each candidate opens <strong>{window.location.host}/dashboard</strong> in the browser where they got ready,
            and chooses their name at paper {sign}.
          </li>
          <li>Read the code out in fours, or write it on the board. Note the time.</li>
          <li>Candidates who have handed in show you the screen, and leave the device as it is.</li>
          <li>With a network again, say on the board of the hall when it began.</li>
        </ol>
      </div>
    </PrintSheet>
  )
}
