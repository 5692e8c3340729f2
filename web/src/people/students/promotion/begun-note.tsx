import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useAct } from '../../../platform/act.ts'
import { client } from '../../../platform/client.ts'
import { PageButton } from '../../../platform/navigation.tsx'
import { announce } from '../../../platform/news/announcer.ts'
import { undoRefusalText } from '../../../platform/news/undo-refusal.ts'
import { readAgain } from '../../../platform/queries.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { GoodNote } from '../../../platform/ui/good-note.tsx'
import { RefusalNote } from '../../../platform/ui/refusal-note.tsx'
import styles from './promotion.module.css'
import type { PromotionDraft } from './promotion-draft.ts'

type BegunNoteProps = {
  begun: NonNullable<PromotionDraft['begun']>
  onUndone: () => void
  onFinish: () => void
}

/** The year has begun: what comes next, and the way back. */
export function BegunNote({ begun, onUndone, onFinish }: BegunNoteProps) {
  const undoing = useAct(client.school.undo, ({ doneCount, skipped }) => {
    announce(doneCount === 0 ? 'Nothing was undone.' : 'It was undone.', { skipped })
    onUndone()
    return readAgain()
  })
  return (
    <>
      <GoodNote>{`${begun.year} has begun for ${counted(begun.doneCount, 'student')}.`}</GoodNote>
      <RefusalNote error={undoing.error}>{undoRefusalText(undoing.error)}</RefusalNote>
      <Card title="What comes next">
        <p>
          Add the terms of {begun.year} and the new students. Each class keeps its teachers: check whether they have
          changed. You can undo the whole year for 30 days, here or under Recent changes.
        </p>
        <div className={styles.acts}>
          <PageButton to="/students">Open Students</PageButton>
          <PageButton to="/reports/terms" variant="default">
            Add terms
          </PageButton>
          <Button variant="default" loading={undoing.isWorking} onClick={() => undoing.act({ batch: begun.batch })}>
            Undo
          </Button>
          <Button variant="subtle" disabled={undoing.isWorking} onClick={onFinish}>
            Finish
          </Button>
        </div>
      </Card>
    </>
  )
}
