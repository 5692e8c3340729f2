import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { keepTrail } from '../list/trail.ts'
import { RecordLink, usePath } from '../navigation.tsx'
import { RecordPage } from './record-page.tsx'

const ids = [1, 2, 3, 4].map((last) => `0199ffff-ffff-7fff-8fff-00000000000${last}`)
const to = '/students/$studentId' as const

function Record() {
  const id = usePath().split('/').at(-1) ?? ''
  return (
    <>
      <RecordLink to={to} params={{ studentId: ids[1] ?? '' }}>
        From the list
      </RecordLink>
      <RecordPage
        back={{ to: '/students', label: 'Students' }}
        name={`Student ${ids.indexOf(id) + 1}`}
        line="GC/1"
        menu={() => [
          { label: 'Issue a slip', isInSight: true, onClick: () => undefined },
          { label: 'Delete', onClick: () => undefined },
        ]}
        facts={<input aria-label="Note" />}
      >
        <p>Results</p>
      </RecordPage>
    </>
  )
}

const heading = (place: number) => page.getByRole('heading', { level: 1, name: `Student ${place}` })
const way = (name: 'Previous' | 'Next') => page.getByRole('button', { name })

test('a record leads to those beside it in the list, by its buttons and by J and K, also onto the next page of the list', async () => {
  let askedCount = 0
  const more = async () => {
    askedCount++
    return { ids: ids.slice(3), more: null }
  }
  keepTrail({ path: '/students', ids: ids.slice(0, 3), from: 51, total: 54, more })
  await showScreen(Record, { at: `/dashboard/students/${ids[0]}`, path: '/dashboard/students/$studentId' })
  await expect.element(heading(1)).toBeVisible()
  // Who came another way is in no list.
  expect(way('Next').elements()).toEqual([])
  await page.getByRole('link', { name: 'From the list' }).click()
  await expect.element(page.getByRole('navigation', { name: 'In the list' })).toMatchTextContent('52 of 54')
  await expectAccessible()
  await way('Next').click()
  await expect.element(heading(3)).toBeVisible()
  await expect.element(way('Next')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(heading(4)).toBeVisible()
  expect(askedCount).toBe(1)
  // There is nobody behind: the keyboard is at the way that is left.
  await expect.element(way('Next')).toBeDisabled()
  await userEvent.keyboard('kkk')
  await expect.element(heading(1)).toBeVisible()
  await expect.element(way('Previous')).toBeDisabled()
  await page.getByRole('textbox', { name: 'Note' }).fill('')
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('j')
  await expect.element(heading(1)).toBeVisible()
})

test('what is done most stands beside the menu, and not in it', async () => {
  await showScreen(Record, { at: `/dashboard/students/${ids[0]}`, path: '/dashboard/students/$studentId' })
  await expect.element(page.getByRole('button', { name: 'Issue a slip' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Student 1' }).click()
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Delete'])
})
