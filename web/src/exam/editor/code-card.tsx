import { Button } from '@mantine/core'
import { newAccessCode } from '@sabimark/domain/exam/access-code.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { ControlRow, RowGroup } from '../../platform/form-sheets/row-group.tsx'
import { announce } from '../../platform/news/announcer.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import styles from './exam-editor.module.css'
import { useDraftCode } from './use-draft-code.ts'

type CodeCardProps = {
  /** null until the draft is first kept. */
  examId: string | null
  /** Keeps the draft, and goes on with its id. */
  onKeep: (goOn: (examId: string) => void) => void
}

/** A whole number below this, that nobody can guess: what is left over at the top of a byte is drawn again. */
function pickBelow(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
  return drawn < 256 - (256 % below) ? drawn % below : pickBelow(below)
}

/** What candidates type before they begin: made here, large enough to be read to a hall, and in force at once. */
export function CodeCard({ examId, onKeep }: CodeCardProps) {
  const queries = useQueryClient()
  const code = useDraftCode(examId)
  const setting = useAct(client.exam.setAccessCode, (_done, { examId: id, code: now }) => {
    announce(now === null ? 'The exam asks for no code.' : `The code is ${now.split('').join(' ')}.`, {
      isOnlyHeard: true,
    })
    const { queryKey } = orpc.exam.get.queryOptions({ input: { examId: id } })
    if (!queries.getQueryData(queryKey)) return readAgain()
    queries.setQueryData(queryKey, (exam) => exam && { ...exam, accessCode: now })
    return queries.invalidateQueries({ queryKey: orpc.exam.list.key() })
  })
  const set = (id: string, next: string | null) => setting.act({ examId: id, code: next, seen: code })
  const make = () => {
    setting.forget()
    const next = newAccessCode(pickBelow)
    if (examId === null) onKeep((id) => set(id, next))
    else set(examId, next)
  }
  return (
    <RowGroup title="Access code">
      <ControlRow kind="wide">
        <div className={styles.code}>
          {code !== null && <output aria-label="Access code">{code}</output>}
          <p className={styles.hint}>
            {code === null
              ? 'Candidates start without a code. With a code, only those in the room can start.'
              : 'Read it out in the room. It works at once. To choose your own code, use Actions.'}
          </p>
          <div className={styles.acts}>
            <Button variant="default" loading={setting.isWorking} onClick={make}>
              {code === null ? 'Make a code' : 'Make another'}
            </Button>
            {code !== null && examId !== null && (
              <Button variant="subtle" onClick={() => set(examId, null)}>
                Remove the code
              </Button>
            )}
          </div>
          <RefusalNote error={setting.error} />
        </div>
      </ControlRow>
    </RowGroup>
  )
}
