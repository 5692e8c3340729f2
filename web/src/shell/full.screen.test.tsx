import { expect, onTestFinished, test } from 'vitest'
import { showScreen } from '../../test/screen.tsx'
import { meKey, queryClient } from '../platform/queries.ts'
import { declareUnsaved } from '../platform/unsaved.ts'
import { Full, WithoutSession } from './full.tsx'
import { pages } from './pages.ts'

/** Somebody signs out in another tab: this one would not listen to itself. A page with unsaved work stays where it is. */
function signOutElsewhere(): void {
  onTestFinished(declareUnsaved({ isUnsaved: () => true, title: '', confirmLabel: '', text: '' }))
  const channel = new BroadcastChannel('signed-out')
  channel.postMessage('signed_out')
  channel.close()
}

test('a page without a menu learns that the session has ended; only the exam room and the try-out live without one', async () => {
  await showScreen(Full, { as: 'teacher' })
  signOutElsewhere()
  await expect.poll(() => queryClient.getQueryData(meKey)).toBeNull()
  const inLayout = (wanted: string) => pages.filter(({ layout }) => layout === wanted).map(({ path }) => path)
  expect(inLayout('room')).toEqual(['/exam/$examId', '/try-out'])
  expect(inLayout('full')).toEqual(['/marking/$examId/$questionId'])
  await showScreen(WithoutSession, { as: 'student' })
  signOutElsewhere()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(queryClient.getQueryData(meKey)).not.toBeNull()
})
