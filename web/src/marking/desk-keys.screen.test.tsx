import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGate, aServer, essay, fail, scriptId, showDesk } from '../../test/desk.tsx'

beforeEach(() => localStorage.clear())

describe('by keyboard', () => {
  test('digits choose points, Enter saves and brings the next answer, and U takes the last mark back', async () => {
    const { given, marking } = aServer()
    await showDesk(marking)
    await userEvent.keyboard('124')
    await expect.element(page.getByRole('status', { name: 'Mark', exact: true })).toMatchTextContent('4 of 8')
    await userEvent.keyboard('2{Enter}')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    expect(given).toMatchObject([{ scriptId: scriptId(1), revision: 1, itemIds: ['point01', 'point04'] }])

    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/Choose the points this answer earns/)).toBeVisible()
    await userEvent.keyboard('0{Enter}')
    await expect.element(page.getByText('I do not know.')).toBeVisible()
    expect(given[1]).toMatchObject({ scriptId: scriptId(2), itemIds: [], adjustHundredths: 0 })

    await userEvent.keyboard('u')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    expect(given).toHaveLength(1)
  })

  test('without a rubric digits and the dot are the mark', async () => {
    const { given, marking } = aServer({ ...essay, rubric: [] })
    await showDesk(marking)
    await userEvent.keyboard('2.6{Enter}')
    await expect.element(page.getByText(/Marks go by quarters/)).toBeVisible()
    await userEvent.keyboard('{Backspace}5{Enter}')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    expect(given).toMatchObject([{ itemIds: [], adjustHundredths: 250 }])
  })

  test('in the comment letters are letters, and Ctrl and Enter save', async () => {
    const { given, marking } = aServer()
    await showDesk(marking)
    await userEvent.keyboard('1f')
    await userEvent.keyboard('Nice: 25 u')
    await expect.element(page.getByLabelText('Comment for the student')).toHaveValue('Nice: 25 u')
    expect(given).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    expect(given).toMatchObject([{ itemIds: ['point01'], comment: 'Nice: 25 u' }])
  })

  test.each(['by Ctrl and Enter', 'by the button'])(
    'a comment saved %s leaves the keys to the next answer',
    async (how) => {
      const { given, marking } = aServer()
      await showDesk(marking)
      await userEvent.keyboard('1fGood.')
      if (how === 'by the button') await page.getByRole('button', { name: 'Save and next' }).click()
      else await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect.element(page.getByText('Water moves.')).toBeVisible()
      await expect.element(page.getByRole('region', { name: 'The answer' })).toHaveFocus()
      await userEvent.keyboard('2{Enter}')
      await expect.element(page.getByText('I do not know.')).toBeVisible()
      expect(given[1]).toMatchObject({ scriptId: scriptId(2), itemIds: ['point02'] })
    },
  )

  test('a mark typed into its field is followed by the next one there', async () => {
    const { given, marking } = aServer({ ...essay, rubric: [] })
    await showDesk(marking)
    await page.getByRole('textbox', { name: 'Mark of 8' }).click()
    await userEvent.keyboard('2{Enter}')
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Mark of 8' })).toHaveFocus()
    await userEvent.keyboard('3{Enter}')
    await expect.element(page.getByText('I do not know.')).toBeVisible()
    expect(given).toMatchObject([{ adjustHundredths: 200 }, { adjustHundredths: 300 }])
  })

  test('can be switched off, for good on this device', async () => {
    const { marking } = aServer()
    await showDesk(marking)
    await userEvent.keyboard('?')
    await page.getByRole('checkbox', { name: 'Use these keys on this device' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await userEvent.keyboard('1')
    await expect.element(page.getByRole('checkbox', { name: /^States that osmosis/ })).not.toBeChecked()
  })

  test('pressed while the next answer is fetched mark neither that one nor the one before', async () => {
    const { given, marking } = aServer()
    const { gate, open } = aGate()
    await showDesk({
      ...marking,
      nextScript: async (asked) => {
        if (asked.after) await gate
        return marking.nextScript?.(asked) ?? fail()
      },
    })
    await userEvent.keyboard('1{Enter}')
    await expect.poll(() => given).toHaveLength(1)
    await userEvent.keyboard('23')
    await expect.element(page.getByRole('checkbox', { name: /^Names the partially/ })).not.toBeChecked()
    open()
    await expect.element(page.getByText('Water moves.')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { checked: true })).not.toBeInTheDocument()
    expect(Object.keys(localStorage).filter((name) => name.startsWith('cbt_mark_'))).toEqual([])
  })
})

test('every answer begins at its top', async () => {
  await page.viewport(1280, 500)
  const { marking } = aServer(
    essay,
    ['Osmosis is the movement', 'Water moves'].map((text) => `${text} slowly.\n`.repeat(60)),
  )
  await showDesk(marking)
  const answer = page.getByRole('region', { name: 'The answer' })
  answer.element().scrollTo(0, 400)
  expect(answer.element().scrollTop).toBe(400)
  await userEvent.keyboard('n')
  await expect.element(page.getByText(/^Water moves/)).toBeInTheDocument()
  await expect.poll(() => answer.element().scrollTop).toBe(0)
})

test('a marker goes through what they marked, and who decides through all answers', async () => {
  const { marking } = aServer()
  const shows: unknown[] = []
  const nextScript: typeof marking.nextScript = async (asked) => {
    shows.push(asked.show)
    const { script, progress } = (await marking.nextScript?.(asked)) ?? fail()
    const mine = { itemIds: ['point02'], adjustHundredths: 0, hundredths: 100, comment: '' }
    return { script: script && asked.show === 'mine' ? { ...script, mine, state: 'done' } : script, progress }
  }
  await showDesk({ ...marking, nextScript })
  const show = page.getByRole('combobox', { name: 'Show' })
  await show.selectOptions('Marked by me')
  await expect.element(page.getByRole('checkbox', { name: /^Names the partially/ })).toBeChecked()
  expect(shows).toEqual(['open', 'mine'])
  await expect.element(page.getByRole('option', { name: 'All answers' })).toBeInTheDocument()

  const listToMark: typeof marking.listToMark = async (asked) => {
    const { items } = (await marking.listToMark?.(asked)) ?? fail()
    return { items: items.map((exam) => ({ ...exam, isDecider: false })) }
  }
  await showDesk({ ...marking, listToMark })
  await expect.element(page.getByRole('option', { name: 'Marked by me' })).toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'All answers' })).not.toBeInTheDocument()
})

test('what is settled for a marker says so and takes no mark', async () => {
  const { given, marking } = aServer()
  await showDesk({
    ...marking,
    nextScript: async (asked) => {
      const { script, progress } = (await marking.nextScript?.(asked)) ?? fail()
      return { script: script && { ...script, round: null, state: 'done' }, progress }
    },
  })
  await expect.element(page.getByText(/Its mark was decided/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save and next' })).toBeDisabled()
  await userEvent.keyboard('1{Enter}')
  await expect.element(page.getByRole('checkbox', { name: /^States that osmosis/ })).not.toBeChecked()
  expect(given).toEqual([])
})
