import type { OfflineOffer } from '@sabimark/contract/answers.ts'
import { hallCodeText } from '@sabimark/domain/exam/seal/hall-code.ts'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import buttons from '../../platform/list/list-buttons.module.css'
import { readAgain } from '../../platform/queries.ts'
import { isNetworkError } from '../../platform/refusal.ts'
import { useIsSignedIn } from '../../platform/session.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { lagosText } from '../exams.ts'
import { BeganDialog } from './began-dialog.tsx'
import styles from './hall-code.module.css'
import { HallCodePaper } from './hall-code-paper.tsx'
import type { HallOfCode } from './hall-of-code.ts'

/** The code that opens the paper of a sitting on devices that are ready: hidden until it is asked for, and when the hall began. */
export function HallCode({ hall, offer }: { hall: HallOfCode; offer: OfflineOffer }) {
  const { may, sign } = offer
  if (!may.show && !may.sayBegan) return null
  return (
    <div className={styles.code}>
      {/* Of a paper that is sealed anew nothing of the old one is left. */}
      {may.show && sign !== null && <Code key={sign} hall={hall} sign={sign} offer={offer} />}
      {may.sayBegan && <Began hall={hall} offer={offer} />}
    </div>
  )
}

/** In the middle of an outage the code is what is needed, and to try again is of no use. */
const noCode =
  'No network, so the code cannot be shown here. It is on the printed page; or telephone the owner of the exam or an administrator, who can look at it wherever there is a network.'

function Code({ hall, sign, offer }: { hall: HallOfCode; sign: string; offer: OfflineOffer }) {
  const [isAsking, setIsAsking] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const isSignedIn = useIsSignedIn()
  const { examId, sittingId } = hall
  const showing = useAct(
    () => client.exam.showHallCode({ examId, sittingId }),
    (shown) => {
      setIsAsking(false)
      setCode(shown.code)
      return readAgain()
    },
  )
  const ask = () => {
    showing.forget()
    if (offer.shownAt === null) setIsAsking(true)
    else showing.act(undefined)
  }
  const isShown = code !== null && isSignedIn
  const isCut = isNetworkError(showing.error)
  return (
    <div className={styles.part} data-shown={isShown}>
      <div className={styles.line}>
        <span>
          <strong>Hall code (paper marked {sign})</strong>
          <span className={styles.soft}>The audit says who has seen it</span>
        </span>
        <span className={styles.acts}>
          {isShown && (
            <button type="button" className={buttons.button} onClick={() => window.print()}>
              Print
            </button>
          )}
          <button
            type="button"
            className={buttons.button}
            aria-label={isShown ? 'Hide the hall code' : 'Show the hall code'}
            disabled={showing.isWorking}
            onClick={() => (isShown ? setCode(null) : ask())}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </span>
      </div>
      {!isAsking && (isCut ? <RefusalNote>{noCode}</RefusalNote> : <RefusalNote error={showing.error} />)}
      {isShown && (
        <>
          <p className={styles.digits}>{hallCodeText(code)}</p>
          <p className={styles.soft}>
            Print it or write it down now: without a network it is not shown again. Once the doors are open, read it out
            in fours or write it on the board.
          </p>
          <HallCodePaper hall={hall} sign={sign} code={code} />
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Show the hall code?"
        confirmLabel="Show the code"
        isWorking={showing.isWorking}
        error={showing.error}
        onConfirm={() => showing.act(undefined)}
        onCancel={() => setIsAsking(false)}
      >
        <p>Anyone who has it can open this paper on a device that is ready, without a network.</p>
        <p>
          From this first look on candidates may have begun. So the exam can no longer be withdrawn, moved or changed,
          and stays offered without a network. The log says who looked, and when.
        </p>
        {isCut && <p>{noCode}</p>}
      </ConfirmDialog>
    </div>
  )
}

function Began({ hall, offer }: { hall: HallOfCode; offer: OfflineOffer }) {
  const [isAsking, setIsAsking] = useState(false)
  const { hallBeganAt } = offer
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <span>
          <strong>
            {hallBeganAt === null
              ? 'Began without a network?'
              : `The hall began at ${lagosText(hallBeganAt).split(', ')[1]}`}
          </strong>
          <span className={styles.soft}>Shows who began late</span>
        </span>
        <button type="button" className={buttons.button} onClick={() => setIsAsking(true)}>
          {hallBeganAt === null ? 'Say when' : 'Change'}
        </button>
      </div>
      {isAsking && <BeganDialog hall={hall} beganAt={hallBeganAt} onClose={() => setIsAsking(false)} />}
    </div>
  )
}
