import { demoUser, leaveDemo } from '../platform/mode.ts'
import { leadAlone } from '../platform/session.ts'
import { forgetUnsavedWork } from '../platform/unsaved.ts'
import { showDemoStrip } from './demo-strip.ts'

let isBegun = false

/** What the samples say to a call. Whoever is answered by them is told so above the page. */
export async function answerHere(path: readonly string[], input: unknown): Promise<unknown> {
  if (!isBegun) begin()
  const { answer } = await import('@sabimark/demo/demo.ts')
  return answer(path, input, { email: demoUser(), leave: leaveDemo })
}

function begin(): void {
  isBegun = true
  showDemoStrip(leave)
  const user = demoUser()
  // Another window has left the demo, or come back as somebody else. It says so twice, by user and by mode.
  const onStorage = () => {
    if (demoUser() === user) return
    window.removeEventListener('storage', onStorage)
    goOn(() => window.location.reload())
  }
  window.addEventListener('storage', onStorage)
}

function leave(): void {
  // Nobody is in the demo from here on, and a list that asks says so.
  leadAlone()
  leaveDemo()
  goOn(() => window.location.replace('/'))
}

/** Nothing typed here could have been saved: nobody is asked about it. */
function goOn(go: () => void): void {
  forgetUnsavedWork()
  go()
}
