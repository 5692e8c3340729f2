import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useState } from 'react'
import { PageButton } from '../../../platform/navigation.tsx'
import { UndoAct } from '../../../platform/record/undo-act.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { GoodNote } from '../../../platform/ui/good-note.tsx'
import styles from './promotion.module.css'
import type { PromotionDraft } from './promotion-draft.ts'

type BegunNoteProps = {
  begun: NonNullable<PromotionDraft['begun']>
  onUndone: () => void
  onFinish: () => void
}

/** The year has begun: what comes next, and the way back. */
export function BegunNote({ begun, onUndone, onFinish }: BegunNoteProps) {
  const [isUndoing, setIsUndoing] = useState(false)
  const said = `${begun.year} has begun for ${counted(begun.doneCount, 'student')}.`
  return (
    <>
      <GoodNote>{said}</GoodNote>
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
          <Button variant="default" onClick={() => setIsUndoing(true)}>
            Undo
          </Button>
          <Button variant="subtle" onClick={onFinish}>
            Finish
          </Button>
        </div>
      </Card>
      {isUndoing && (
        <UndoAct
          title={`Undo the beginning of ${begun.year}?`}
          batch={begun.batch}
          onUndone={onUndone}
          onClose={() => setIsUndoing(false)}
        >
          {said} Exams and results stay with the class they were sat in.
        </UndoAct>
      )}
    </>
  )
}
