import { StateMark, type States, stateWord } from '../ui/state.tsx'

/** The column every record with states ends with: the usual one as a soft word, any other as a chip. */
export const stateColumn = <Status extends string>(states: States<Status>, width = '14%') => ({
  ...{ header: 'Status', width },
  value: ({ status }: { status: Status }) => stateWord(states[status]),
  cell: ({ status }: { status: Status }) => <StateMark state={states[status]} />,
})
