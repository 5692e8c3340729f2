import { Button } from '@mantine/core'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { unknownExam } from '../../exam/exams.ts'
import { client } from '../../platform/client.ts'
import { PageButton, PageLink, usePageParams } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { handOver, localStore, openHere } from '../device/sender.ts'
import { type BringProblem, type Brought, bringIn } from './bring-in.ts'

/** Answers that left a device as a file, because no network came back: they are taken into this browser, and sent from here. */
export default function BringInPage() {
  const { examId } = usePageParams('/exams/$examId/answer-file')
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <OfOneSchool things="exams">
      <Loaded query={exam} waiting="Loading exam..." title="Bring in an answer file" unknown={unknownExam}>
        {(detail) => (
          <Sections>
            <PageHeader
              title="Bring in an answer file"
              actions={
                <PageButton to="/exams/$examId" params={{ examId }} variant="default">
                  Back to the exam
                </PageButton>
              }
            >
              {detail.title}
            </PageHeader>
            <ChooseFile exam={detail} />
          </Sections>
        )}
      </Loaded>
    </OfOneSchool>
  )
}

const problems: Record<BringProblem, string> = {
  TOO_LARGE: 'This file is too large for an answer file.',
  NOT_OURS: 'This is not an answer file, or a part of it is missing. Copy it from the device again.',
  NEWER: 'This file was saved by a newer version. Load this page again, then choose the file once more.',
  OTHER_PLACE: 'This file is of another school or another address. Bring it in at the address where the exam was sat.',
  EMPTY: 'Nothing in this file waits to be sent.',
  OTHER_EXAM: 'This file is of another exam. Bring it in on the page of that exam.',
  NOT_KEPT: 'This browser cannot keep the answers, so nothing was brought in. Use a window that is not private.',
  DEMO: 'In the demo nothing is sent.',
}

type Said = { fileName: string } & ({ problem: BringProblem } | { brought: Brought; whose: string[] })

function ChooseFile({ exam }: { exam: ExamDetail }) {
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const take = async (file: File) => {
    setIsReading(true)
    setSaid(null)
    const brought = await bringIn(file, exam.id, {
      ...{ store: localStore, place: location.host, send: handOver },
      isOpen: (key) => openHere.has(key),
    })
    setSaid(
      typeof brought === 'string'
        ? { fileName: file.name, problem: brought }
        : { fileName: file.name, brought, whose: await whoseAnswers(exam, brought) },
    )
    setIsReading(false)
  }
  return (
    <Card title="Choose a file">
      <p>
        Where no network came back, the device saved an answer file. Choose it here: the answers are kept in this
        browser and sent from here. The line at the top of the page says when they are sent. Keep the file until then.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Answer file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void take(file)
          // The same file again is a choice, too.
          currentTarget.value = ''
        }}
      />
      <Button loading={isReading} onClick={() => input.current?.click()}>
        Choose file
      </Button>
      {said && 'problem' in said && (
        <RefusalNote>
          {said.fileName}: {problems[said.problem]}
        </RefusalNote>
      )}
      <div role="status">{said && 'brought' in said && <BroughtIn examId={exam.id} {...said} />}</div>
    </Card>
  )
}

function BroughtIn({ examId, brought, whose }: { examId: string; brought: Brought; whose: string[] }) {
  return (
    <>
      <p>{brought.isHereAlready ? 'These answers are here already, and are being sent:' : 'Brought in:'}</p>
      <ul>
        {whose.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {brought.otherCount > 0 && <li>{counted(brought.otherCount, 'answer')} of other exams, which are also sent</li>}
      </ul>
      <p>
        What arrives after the end waits for you in{' '}
        <PageLink to="/results/exam/$examId" params={{ examId }}>
          Results
        </PageLink>
        .
      </p>
    </>
  )
}

/** A line for each candidate. Where names cannot be read now, the answers are here all the same. */
async function whoseAnswers(exam: ExamDetail, { ofExam }: Brought): Promise<string[]> {
  const names = await namesOf(exam).catch(() => new Map<string, string>())
  return ofExam.map(
    ({ studentId, count }, place) =>
      `${counted(count, 'answer')} of ${names.get(studentId) ?? `a candidate whose name could not be read (${place + 1})`}`,
  )
}

async function namesOf({ id: examId, sittings }: ExamDetail): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { id: sittingId } of sittings) {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await client.exam.listCandidates({ examId, sittingId, size: 100, ...(cursor && { cursor }) })
      for (const { id, name, studentNumber } of page.items) names.set(id, `${name} · ${studentNumber}`)
      cursor = page.nextCursor
    }
  }
  return names
}
