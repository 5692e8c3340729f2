import { Textarea } from '@mantine/core'
import { reasonProblem } from '@sabimark/domain/exam/act-reason.ts'

type ReasonFieldProps = {
  /** Who does not read it. */
  hiddenFrom: 'candidates' | 'candidates and other teachers'
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

/** Why it is done: kept with the change, for staff; where it is about one candidate, for those alone who may do it. */
export function ReasonField({ hiddenFrom, value, error, onChange }: ReasonFieldProps) {
  return (
    <Textarea
      name="reason"
      label="Reason"
      description={`Kept with the change. ${hiddenFrom === 'candidates' ? 'Candidates' : 'Candidates and other teachers'} do not see it.`}
      required
      autosize
      minRows={1}
      maxRows={4}
      maxLength={200}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** What is wrong with a reason, at its field; nothing where it is one. */
export function whatIsWrong(reason: string): { reason?: string } {
  const problem = reasonProblem(reason)
  return problem === null ? {} : { reason: problem }
}
