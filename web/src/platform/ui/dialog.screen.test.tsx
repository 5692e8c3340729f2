import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
import { ConfirmWithFields } from './confirm-with-fields.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { useFocusBack } from './use-focus-back.ts'

/** How often the dialog has asked to be closed. */
let closedCount = 0

const show = (isDirty: boolean) =>
  showScreen(() => (
    <ConfirmWithFields
      title="Suspend the school?"
      confirmLabel="Suspend"
      isDirty={isDirty}
      onConfirm={() => undefined}
      onCancel={() => {
        closedCount += 1
      }}
    >
      <input aria-label="Reason" defaultValue="The invoice is not paid" />
    </ConfirmWithFields>
  ))

test('text selected by mouse with the end beside the dialog closes nothing, a press beside it does', async () => {
  closedCount = 0
  await show(false)
  const dialog = page.getByRole('dialog', { name: 'Suspend the school?' })
  const beside = { x: -40, y: 20 }
  await userEvent.dragAndDrop(dialog.getByLabelText('Reason'), dialog, { targetPosition: beside })
  expect(closedCount).toBe(0)
  await dialog.click({ position: beside })
  expect(closedCount).toBe(1)
})

test('where something was typed, each way out asks first', async () => {
  closedCount = 0
  await show(true)
  const dialog = page.getByRole('dialog', { name: 'Suspend the school?' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const waysOut = [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.click({ position: { x: -40, y: 20 } }),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const leave of waysOut) {
    await leave()
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect.element(question).not.toBeInTheDocument()
  }
  expect(closedCount).toBe(0)
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  expect(closedCount).toBe(1)
})

function Asking({ onClose }: { onClose: () => void }) {
  useFocusBack()
  return (
    <Dialog isOpen title="Choose a file" onClose={onClose}>
      <p>None is chosen.</p>
    </Dialog>
  )
}

/** It asks as it opens, as an import does: nothing had the keyboard before. */
function OpenAtFirst() {
  const [isAsking, setIsAsking] = useState(true)
  return <div style={{ height: 3000 }}>{isAsking && <Asking onClose={() => setIsAsking(false)} />}</div>
}

test('the page that takes the keyboard from a dialog does not slide under its bar', async () => {
  const bar = document.createElement('div')
  bar.style.height = '48px'
  document.body.prepend(bar)
  try {
    await showScreen(OpenAtFirst)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(window.scrollY).toBe(0)
  } finally {
    bar.remove()
  }
})

const Acts = () => (
  <Menu label="Acts" items={() => [{ label: 'End', onClick: () => undefined }]}>
    Acts
  </Menu>
)

test('a menu in a dialog goes when the dialog scrolls', async () => {
  await showScreen(() => (
    <Dialog isOpen title="Links" onClose={() => undefined}>
      <div data-testid="pane" style={{ height: 100, overflow: 'auto' }}>
        <Acts />
        <div style={{ height: 1000 }} />
      </div>
    </Dialog>
  ))
  await page.getByRole('button', { name: 'Acts' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  page.getByTestId('pane').element().scrollTop = 50
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('a menu stays that was opened as the page had just come to a stop: word of that comes a moment later', async () => {
  await showScreen(() => (
    <>
      <Acts />
      <div style={{ height: 3000 }} />
    </>
  ))
  const scrolled = new Promise((told) => document.addEventListener('scroll', told, { once: true }))
  window.scrollTo(0, 10)
  page
    .getByRole('button', { name: 'Acts' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await scrolled
  // What it might close is drawn within some frames.
  for (let frame = 1; frame <= 5; frame += 1) await new Promise(requestAnimationFrame)
  await expect.element(page.getByRole('menu')).toBeVisible()
  window.scrollTo(0, 60)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  window.scrollTo(0, 0)
})

test('a menu that is longer than the room above its button begins at the edge of the screen', async () => {
  const acts = Array.from({ length: 7 }, (_, place) => ({
    ...{ label: `Act ${place}`, group: String(place), onClick: () => undefined },
  }))
  await showScreen(() => (
    <div style={{ position: 'fixed', bottom: 40, left: 0 }}>
      <Menu label="Acts" items={() => acts}>
        Acts
      </Menu>
    </div>
  ))
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(640, 400)
  await page.getByRole('button', { name: 'Acts' }).click()
  await expect.poll(() => page.getByRole('menu').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(8)
})
