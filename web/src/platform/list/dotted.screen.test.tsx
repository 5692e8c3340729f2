import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
import { Dotted } from './dotted.tsx'

test('two parts that say the same stand beside each other, and React has nothing to complain of', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  await showScreen(() => (
    <p>
      <Dotted parts={['SS2 A', 'Lagos', 'Lagos']} />
    </p>
  ))
  await expect.element(page.getByText('SS2 A · Lagos · Lagos')).toBeVisible()
  expect(said).not.toHaveBeenCalled()
})
