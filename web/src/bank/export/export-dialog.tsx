import { NativeSelect } from '@mantine/core'
import type { BankQuestion, Subject } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { type FormEvent, useRef, useState } from 'react'
import { brand } from '../../platform/brand.ts'
import { client } from '../../platform/client.ts'
import { FileFailure } from '../../platform/files/in-worker.ts'
import { download } from '../../platform/list/download.ts'
import { announce } from '../../platform/news/announcer.ts'
import { refusalText } from '../../platform/refusal.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { askWorker } from '../files/ask-worker.ts'
import type { FormatId } from '../files/tasks.ts'
import styles from './export.module.css'
import { fetchPictures, noPictures } from './fetch-pictures.ts'
import { heldCount, lossWords } from './loss-words.ts'
import { type Exported, toNeutral } from './to-neutral.ts'

const formats: Readonly<Record<Exclude<FormatId, 'cells'>, string>> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV (.csv)',
  gift: 'GIFT (Moodle)',
  aiken: 'Aiken',
  json: `${brand.name} (.json)`,
}
type Format = keyof typeof formats

type ExportDialogProps = {
  /** What is listed now: how many, and how they are fetched. */
  total: number | null
  fetchListed: (onProgress: (doneCount: number) => void, purpose: 'export') => Promise<BankQuestion[]>
  subjects: readonly Subject[]
  onClose: () => void
}

const listedNow = ''

/** The questions as a file, made on this device. What the format cannot hold is said before anything is saved. */
export function ExportDialog({ total, fetchListed, subjects, onClose }: ExportDialogProps) {
  const [what, setWhat] = useState(listedNow)
  const [format, setFormat] = useState<Format>('xlsx')
  const [progress, setProgress] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [losses, setLosses] = useState<string[] | null>(null)
  // Fetched once, and noted once in the school's log, whatever formats are tried.
  const fetched = useRef<{ what: string; exported: Exported[] }>(undefined)
  const fetchThem = async () => {
    if (fetched.current?.what === what) return fetched.current.exported
    const tell = (done: number) => setProgress(`Fetching ${done.toLocaleString('en-NG')}…`)
    const questions = what === listedNow ? await fetchListed(tell, 'export') : await fetchSubject(what, tell)
    const exported = questions.map(toNeutral)
    fetched.current = { what, exported }
    return exported
  }
  const save = async () => {
    setRefused(null)
    setProgress('Fetching…')
    try {
      const exported = await fetchThem()
      const questions = exported.map(({ question }) => question)
      setProgress('Writing the file…')
      const found = await askWorker({ kind: 'losses', format, questions })
      const { pictures, missingCount } = format === 'json' ? await fetchPictures(questions) : noPictures
      const words = lossWords(formats[format], exported, found)
      if (missingCount > 0) words.push(`${counted(missingCount, 'picture')} could not be fetched.`)
      if (words.length > 0 && losses === null) setLosses(words)
      else {
        const { bytes, extension, mediaType } = await askWorker({ kind: 'write', format, questions, pictures })
        download(new Blob([bytes as BlobPart], { type: mediaType }), `questions.${extension}`)
        announce(`${counted(heldCount(exported, found), 'question')} exported.`)
        onClose()
      }
    } catch (error) {
      setRefused(error instanceof FileFailure ? error.message : refusalText(error))
    }
    setProgress(null)
  }
  const choose = (by: () => void) => {
    setLosses(null)
    setRefused(null)
    by()
  }
  return (
    <FormDialog
      isOpen
      title="Export Questions"
      submitLabel={losses === null ? 'Export' : 'Export all the same'}
      isWorking={progress !== null}
      isDirty={false}
      onSubmit={(event?: FormEvent) => {
        event?.preventDefault()
        void save()
      }}
      onClose={onClose}
    >
      <NativeSelect
        label="Questions"
        name="what"
        value={what}
        data={[
          { value: listedNow, label: `What is listed now (${counted(total ?? 0, 'question')})` },
          ...subjects.map(({ id, name }) => ({ value: id, label: `All of ${name}` })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(() => setWhat(value))}
        data-autofocus
      />
      <NativeSelect
        label="Format"
        name="format"
        value={format}
        data={Object.entries(formats).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = (Object.keys(formats) as Format[]).find((one) => one === value)
          if (chosen) choose(() => setFormat(chosen))
        }}
      />
      {losses && (
        <section className={styles.losses} aria-label="What the file will not hold" role="alert">
          <h3>What the file will not hold</h3>
          <ul>
            {losses.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.progress} role="status">
        {progress ?? ''}
      </p>
      {refused && <RefusalNote>{refused}</RefusalNote>}
    </FormDialog>
  )
}

async function fetchSubject(subjectId: string, onProgress: (doneCount: number) => void): Promise<BankQuestion[]> {
  const all: BankQuestion[] = []
  let cursor: string | undefined
  do {
    const page = await client.bank.listQuestions({ subjectId, size: 500, purpose: 'export', ...(cursor && { cursor }) })
    all.push(...page.items)
    onProgress(all.length)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return all
}
