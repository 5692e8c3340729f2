import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../test/screen.tsx'
import { titlePage } from '../platform/tab-title.ts'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

test('the main part, which takes the focus, is called what the tab is', async () => {
  titlePage('Students')
  const Screen = () => {
    const main = useFocusOnNewPage<HTMLElement>()
    return (
      <main ref={main} tabIndex={-1}>
        <h1>Students</h1>
      </main>
    )
  }
  await showScreen(Screen)
  await expect.element(page.getByRole('main', { name: /^Students · / })).toBeInTheDocument()
})
