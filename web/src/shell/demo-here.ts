import { demoUserHere, leaveDemo } from '../platform/mode.ts'
import { showDemoStrip } from './demo-strip.ts'

/** What the samples say to a call. Whoever is answered by them is told so above the page. */
export async function answerHere(path: readonly string[], input: unknown): Promise<unknown> {
  showDemoStrip()
  const { answer } = await import('@sabimark/demo/demo.ts')
  return answer(path, input, { email: demoUserHere(), leave: leaveDemo })
}
