import { Button } from '@mantine/core'
import type { WithdrawnQuestion } from '@sabimark/contract/answers.ts'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { announce, type Outcome } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import { Dialog, DialogActions } from '../../platform/ui/dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { foundWrongText } from './withdrawn-words.ts'
import styles from './wrong.module.css'

type WithdrawnDialogProps = { items: readonly WithdrawnQuestion[]; onClose: () => void }

/** What was found wrong, why, and what can be done about each: another in its place, the archive, the key of an exam. */
export function WithdrawnDialog({ items, onClose }: WithdrawnDialogProps) {
  const done = (what: string) => (outcome: Outcome) => {
    const [first] = outcome.skipped
    announce(outcome.doneCount > 0 ? what : `Nothing was done: ${first?.why ?? ''}`, { batch: outcome.batch })
    if (items.length === 1) onClose()
    return readAgain()
  }
  const replacing = useAct(client.bank.replaceWithdrawn, done('The question was replaced.'))
  const archiving = useAct(client.bank.setQuestionsStatus, done('The question was archived.'))
  const isWorking = replacing.isWorking || archiving.isWorking
  // What one of the two was refused with is nothing of the other.
  const replace = (id: string) => {
    archiving.forget()
    replacing.act({ ids: [id] })
  }
  const archive = (id: string) => {
    replacing.forget()
    archiving.act({ ids: [id], status: 'archived' })
  }
  return (
    <Dialog isOpen title={foundWrongText(items.length)} className={styles.dialog} onClose={onClose}>
      <ul className={styles.list}>
        {items.map(({ id, question, subject, why, isArchived, mayAct, isReplaceable, exams }) => (
          <li key={id}>
            <div className={styles.badges}>
              <StatusBadge tone="green">{subject}</StatusBadge>
              {isArchived && <StatusBadge tone="amber">Archived</StatusBadge>}
            </div>
            <Markdown text={question} />
            <p className={styles.why}>{why}</p>
            {exams.map(({ examId, title }) => (
              <p key={examId}>
                “{title}” asks it:{' '}
                <TextLink to="/results/exam/$examId/corrections" params={{ examId }}>
                  correct its key
                </TextLink>
                . The reason is filled in.
              </p>
            ))}
            {!mayAct && <p className={styles.soft}>It is a colleague’s, who can replace or archive it.</p>}
            {mayAct && !isArchived && (
              <div className={styles.acts}>
                {isReplaceable && (
                  <Button size="sm" disabled={isWorking} onClick={() => replace(id)}>
                    Replace
                  </Button>
                )}
                <Button size="sm" variant="default" disabled={isWorking} onClick={() => archive(id)}>
                  Archive
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <RefusalNote error={replacing.error ?? archiving.error} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
