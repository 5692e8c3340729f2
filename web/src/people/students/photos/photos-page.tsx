import { Button, Checkbox } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconPhotoUp } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { PageButton } from '../../../platform/navigation.tsx'
import { Announcements } from '../../../platform/news/announcements.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { LeaveDialog } from '../../../platform/ui/leave-dialog.tsx'
import { PageHeader } from '../../../platform/ui/page-header.tsx'
import { RefusalNote } from '../../../platform/ui/refusal-note.tsx'
import { Sections } from '../../../platform/ui/sections.tsx'
import { isOpen, type LookedAt, type PhotoState } from './photo-files.ts'
import { PhotoList } from './photo-list.tsx'
import styles from './photos.module.css'
import { type Photos, usePhotos } from './use-photos.ts'

const unsent = {
  title: 'Leave without adding the photos?',
  confirmLabel: 'Leave',
  text: 'Some photos are not added yet. You would choose their files again.',
}

/** Photos of many students at once: each file is named by the student ID, looked at, and sent small. */
export default function PhotosPage() {
  const photos = usePhotos()
  const isChosen = photos.looked.length > 0
  return (
    <Sections>
      <PageHeader
        title="Add Photos"
        actions={
          <PageButton to="/students" variant="default">
            Students
          </PageButton>
        }
      >
        Name each file by the student ID, such as GRN-2026-0012.jpg for GRN/2026/0012, or by the student’s name.
      </PageHeader>
      {isChosen ? <Review photos={photos} /> : <ChooseFiles photos={photos} />}
      <Announcements />
      <LeaveDialog isUnsaved={() => photos.isAdding || photos.ready.length > 0} words={unsent} />
    </Sections>
  )
}

function ChooseFiles({ photos: { choose, isAsking, unasked } }: { photos: Photos }) {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  return (
    <Card title="Choose pictures">
      <fieldset
        className={styles.drop}
        aria-label="Choose pictures"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const dropped = [...event.dataTransfer.files]
          if (dropped.length > 0) choose(dropped)
        }}
      >
        <p id={hint} className={styles.hint}>
          Choose many files at once, or drop them here. Capitals, spaces, dashes and slashes in an ID do not matter, nor
          do tone marks and the order of a name. Each picture is cut to passport size on this computer, and nothing is
          sent before you have checked it.
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept="image/*"
          aria-label="Pictures of students"
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])]
            // The same files again, renamed meanwhile, are a choice, too.
            currentTarget.value = ''
            if (chosen.length > 0) choose(chosen)
          }}
        />
        <Button
          leftSection={<IconPhotoUp size={18} aria-hidden="true" />}
          aria-describedby={hint}
          loading={isAsking}
          onClick={() => input.current?.click()}
        >
          Choose pictures
        </Button>
        <RefusalNote
          error={unasked?.error ?? null}
          action={
            <Button variant="default" size="xs" onClick={() => unasked && choose(unasked.chosen)}>
              Try again
            </Button>
          }
        />
      </fieldset>
    </Card>
  )
}

function Review({ photos }: { photos: Photos }) {
  const { looked, ready, isAdding, error, sentOf } = photos
  const have = looked.filter(
    ({ owner, file }) => owner?.photoId && !file.isAdded && !file.isLeftOut && file.problem === null,
  )
  const refusedCount = looked.filter(({ state }) => state === 'refused').length
  const isReading = looked.some(({ state }) => state === 'reading')
  const addedCount = looked.filter(({ state }) => state === 'added').length
  return (
    <Card title={counted(looked.length, 'file')}>
      <p className={styles.counts} role="status">
        {isReading ? 'Making the pictures small… ' : ''}
        {countsText(looked)}
      </p>
      {have.length > 0 && (
        <Checkbox
          className={styles.replace}
          label={
            have.length === 1
              ? 'Replace the photo of 1 student who has one'
              : `Replace the photos of ${counted(have.length, 'student')} who have one`
          }
          description="If you do not tick this, they keep the photos they have."
          checked={photos.isReplacing}
          disabled={isAdding}
          onChange={({ currentTarget }) => photos.setIsReplacing(currentTarget.checked)}
        />
      )}
      <RefusalNote error={error} />
      <div className={styles.acts}>
        {isAdding ? (
          <>
            <p role="status" className={styles.progress}>
              <progress value={sentOf.done} max={sentOf.of} aria-label="Photos sent" />{' '}
              {sentOf.done.toLocaleString('en-NG')} of {sentOf.of.toLocaleString('en-NG')}
            </p>
            <Button variant="default" onClick={photos.stop}>
              Stop
            </Button>
          </>
        ) : (
          <>
            {ready.length > 0 && (
              <Button loading={isReading} onClick={photos.add}>
                {error === null ? 'Add' : 'Continue: add'} {counted(ready.length, 'photo')}
              </Button>
            )}
            {refusedCount > 0 && (
              <Button variant="default" onClick={photos.tryAgain}>
                Try {refusedCount === 1 ? 'the one' : `the ${refusedCount.toLocaleString('en-NG')}`} that failed again
              </Button>
            )}
            {addedCount > 0 && ready.length === 0 && <PageButton to="/students">Open Students</PageButton>}
            <Button variant="default" onClick={photos.drop}>
              Choose other pictures
            </Button>
          </>
        )}
      </div>
      <PhotoList photos={photos} />
    </Card>
  )
}

/** "212 will be added, 12 stay as they are, 6 belong to nobody." */
function countsText(looked: readonly LookedAt[]): string {
  const count = (...states: PhotoState[]) => looked.filter(({ state }) => states.includes(state)).length
  const refused = count('refused')
  const open = looked.filter(isOpen).length - refused
  const parts = [
    [count('added'), 'added'],
    [count('ready', 'replaces'), 'to add'],
    [refused, 'not added'],
    [open, open === 1 ? 'needs you' : 'need you'],
    [count('unknown'), 'without a student'],
    [count('unread'), 'not a picture'],
    [count('kept'), 'with a photo already'],
    [count('left-out'), 'left out'],
  ] as const
  const said = parts.filter(([found]) => found > 0).map(([found, words]) => `${found.toLocaleString('en-NG')} ${words}`)
  return said.length === 0 ? '' : `${said.join(', ')}.`
}
