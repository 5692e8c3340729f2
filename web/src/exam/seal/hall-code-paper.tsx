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
          Keep this page until the doors open. Where there is no network, read the code out in fours, or write it on the
          board. Each candidate types it on the device that is ready, at paper {sign}.
        </p>
        <p>Anyone who has this code can open the paper.</p>
      </div>
    </PrintSheet>
  )
}
