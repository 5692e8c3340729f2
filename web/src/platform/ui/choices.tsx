import { Button, NativeSelect, type NativeSelectProps } from '@mantine/core'
import { RefusalNote } from './refusal-note.tsx'

type Choice = { id: string; name: string }

/** What can be chosen, as a query: what is still fetched or could not be is no empty list. */
export type Choices<Item extends Choice = Choice> = {
  data: readonly Item[] | undefined
  error: unknown
  refetch: () => unknown
}

/** In place of choices that are not there: that they are being fetched, or why they did not come, with a second try. */
export function NoChoices({ choices }: { choices: Choices }) {
  if (choices.data) return null
  if (!choices.error) return <p role="status">Loading...</p>
  return (
    <RefusalNote
      error={choices.error}
      action={
        <Button variant="default" size="xs" onClick={() => choices.refetch()}>
          Try again
        </Button>
      }
    />
  )
}

export type ChoiceSelectProps = Omit<NativeSelectProps, 'data'> & {
  choices: Choices
  /** What stands for none of them: "No class assigned". */
  none: string
}

/** A list to choose one from. Nothing can be chosen while it is not there; what was chosen before stays. */
export function ChoiceSelect({ choices, none, ...select }: ChoiceSelectProps) {
  const items = choices.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <div>
      <NativeSelect {...select} disabled={!choices.data} data={[{ value: '', label: none }, ...items]} />
      <NoChoices choices={choices} />
    </div>
  )
}
