import { TextInput, type TextInputProps } from '@mantine/core'
import { formatLagos, lagosInstant } from '@sabimark/domain/words/lagos-time.ts'

/**
 * A date as the browser lets it be typed, and below it in words: many browsers here write the month first, and 03/04 would be
 * another day.
 */
export function DateInput({ description, ...props }: Omit<TextInputProps, 'type'>) {
  const said = dayInWords(String(props.value ?? ''))
  return (
    <TextInput
      {...props}
      type="date"
      description={
        said && description ? (
          <>
            {said}. {description}
          </>
        ) : (
          (said ?? description)
        )
      }
    />
  )
}

/** 'Wed 3 Apr 2013'; null for no day. */
export function dayInWords(day: string): string | null {
  const noon = lagosInstant(day, '12:00')
  return noon && (formatLagos(noon).split(', ')[0] ?? null)
}
