import { demoUserHere, leaveDemo, modeHere } from '../platform/mode.ts'
import { meKey, queryClient } from '../platform/queries.ts'
import { forgetUnsavedWork } from '../platform/unsaved.ts'
import { showDemoStrip } from './demo-strip.ts'

let isBegun = false

/** What the samples say to a call. Whoever is answered by them is told so above the page. */
export async function answerHere(path: readonly string[], input: unknown): Promise<unknown> {
  if (!isBegun) begin(path)
  const { answer } = await import('@sabimark/demo/demo.ts')
  return answer(path, input, { email: demoUserHere(), leave: leaveDemo })
}

function begin(path: readonly string[]): void {
  isBegun = true
  showDemoStrip(leave)
  // Another tab entered the demo beside this page: whoever it shows is no longer the one whose data comes.
  reloadWhenLeftElsewhere(queryClient.getQueryData(meKey) !== undefined)
  if (path.join('.') !== 'people.me') void queryClient.invalidateQueries({ queryKey: meKey })
}

function leave(): void {
  leaveDemo()
  forgetUnsavedWork()
  window.location.replace('/')
}

/**
 * Under the line that nothing is saved, nothing of a real school may be shown or changed. What was typed for it before
 * the demo came beside is asked about all the same.
 */
function reloadWhenLeftElsewhere(isBeside: boolean): void {
  const user = demoUserHere()
  window.addEventListener('storage', () => {
    if (modeHere() === 'demo' && demoUserHere() === user) return
    if (!isBeside) forgetUnsavedWork()
    window.location.reload()
  })
}
