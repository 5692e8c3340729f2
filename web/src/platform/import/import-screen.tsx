import { Button } from '@mantine/core'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { type Ref, startTransition, useMemo, useState } from 'react'
import { readPastedTables, readTablesIn } from '../files/read-tables.ts'
import { BackToList } from '../navigation.tsx'
import { Announcements } from '../news/announcements.tsx'
import { randomName } from '../random-name.ts'
import { useMe } from '../session.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LoadingSheet } from '../ui/loading-sheet.tsx'
import { AnotherFile } from './another-file.tsx'
import { ChooseFile, pastedName } from './choose-file.tsx'
import { ColumnsSettings } from './columns-settings.tsx'
import { ColumnsStep } from './columns-step.tsx'
import type { ImportKind, RowReview } from './kind.ts'
import styles from './review.module.css'
import { rowReviewsOf } from './row-reviews.ts'
import { RowsReview } from './rows-review.tsx'
import { keepSaid, proposedSettings, withColumns, withSaid } from './said-settings.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { type KeptHere, useKept } from './use-kept.ts'

/** Rows of a file into the school: the file chosen, its columns, each row looked at, then added. Nothing is sent before that. */
export function ImportScreen({ kind }: { kind: ImportKind }) {
  const { many } = kind.words
  const { schoolId } = useMe()
  const here = useKept(useMemo(() => rowReviewsOf(many), [many]))
  if (here.review === undefined) return <LoadingSheet>Loading the import...</LoadingSheet>
  if (here.review !== null) return <Review kind={kind} here={here} review={here.review} />
  const proposed = (tables: RowReview['tables']) => {
    const columns = kind.propose(tables)
    return { columns, settings: proposedSettings(schoolId, kind, tables, columns) }
  }
  const begun = (fileName: string, { tables }: Pick<RowReview, 'tables'>): RowReview => ({
    requestKey: randomName(),
    sinceMs: Date.now(),
    fileName: fileName.slice(0, 255),
    tables,
    ...proposed(tables),
    ...{ isBegun: false, without: [], choices: {}, answers: {}, importId: null },
  })
  return (
    <ChooseFile
      words={kind.words}
      hadOne={here.hadOne}
      readFile={async (file, signal) => begun(file.name, await afterATask(readTablesIn(file, signal)))}
      readPaste={async (text, signal) => begun(pastedName, await afterATask(readPastedTables(text, signal)))}
      onRead={(review) => startTransition(() => here.setReview(review))}
    />
  )
}

/** The page takes what the worker sends and looks at it one after the other, so that it answers between. */
async function afterATask<Read>(reading: Promise<Read>): Promise<Read> {
  const read = await reading
  await new Promise((resolve) => setTimeout(resolve))
  return read
}

type ReviewProps = { kind: ImportKind; here: KeptHere<RowReview>; review: RowReview }

function Review({ kind, here, review }: ReviewProps) {
  const [asking, setAsking] = useState<'settings' | 'drop' | null>(null)
  const { schoolId } = useMe()
  const say = (settings: RowReview['settings']) => {
    keepSaid(schoolId, kind, review, settings)
    here.change((now) => withSaid(now, settings))
  }
  const isSent = review.importId !== null
  // Opened again, rows of it may have been added long before.
  const [isOfBefore] = useState(isSent)
  const dropped = () => here.setReview(null)
  const head = (title: string, isDone: boolean, heading?: Ref<HTMLHeadingElement>) => (
    <>
      <header className={styles.head}>
        <BackToList {...kind.words.back} className={styles.back} aria-label={kind.words.backLabel}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </BackToList>
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>
            <span>{review.fileName}</span>
            {review.isBegun && !isSent && (
              <>
                <button type="button" onClick={() => here.change((now) => ({ ...now, isBegun: false }))}>
                  Columns
                </button>
                <button type="button" onClick={() => setAsking('settings')}>
                  Options for all rows
                </button>
              </>
            )}
          </p>
        </div>
        <AnotherFile isDone={isDone} onClick={isDone ? dropped : () => setAsking('drop')} />
      </header>
      {isOfBefore && isSent && !isDone && (
        <div className={styles.guesses}>
          <span>
            You began to add this list on {formatLagos(new Date(review.sinceMs))}. To bring another one, leave this one:
            what was added stays.
          </span>
          <Button variant="default" size="xs" onClick={() => setAsking('drop')}>
            Leave this list
          </Button>
        </div>
      )}
    </>
  )
  return (
    <div className={styles.page}>
      {review.isBegun ? (
        <RowsReview
          kind={kind}
          here={here}
          review={review}
          isHeld={asking !== null}
          head={(isDone, heading) => head(isDone ? 'The import is done' : 'Check the import', isDone, heading)}
          onSettings={() => setAsking('settings')}
        />
      ) : (
        <>
          {head('What the columns hold', false)}
          <ColumnsStep
            kind={kind}
            review={review}
            onChange={(columns) => here.change((now) => withColumns(schoolId, kind, now, columns))}
            onDone={() => {
              here.change((now) => ({ ...now, isBegun: true }))
              // The button stood at the foot of a longer page.
              window.scrollTo(0, 0)
            }}
          >
            <ColumnsSettings kind={kind} review={review} onSay={say} />
          </ColumnsStep>
        </>
      )}
      {asking === 'settings' && (
        <SettingsDialog
          kind={kind}
          review={review}
          onChange={({ without, settings }) => {
            say(settings)
            here.change((now) => ({ ...now, without }))
          }}
          onClose={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        isOpen={asking === 'drop'}
        title="Choose another file?"
        confirmLabel="Choose another file"
        onConfirm={dropped}
        onCancel={() => setAsking(null)}
      >
        <p>You lose what you changed here. What was added stays.</p>
      </ConfirmDialog>
      <Announcements />
    </div>
  )
}
