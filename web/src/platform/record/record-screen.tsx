import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { knownRow } from '../list/known-row.ts'
import { useGoTo } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import { Card } from '../ui/card.tsx'
import { FigureRow, type FiguresOf, figuresIn } from '../ui/figures.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { StateMark, type States } from '../ui/state.tsx'
import { EditInPlace } from './edit-in-place.tsx'
import { editable } from './form-field.ts'
import { AuditLink, type HistoryLine, HistoryLines } from './history-lines.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { type FactGroup, factGroupsOf } from './record-facts.ts'
import { RecordFacts, RecordOutline, RecordPage } from './record-page.tsx'
import { type RecordAct, useRecordActs } from './use-record-acts.tsx'
import type { RecordForm, StoredRecord } from './use-record-form.ts'
import type { Opened } from './use-record-open.ts'

type RecordScreenProps<Noun extends string, Values extends object, Stored extends StoredRecord> = {
  id: string
  form: RecordForm<Noun, Values, Stored>
  /** The list it is in. */
  back: PageAddress & { label: string }
  acts: readonly RecordAct<Stored>[]
  /** What tells it from its namesakes, part by part: "GC/1 · SS2B"; its state comes last. */
  line?: (stored: Stored) => readonly ReactNode[]
  states?: States<Stored extends { status: infer Status extends string } ? Status : never>
  /** Whose initials stand in its bubble, where those of its name say nothing. */
  initialsFrom?: ((stored: Stored) => string) | undefined
  /** The picture in its place. */
  photoOf?: (stored: Stored) => string | null
  /** Fields that name and line say already, or what stands below. */
  inHead?: readonly (keyof Values & string)[]
  figures?: FiguresOf<Stored>
  /** What is known of it beside its fields. */
  facts?: (stored: Stored) => readonly FactGroup[]
  /** Below the facts: the way to a picture. */
  aside?: (stored: Stored) => ReactNode
  /** Above the figures: what an act has just made. */
  above?: ReactNode
  /** Between figures and history. */
  below?: ReactNode
  /** In the place of figures: how it does. */
  main?: (stored: Stored) => ReactNode
}

/** The page of a record: its figures first, what is stored at the side, what happened to it below. */
export function RecordScreen<Noun extends string, Values extends object, Stored extends StoredRecord>(
  props: RecordScreenProps<Noun, Values, Stored>,
) {
  const { id, form, back } = props
  const { noun, get } = form
  const query = useQuery({ queryKey: ['record', noun, id], queryFn: () => get({ id }) })
  const row = knownRow<{ id: string; name?: unknown }>([], id)
  const name = typeof row?.name === 'string' ? row.name : null
  const waiting = `Loading ${noun}...`
  return (
    <Loaded
      query={query}
      title={capitalised(noun)}
      waiting={waiting}
      unknown={`There is no such ${noun} in your school.`}
      back={back}
      outline={
        <RecordOutline
          back={props.back}
          name={name ?? capitalised(noun)}
          {...(name !== null && !props.initialsFrom && { initialsFrom: name })}
          hasActInSight={props.acts.some(({ isInSight }) => isInSight)}
          waiting={waiting}
        />
      }
    >
      {(answer) => <Shown {...props} stored={answer[noun]} history={answer.history} />}
    </Loaded>
  )
}

type ShownProps<Noun extends string, Values extends object, Stored extends StoredRecord> = RecordScreenProps<
  Noun,
  Values,
  Stored
> & { stored: Stored; history: readonly HistoryLine[] }

function Shown<Noun extends string, Values extends object, Stored extends StoredRecord>(
  props: ShownProps<Noun, Values, Stored>,
) {
  const { form, back, acts, stored, history, line, states, inHead = [], figures, facts, aside, above, below } = props
  const [opened, setOpened] = useState<Opened | null>(null)
  const goTo = useGoTo()
  const state = stateOf(states, stored)
  const parts = [...(line?.(stored) ?? []), ...(state ? [<StateMark key="state" state={state} />] : [])]
  const { label: _label, ...list } = back
  const names = Object.keys(editable(form.fields)) as (keyof Values & string)[]
  const { menu, question } = useRecordActs<Stored>(
    { nouns: [form.noun, form.noun], nameOf: ({ name }) => name },
    { edit: setOpened, acts, onDone: ({ isDeletion }) => isDeletion && goTo(list) },
  )
  return (
    <RecordPage
      back={back}
      name={stored.name}
      initialsFrom={props.initialsFrom?.(stored)}
      photoId={props.photoOf?.(stored)}
      line={<InOneLine parts={parts} />}
      menu={() => menu(stored)}
      facts={
        <>
          <RecordFacts
            title="About"
            groups={[...factGroupsOf(form, stored, inHead), ...(facts?.(stored) ?? [])]}
            onEdit={() => setOpened(stored)}
            inPlace={{
              names,
              form: (name, onClose) =>
                isOneOf(names, name) && <EditInPlace form={form} stored={stored} name={name} onClose={onClose} />,
            }}
          />
          {aside?.(stored)}
        </>
      }
    >
      {above}
      {figures && <FigureRow figures={figuresIn(figures, stored)} />}
      {props.main?.(stored)}
      {below}
      <Card title="History">
        <HistoryLines lines={history} />
        <AuditLink id={stored.id} />
      </Card>
      <RecordDialog form={form} opened={opened} onClose={() => setOpened(null)} />
      {question}
    </RecordPage>
  )
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((one) => one === name)
}

function stateOf(states: States<string> | undefined, stored: object) {
  const status: unknown = Reflect.get(stored, 'status')
  return typeof status === 'string' ? states?.[status] : undefined
}

/** "GC/1 · SS2B · Active" */
function InOneLine({ parts: [first, ...others] }: { parts: readonly ReactNode[] }): ReactNode {
  if (others.length === 0) return first
  return (
    <>
      {first} · <InOneLine parts={others} />
    </>
  )
}
