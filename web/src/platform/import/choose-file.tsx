import { Button, Textarea } from '@mantine/core'
import { IconArrowLeft, IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { FileFailure } from '../files/in-worker.ts'
import { BackToList } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import { refusalText } from '../refusal.ts'
import { RefusalNote } from '../ui/refusal-note.tsx'
import styles from './review.module.css'
import { beginAt } from './use-done-heading.ts'

/** In place of a file's name. */
export const pastedName = 'Pasted text'

export type ChooseFileWords = {
  title: string
  /** What can be read here, in one or two sentences. */
  intro: string
  /** "File of questions". */
  fileLabel: string
  /** What can be pasted. */
  pasteHint: string
  back: PageAddress
  backLabel: string
}

type ChooseFileProps<Review> = {
  words: ChooseFileWords
  readFile: (file: File, signal: AbortSignal) => Promise<Review>
  readPaste: (text: string, signal: AbortSignal) => Promise<Review>
  onRead: (review: Review) => void
  /** What was pasted before and is to be mended. */
  pasted?: string
  /** Another import has just ended. */
  hadOne: RefObject<boolean>
  /** A file to write one's own into. */
  example?: { label: string; save: () => Promise<void> }
}

/** The first step: a file, or what was copied from one. It is read on this device and goes nowhere. */
export function ChooseFile<Review>(props: ChooseFileProps<Review>) {
  const { words, readFile, readPaste, onRead, example, hadOne } = props
  const [pasted, setPasted] = useState(props.pasted ?? '')
  const [reading, setReading] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const asking = useRef<AbortController>(undefined)
  const chooser = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  /** The button was pressed while nothing was pasted. */
  const [isEmptyPressed, setIsEmptyPressed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => () => asking.current?.abort(), [])
  useEffect(() => {
    if (hadOne.current) beginAt(heading.current)
  }, [hadOne])
  const sayWhy = (error: unknown) => setRefused(error instanceof FileFailure ? error.message : refusalText(error))
  const read = async (name: string, task: (signal: AbortSignal) => Promise<Review>) => {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    setReading(name)
    setRefused(null)
    try {
      const review = await task(controller.signal)
      if (!controller.signal.aborted) {
        onRead(review)
        // On a phone the button stands below the box: what comes is read from its beginning.
        window.scrollTo(0, 0)
      }
    } catch (error) {
      if (controller.signal.aborted) return
      sayWhy(error)
    }
    if (!controller.signal.aborted) setReading(null)
  }
  const take = (file: File | undefined) => file && void read(file.name, (signal) => readFile(file, signal))
  const readPasted = () => {
    if (pasted.trim() !== '') return void read(pastedName, (signal) => readPaste(pasted, signal))
    setIsEmptyPressed(true)
    box.current?.focus()
  }
  const stop = () => {
    asking.current?.abort()
    setReading(null)
  }
  const saveExample = async (save: () => Promise<void>) => {
    setRefused(null)
    try {
      await save()
    } catch (error) {
      sayWhy(error)
    }
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BackToList {...words.back} className={styles.back} aria-label={words.backLabel}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </BackToList>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
      </header>
      <section
        className={styles.choose}
        aria-label="Choose a file"
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <p>{words.intro}</p>
        <input
          ref={chooser}
          type="file"
          className={styles.chooser}
          aria-label={words.fileLabel}
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
          {example && (
            <Button variant="subtle" onClick={() => void saveExample(example.save)}>
              {example.label}
            </Button>
          )}
        </div>
        <Textarea
          label="Or paste it here"
          description={words.pasteHint}
          minRows={6}
          ref={box}
          value={pasted}
          disabled={reading !== null}
          error={isEmptyPressed && 'Paste the rows or the text first, then press the button.'}
          onChange={(event) => {
            setPasted(event.currentTarget.value)
            setIsEmptyPressed(false)
          }}
        />
        <div>
          <Button variant="default" disabled={reading !== null} onClick={readPasted}>
            Read pasted text
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
