import { Button, Textarea } from '@mantine/core'
import type { Subject } from '@sabimark/contract/answers.ts'
import { IconArrowLeft, IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { FileFailure } from '../../platform/files/in-worker.ts'
import { download } from '../../platform/list/download.ts'
import { BackToList } from '../../platform/navigation.tsx'
import { refusalText } from '../../platform/refusal.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { askWorker } from '../files/ask-worker.ts'
import { exampleQuestions } from './example-sheet.ts'
import type { Review } from './found.ts'
import styles from './import.module.css'
import { pastedName, readFile, readPaste } from './read-file.ts'

type ChooseFileProps = { subjects: readonly Subject[]; onRead: (review: Review) => void }

/** The first step: a file, or what was copied from one. It is read on this device and goes nowhere. */
export function ChooseFile({ subjects, onRead }: ChooseFileProps) {
  const [pasted, setPasted] = useState('')
  const [reading, setReading] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const asking = useRef<AbortController>(undefined)
  const chooser = useRef<HTMLInputElement>(null)
  useEffect(() => () => asking.current?.abort(), [])
  const read = async (name: string, task: (signal: AbortSignal) => Promise<Review>) => {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    setReading(name)
    setRefused(null)
    try {
      const review = await task(controller.signal)
      const [only] = subjects
      const subject = subjects.length === 1 && only ? only.id : ''
      if (!controller.signal.aborted) onRead({ ...review, defaults: { ...review.defaults, subject } })
    } catch (error) {
      if (controller.signal.aborted) return
      setRefused(error instanceof FileFailure ? error.message : refusalText(error))
    }
    if (!controller.signal.aborted) setReading(null)
  }
  const take = (file: File | undefined) => file && void read(file.name, (signal) => readFile(file, subjects, signal))
  const stop = () => {
    asking.current?.abort()
    setReading(null)
  }
  const saveExample = async () => {
    setRefused(null)
    try {
      const questions = exampleQuestions(subjects[0]?.name ?? null)
      const { bytes, mediaType } = await askWorker({ kind: 'write', format: 'xlsx', questions, pictures: [] })
      download(new Blob([bytes as BlobPart], { type: mediaType }), 'example-questions.xlsx')
    } catch (error) {
      setRefused(error instanceof FileFailure ? error.message : refusalText(error))
    }
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BackToList to="/questions" className={styles.back} aria-label="Question Bank">
          <IconArrowLeft size={20} aria-hidden="true" />
        </BackToList>
        <h1>Import Questions</h1>
      </header>
      <section
        className={styles.choose}
        aria-label="Choose a file"
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <p>
          A sheet (Excel .xlsx or CSV), GIFT, Aiken, or a file exported here. It is read on this device; nothing is
          added before you have looked at it and confirmed.
        </p>
        <input
          ref={chooser}
          type="file"
          className={styles.chooser}
          aria-label="File of questions"
          tabIndex={-1}
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            // The same file again, mended meanwhile, is a choice, too.
            event.currentTarget.value = ''
          }}
        />
        <div className={styles.ways}>
          <Button
            leftSection={<IconFileUpload size={18} aria-hidden="true" />}
            disabled={reading !== null}
            onClick={() => chooser.current?.click()}
          >
            Choose a file
          </Button>
          <Button variant="subtle" onClick={() => void saveExample()}>
            Download an example sheet
          </Button>
        </div>
        <Textarea
          label="Or paste it here"
          description="Cells of a sheet, or questions as text with their options A. B. C. D. and ANSWER: B below."
          minRows={6}
          value={pasted}
          disabled={reading !== null}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <div>
          <Button
            variant="default"
            disabled={reading !== null || pasted.trim() === ''}
            onClick={() => void read(pastedName, (signal) => readPaste(pasted, subjects, signal))}
          >
            Read what was pasted
          </Button>
        </div>
        <div role="status">
          {reading !== null && (
            <p className={styles.reading}>
              Reading {reading}…{' '}
              <Button variant="subtle" size="compact-sm" onClick={stop}>
                Stop
              </Button>
            </p>
          )}
        </div>
        {refused && <RefusalNote>{refused}</RefusalNote>}
      </section>
    </div>
  )
}
