import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
import { GoodNote } from './good-note.tsx'

test('a good note is there for screen readers before it says anything', async () => {
  const Screen = () => {
    const [isSaved, setIsSaved] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsSaved(true)}>
          Save
        </button>
        {isSaved && <GoodNote>It is saved.</GoodNote>}
      </>
    )
  }
  await showScreen(Screen)
  const firstTexts: (string | null)[] = []
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('[role=status]')) firstTexts.push(node.textContent)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('It is saved.')
  watch.disconnect()
  expect(firstTexts).toEqual([''])
})
