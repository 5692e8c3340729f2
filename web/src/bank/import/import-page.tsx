import { useEffect, useState } from 'react'
import { ChooseFile, type ChooseFileWords } from '../../platform/import/choose-file.tsx'
import { useKept } from '../../platform/import/use-kept.ts'
import { download } from '../../platform/list/download.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { NoSubject } from '../../school/no-subject.tsx'
import { useSubjects } from '../../school/school-lists.ts'
import { askWorker } from '../files/ask-worker.ts'
import { ChooseColumns } from './choose-columns.tsx'
import { exampleQuestions } from './example-sheet.ts'
import { questionReviews } from './kept-review.ts'
import { readFile, readPaste } from './read-file.ts'
import { ReviewScreen } from './review-screen.tsx'

const words: ChooseFileWords = {
  title: 'Import Questions',
  intro:
    'A sheet (Excel .xlsx or CSV), a file from Moodle (GIFT or Aiken) or one exported here. It is read on this device; nothing is added before you have looked at it and confirmed.',
  fileLabel: 'File of questions',
  pasteHint:
    'Cells of a sheet, with or without the row that names the columns, or questions as text with their options A. B. C. D. and ANSWER: B below.',
  back: { to: '/questions' },
  backLabel: 'Question Bank',
}

/** Questions of a file into the bank: chosen, looked at, mended, confirmed. Nothing is written before that. */
export default function ImportPage() {
  const here = useKept(questionReviews)
  const subjects = useSubjects()
  // Who cancels before the first look finds it in the box once more.
  const [pasted, setPasted] = useState('')
  const isBegun = here.review?.isBegun
  useEffect(() => {
    if (isBegun) setPasted('')
  }, [isBegun])
  return (
    <Loaded query={subjects} waiting="Loading subjects..." title={words.title}>
      {(items) => {
        const open = items.filter(({ status }) => status === 'active')
        const [only] = open
        if (!only) {
          return (
            <>
              <PageHeader title={words.title} />
              <NoSubject things="Questions" />
            </>
          )
        }
        if (here.review === undefined) return <LoadingSheet>Loading the import...</LoadingSheet>
        if (here.review?.isColumnsStep) return <ChooseColumns here={here} review={here.review} subjects={open} />
        if (here.review) return <ReviewScreen here={here} review={here.review} subjects={open} />
        const subject = open.length === 1 ? only.id : ''
        return (
          <ChooseFile
            words={words}
            hadOne={here.hadOne}
            readFile={(file, signal) => readFile(file, open, signal)}
            pasted={pasted}
            readPaste={(text, signal) => {
              setPasted(text)
              return readPaste(text, open, signal)
            }}
            onRead={(review) => here.setReview({ ...review, defaults: { ...review.defaults, subject } })}
            example={{ label: 'Download an example sheet', save: () => saveExample(only.name) }}
          />
        )
      }}
    </Loaded>
  )
}

async function saveExample(subject: string): Promise<void> {
  const questions = exampleQuestions(subject)
  const { bytes, mediaType } = await askWorker({ kind: 'write', format: 'xlsx', questions, pictures: [] })
  download(new Blob([bytes as BlobPart], { type: mediaType }), 'example-questions.xlsx')
}
