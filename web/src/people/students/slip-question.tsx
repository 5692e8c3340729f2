import { Radio, Stack } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useState } from 'react'
import { ConfirmWithFields } from '../../platform/ui/confirm-with-fields.tsx'

/** Whom slips are asked for. */
export type SlipRound = {
  /** Who has no slip yet. */
  first: readonly string[]
  /** Who has one: a new slip ends it. */
  again: readonly string[]
  /** "Ada Sample", where it is one student. */
  who: string
}

type SlipQuestionProps = {
  round: SlipRound
  onConfirm: (ids: readonly string[]) => void
  onCancel: () => void
}

/** Says what slips do before any is made. Nobody's password is replaced unless somebody says so. */
export function SlipQuestion({ round: { first, again, who }, onConfirm, onCancel }: SlipQuestionProps) {
  const [isForAll, setIsForAll] = useState(false)
  const all = [...first, ...again]
  const ids = first.length > 0 && !isForAll ? first : all
  const isOne = all.length === 1
  const count = ids.length.toLocaleString('en-NG')
  return (
    <ConfirmWithFields
      isDirty={isForAll}
      title={isOne ? `Issue a sign-in slip to ${who}?` : `Issue ${counted(ids.length, 'sign-in slip')}?`}
      confirmLabel={isOne ? 'Issue slip' : `Issue ${counted(ids.length, 'slip')}`}
      onConfirm={() => onConfirm(ids)}
      onCancel={onCancel}
    >
      <Stack gap="md">
        <p>
          {ids.length === 1 ? 'The slip has' : `Each of the ${count} slips has`} a new first password. You see it once,
          to copy or print.
        </p>
        {first.length > 0 && again.length > 0 ? (
          <Radio.Group
            size="md"
            name="slipsFor"
            label="Who gets a slip"
            value={isForAll ? 'all' : 'first'}
            onChange={(value) => setIsForAll(value === 'all')}
          >
            <Radio
              mt="xs"
              value="first"
              label={`Only those without a slip (${first.length.toLocaleString('en-NG')})`}
              description="Nobody else’s password changes."
            />
            <Radio
              mt="xs"
              value="all"
              label={`Everybody (${all.length.toLocaleString('en-NG')})`}
              description={stopText(again.length)}
            />
          </Radio.Group>
        ) : (
          <p>{hadText(first.length, again.length)}</p>
        )}
        <p>Students who are sitting an exam now are skipped.</p>
      </Stack>
    </ConfirmWithFields>
  )
}

function hadText(firstCount: number, againCount: number): string {
  if (againCount === 0) return firstCount === 1 ? 'There is no slip yet.' : 'None of these students has a slip yet.'
  if (againCount === 1) return `There is a slip already. ${stopText(1)}`
  return `All ${againCount.toLocaleString('en-NG')} have a slip already. ${stopText(againCount)}`
}

function stopText(count: number): string {
  return count === 1
    ? '1 old slip stops working at once. Hand out the new one.'
    : `${count.toLocaleString('en-NG')} old slips stop working at once. Hand out the new ones.`
}
