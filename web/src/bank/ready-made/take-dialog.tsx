import { NativeSelect } from '@mantine/core'
import type { Subject } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { askedCount, type Taking, takenText } from './taken-words.ts'

type TakeDialogProps = {
  of: Taking
  /** The school's subjects in use, and which of them these questions are likely for. */
  subjects: readonly Subject[]
  likely: string | undefined
  onTaken: () => void
  onClose: () => void
}

/** Asks into which subject of the school ready-made questions go. */
export function TakeDialog({ of, subjects, likely, onTaken, onClose }: TakeDialogProps) {
  const [subjectId, setSubjectId] = useState(subjectLike(subjects, likely)?.id ?? '')
  const count = askedCount(of)
  const isOne = count === 1
  const [isMissing, setIsMissing] = useState(false)
  const taking = useAct(client.bank.takeReadyMade, (taken) => {
    announce(takenText(of, taken), { batch: taken.batch })
    onTaken()
    return readAgain()
  })
  return (
    <FormDialog
      isOpen
      title={`Take ${counted(count, 'ready-made question')}`}
      submitLabel={isOne ? 'Take it' : 'Take them'}
      isWorking={taking.isWorking}
      isDirty={false}
      onSubmit={(event) => {
        event?.preventDefault()
        if (subjectId === '') setIsMissing(true)
        else taking.act({ subjectId, of })
      }}
      onClose={onClose}
    >
      <p>
        {isOne
          ? 'It becomes a question of yours: you can edit it, and it is tagged Ready-made.'
          : 'They become questions of yours: you can edit them, and they are tagged Ready-made.'}
      </p>
      <NativeSelect
        label="Into subject"
        required
        data-autofocus
        value={subjectId}
        error={isMissing && subjectId === '' ? 'Choose a subject.' : null}
        onChange={(event) => setSubjectId(event.currentTarget.value)}
        data={[
          { value: '', label: 'Choose a subject', disabled: true },
          ...subjects.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <RefusalNote error={taking.error} />
    </FormDialog>
  )
}

/** The subject of this name; else the one alone that has it in its own, as General Mathematics has Mathematics. */
function subjectLike(subjects: readonly Subject[], likely: string | undefined): Subject | undefined {
  if (likely === undefined) return undefined
  const wanted = likely.toLowerCase()
  const alike = subjects.filter(({ name }) => name.toLowerCase().includes(wanted))
  return alike.find(({ name }) => name.toLowerCase() === wanted) ?? (alike.length === 1 ? alike[0] : undefined)
}
