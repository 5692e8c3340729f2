import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { JudgedRow } from './judged-rows.ts'
import type { AlikeOne, ImportKind, Meant, RowChoice } from './kind.ts'
import styles from './review.module.css'
import ways from './who-it-is.module.css'

type AlikeNotesProps = {
  kind: ImportKind
  rows: readonly JudgedRow[]
  isLocked: boolean
  onSay: (persons: ReadonlyMap<number, NonNullable<RowChoice['person']>>) => void
}

const likenesses = [
  { likeness: 'more', what: 'more than the name is the same' },
  { likeness: 'nearly', what: 'the name or the day of birth is written in another way' },
  { likeness: 'name', what: 'only the name is the same' },
] as const

type Said = readonly [number, Meant]
type Waiting = { one: JudgedRow; alike: readonly AlikeOne[] }

/** Rows that may be of somebody who is there, or of a row above, answered together: who shares more than the name apart from who does not. */
export function AlikeNotes({ kind, rows, isLocked, onSay }: AlikeNotesProps) {
  const waiting = rows.flatMap((one): Waiting[] => {
    const { alike } = one.said.verdict === 'needs-you' ? one.said : {}
    return one.state === 'needs-you' && alike ? [{ one, alike }] : []
  })
  const claims = new Map<string, number>()
  for (const { alike } of waiting)
    for (const { meant } of alike) claims.set(keyOf(meant), (claims.get(keyOf(meant)) ?? 0) + 1)
  const groups = [true, false].flatMap((isHere) =>
    likenesses.map(({ likeness, what }) => ({
      isHere,
      likeness,
      what: `${isHere ? `may be ${kind.words.many} you have` : 'may be in the file twice'}: ${what}`,
      of: waiting.filter(
        ({ alike: [first] }) => first && 'id' in first.meant === isHere && first.likeness === likeness,
      ),
    })),
  )
  return groups
    .filter(({ of }) => of.length > 1)
    .map(({ isHere, likeness, what, of }) => {
      // Who may be several, or is claimed by several, is asked one by one: one of them would be lost.
      const plain = of.flatMap(({ one, alike: [first, second] }) => {
        const isPlain = first && !second && (!isHere || claims.get(keyOf(first.meant)) === 1)
        return isPlain ? [[one.position, first.meant] as const] : []
      })
      const isAll = plain.length === of.length
      const count = plain.length.toLocaleString('en-NG')
      return (
        <div key={`${isHere} ${likeness}`} className={styles.guesses}>
          <span>
            {counted(of.length, 'row')} {what}, such as {of[0]?.one.words}.
            {!isAll && plain.length > 1 && ` ${severalText(of.length - plain.length)}`}
            {isHere && plain.length > 1 && numbersText(kind, of, plain)}
          </span>
          {!isLocked && (
            <span className={ways.acts}>
              {plain.length > 1 && (
                <Button variant="default" size="xs" onClick={() => onSay(new Map(plain))}>
                  {isAll ? 'All' : count} are the same {kind.words.many}
                </Button>
              )}
              <Button
                variant="default"
                size="xs"
                onClick={() => onSay(new Map(of.map(({ one }) => [one.position, 'another'])))}
              >
                All are other {kind.words.many}
              </Button>
            </span>
          )}
        </div>
      )
    })
}

/** Whoever is the same has the number of the list from then on: said before, for a slip that was printed has the old one. */
function numbersText(
  { fields, numberField, words }: ImportKind,
  of: readonly Waiting[],
  plain: readonly Said[],
): string {
  if (numberField === undefined) return ''
  const said = new Set(plain.map(([at]) => at))
  const count = of.filter(({ one, alike: [first] }) => {
    const [own, there] = [one.row.values[numberField] ?? '', first?.values[numberField] ?? '']
    return said.has(one.position) && own !== '' && there !== '' && own !== there
  }).length
  if (count === 0) return ''
  const label = fields.find(({ id }) => id === numberField)?.label ?? ''
  const who = `${counted(count, words.one, words.many)} would get another ${label}`
  return ` If they are the same, ${who}: the one in the file.`
}

function severalText(count: number): string {
  const whoever = `${count.toLocaleString('en-NG')} of them may be several`
  return count === 1 ? `${whoever}, and is asked separately.` : `${whoever}, and are asked one by one.`
}

const keyOf = (meant: Meant) => ('id' in meant ? meant.id : `row ${meant.place}`)
