import { useAct } from '../act.ts'
import { client } from '../client.ts'
import { readAgain } from '../queries.ts'
import { announce } from './announcer.ts'

/** Takes an act back, and tells what came of it: what was changed since then stays as it is. */
export function useUndo() {
  return useAct(client.school.undo, ({ doneCount, skipped }) => {
    announce(doneCount === 0 ? 'Nothing was undone.' : 'It was undone.', { skipped })
    return readAgain()
  })
}
