import { Button } from '@mantine/core'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { IconFileImport } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Card } from '../../platform/ui/card.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { handOver, localStore, openHere, refusedHere } from '../device/sender.ts'
import styles from './answer-file.module.css'
import { type BroughtOf, bringIn, lineOf } from './bring-in.ts'
import { bringProblemText } from './bring-in-words.ts'
import { BroughtIn } from './brought-in.tsx'

type Said = { refused: { fileName: string; why: string }[]; of: BroughtOf[]; isHereAlready: boolean }

/** Several at once: a hall without a network leaves a file for each of its computers. */
export function ChooseAnswers({ exam }: { exam: ExamDetail }) {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const takeAll = async (files: readonly File[]) => {
    setSaid(null)
    const all: Said = { refused: [], of: [], isHereAlready: true }
    for (const file of files) {
      setReading(file.name)
      const brought = await bringIn(file, exam.id, {
        ...{ store: localStore, place: location.host, isOpen: (key) => openHere.has(key) },
        send: (key) => {
          // Whoever brings it in again has it tried again.
          refusedHere.delete(key)
          handOver(key)
        },
      })
      if (typeof brought === 'string' || 'place' in brought) {
        all.refused.push({ fileName: file.name, why: bringProblemText(brought) })
      } else {
        all.of = withOthers(all.of, brought.of)
        if (!brought.isHereAlready) all.isHereAlready = false
      }
    }
    setReading(null)
    setSaid(all)
  }
  return (
    <>
      <Card title="Choose a file">
        <div className={styles.choose}>
          <p>
            Where no network came back, the device saved its answers as a file. Choose it here, or several at once: the
            answers are kept in this browser and sent from here. Keep the files until this page says that all is sent.
          </p>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept=".json,application/json"
            aria-label="Answer file"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              if (files.length > 0) void takeAll(files)
              // The same file again is a choice, too.
              currentTarget.value = ''
            }}
          />
          <Button
            leftSection={<IconFileImport size={18} aria-hidden="true" />}
            disabled={reading !== null}
            onClick={() => input.current?.click()}
          >
            Choose file
          </Button>
          <div role="status">{reading !== null && <p>Reading {reading}…</p>}</div>
          {said?.refused.map(({ fileName, why }) => (
            <RefusalNote key={fileName}>
              <strong>{fileName}</strong>: {why}
            </RefusalNote>
          ))}
        </div>
      </Card>
      {said && said.of.length > 0 && <BroughtIn exam={exam} of={said.of} isHereAlready={said.isHereAlready} />}
    </>
  )
}

/** A file that was chosen twice, or saved twice, is one line. */
function withOthers(known: readonly BroughtOf[], more: readonly BroughtOf[]): BroughtOf[] {
  const lines = new Map(known.map((one) => [lineOf(one), one]))
  for (const one of more) {
    const count = Math.max(one.count, lines.get(lineOf(one))?.count ?? 0)
    lines.set(lineOf(one), { ...one, count })
  }
  return [...lines.values()].sort((a, b) => Number(b.isOfExam) - Number(a.isOfExam))
}
