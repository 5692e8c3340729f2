import { Button, TextInput } from '@mantine/core'
import { columnName } from '@sabimark/domain/words/table/column-name.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { StatusBadge } from '../ui/status-badge.tsx'
import { inSheet } from './in-sheet.ts'
import type { JudgedRow } from './judged-rows.ts'
import type { ImportKind, RowChoice, RowReview, RowVerdict } from './kind.ts'
import styles from './review.module.css'
import { ReviewSteps } from './review-list.tsx'
import { RowActs } from './row-acts.tsx'
import { WhoItIs } from './who-it-is.tsx'

type RowPaneProps = {
  kind: ImportKind
  review: RowReview
  one: JudgedRow
  all: readonly JudgedRow[]
  listed: readonly JudgedRow[]
  /** Nothing can be changed while rows are being added. */
  isLocked: boolean
  onShow: (one: JudgedRow | undefined) => void
  onChoose: (choice: RowChoice) => void
  /** What is typed into the row and not saved yet, by field; undefined while nobody edits it. */
  draft: Draft | undefined
  onDraft: (draft: Draft | undefined) => void
}

export type Draft = Readonly<Record<string, string>>

/**
 * One row: what is to be said about it and done with it, what it becomes, field by field, and the row of the file itself. The reason stands
 * above the fields, which may go on below the foot of the page.
 */
export function RowPane(props: RowPaneProps) {
  const { kind, review, one, all, listed, isLocked, onShow, onChoose, draft, onDraft } = props
  const isEditing = draft !== undefined
  const choice = review.choices[one.position] ?? {}
  const isOpen = !isLocked && one.state !== 'added'
  const { said, row } = one
  const isGuess =
    said.verdict === 'needs-you' &&
    row.guesses.some(({ message }) => one.notes.some((note) => note.message === message))
  const overwritten =
    one.state === 'needs-you' && said.verdict === 'needs-you' && said.isOtherName ? said.id : undefined
  const alike = one.state === 'needs-you' && said.verdict === 'needs-you' ? (said.alike ?? []) : []
  const notes = alike.length > 0 ? [] : one.notes
  const soft = [softOf(said) ?? [], (row.remarks ?? []).map(({ message }) => message)].flat()
  return (
    <>
      <section className={styles.becomes} aria-label="Becomes" data-pane tabIndex={-1}>
        <div className={styles.paneHead}>
          <h2>Becomes</h2>
          <StatusBadge tone={one.badge.tone}>{one.badge.words}</StatusBadge>
          <ReviewSteps noun={kind.words.one} lines={listed} shown={one.position} onShow={onShow}>
            {one.position + 1} of {all.length.toLocaleString('en-NG')}
          </ReviewSteps>
        </div>
        {alike.length > 0 && (
          <WhoItIs {...{ kind, alike }} onSay={isOpen ? (person) => onChoose({ person }) : undefined} />
        )}
        {notes.length + soft.length > 0 && (
          <ul className={styles.notes} aria-label="To look at">
            {soft.map((text) => (
              <li key={text} data-tone="soft">
                {text}
              </li>
            ))}
            {notes.map(({ field, message }) => (
              <li key={`${field} ${message}`} data-tone="amber">
                <IconAlertTriangle size={18} aria-hidden="true" />
                <span>{message}</span>
              </li>
            ))}
          </ul>
        )}
        {isOpen && !isEditing && (
          <RowActs
            onEdit={() => onDraft(shownOf(kind, one))}
            isLeftOut={choice.isLeftOut === true}
            onLeave={(isLeftOut) => onChoose({ isLeftOut })}
          >
            {said.verdict === 'left-out' && said.isAlike && !choice.isLeftOut && (
              <Button variant="default" onClick={() => onChoose({ person: 'another' })}>
                Another {kind.words.one}
              </Button>
            )}
            {choice.person !== undefined && (
              <Button variant="default" onClick={() => onChoose({ person: undefined })}>
                {choice.person === 'another' ? `Not another ${kind.words.one}` : `Not the same ${kind.words.one}`}
              </Button>
            )}
            {overwritten !== undefined && (
              <Button variant="default" onClick={() => onChoose({ person: { id: overwritten } })}>
                Change their record
              </Button>
            )}
            {isGuess && (
              <Button variant="default" onClick={() => onChoose({ isConfirmed: true })}>
                Confirm
              </Button>
            )}
          </RowActs>
        )}
        {draft !== undefined && isOpen ? (
          <EditRow
            kind={kind}
            inFile={fieldsIn(review, one)}
            one={one}
            texts={draft}
            onType={onDraft}
            onSave={(texts) => {
              // Who is named otherwise now may be somebody else.
              const isOther = kind.keyOf(kind.mend(row, texts)) !== kind.keyOf(row)
              onChoose({ ...(isOther && { person: undefined }), texts: { ...choice.texts, ...texts } })
              onDraft(undefined)
            }}
            onCancel={() => onDraft(undefined)}
          />
        ) : (
          <Values kind={kind} one={one} />
        )}
      </section>
      <Source review={review} one={one} />
    </>
  )
}

function softOf(said: RowVerdict): string | undefined {
  if (said.verdict === 'left-out') return said.why
  return said.verdict === 'new' || said.verdict === 'changed' ? said.told : undefined
}

/** Field by field; of what changes, before and after. */
function Values({ kind, one: { row, said } }: { kind: ImportKind; one: JudgedRow }) {
  // Of somebody new also what is made for them.
  const values = said.verdict === 'new' ? said.values : row.values
  const changes = new Map(said.verdict === 'changed' ? said.changes.map((change) => [change.field, change]) : [])
  return (
    <dl className={styles.values}>
      {kind.fields
        .filter(({ id }) => values[id] !== undefined || changes.has(id))
        .map(({ id, label }) => {
          const change = changes.get(id)
          return [
            <dt key={`${id} label`}>{label}</dt>,
            <dd key={id}>
              {change ? (
                <>
                  <span className={styles.before}>{kind.textOf(id, change.before) || 'Empty'}</span> →{' '}
                  <strong>{kind.textOf(id, change.after)}</strong>
                </>
              ) : (
                kind.textOf(id, values[id] ?? '')
              )}
            </dd>,
          ]
        })}
    </dl>
  )
}

/** The fields of a row as people read them. */
const shownOf = (kind: ImportKind, { row }: JudgedRow): Record<string, string> =>
  Object.fromEntries(kind.fields.map(({ id }) => [id, kind.textOf(id, row.values[id] ?? '')]))

type EditRowProps = {
  kind: ImportKind
  /** Fields that the columns of its table hold. */
  inFile: ReadonlySet<string>
  one: JudgedRow
  texts: Draft
  onType: (texts: Draft) => void
  onSave: (texts: Record<string, string>) => void
  onCancel: () => void
}

/** What is typed stands in place of the cell, and is read as the cell was. An emptied field is not said. */
function EditRow({ kind, inFile, one, texts, onType, onSave, onCancel }: EditRowProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = shownOf(kind, one)
  // What could not be read stands in an empty box: saved empty, it is not known.
  const isOpen = (id: string) => one.notes.some(({ field }) => field === id)
  const isUsual = ({ id }: { id: string }) =>
    inFile.has(id) || kind.required.includes(id) || one.row.values[id] !== undefined || isOpen(id)
  const usual = kind.fields.filter(isUsual)
  const save = () =>
    onSave(Object.fromEntries(Object.entries(texts).filter(([id, text]) => text !== shown[id] || isOpen(id))))
  return (
    <form
      className={styles.columns}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <ul>
        {(isWhole ? kind.fields : usual).map(({ id, label }) => (
          <li key={id}>
            <TextInput
              label={label}
              value={texts[id] ?? ''}
              error={one.notes.find(({ field }) => field === id)?.message}
              onChange={(event) => onType({ ...texts, [id]: event.currentTarget.value })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button type="submit">Save</Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {usual.length < kind.fields.length && (
          <Button variant="subtle" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Fewer fields' : 'More fields'}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What the columns of the row's table hold. */
function fieldsIn({ tables, columns }: RowReview, { row }: JudgedRow): ReadonlySet<string> {
  const place = tables.findIndex(({ name }) => name === row.sheet)
  return new Set(Object.values(columns[place]?.fields ?? {}))
}

/** The row of the file, cell by cell, under the names of its columns. */
function Source({ review, one: { row } }: { review: RowReview; one: JudgedRow }) {
  const place = review.tables.findIndex(({ name }) => name === row.sheet)
  const rows = review.tables[place]?.rows ?? []
  const own = rows.find(({ number }) => number === row.row)
  const heads = rows.find(({ number }) => number === review.columns[place]?.row)
  return (
    <section className={styles.source} aria-label="In the file">
      <div className={styles.paneHead}>
        <h2>In the file</h2>
        <span className={styles.place}>{inSheet(row.sheet, review, `row ${row.row}`)}</span>
      </div>
      <dl className={styles.values}>
        {[...(own?.cells ?? [])].map(([at, { text }]) => [
          <dt key={`${at} head`}>{heads?.cells.get(at)?.text ?? `Column ${columnName(at)}`}</dt>,
          <dd key={at}>{text}</dd>,
        ])}
      </dl>
    </section>
  )
}
