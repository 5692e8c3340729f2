import type { Press, Pressed } from '../src/platform/act.ts'

/** What only `useAct` makes, for tests of what it is handed on to. */
export const pressed: Pressed = { context: { press: {} as Press } }
