// A file names a subject the school lacks: it is added with the questions, once, though the reply gets lost.
import { call, openHall } from './steps/by-call.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'question-import' })

test('a missing subject is added with its questions, and a lost reply adds no second one', async ({ page, server }) => {
  await openHall(page, server)
  const subjects = async () => {
    const { items } = await call<{ items: { name: string }[] }>(page, 'GET', '/subjects?size=500')
    return items.map(({ name }) => name).sort()
  }
  const before = await subjects()
  await page.goto('/dashboard/questions/import')
  const row = (question: string, subject: string) => `Multiple choice,${question},Yes,No,A,1,1,Easy,${subject},Mock`
  const rows = ['Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic', row('Is it gold?', 'Alchemy')]
  await page.getByLabel('File of questions').setInputFiles({
    ...{ name: 'One.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) },
  })
  const asked = page.getByRole('dialog', { name: 'Settings for every question' })
  await asked.getByRole('button', { name: 'Look at the questions' }).click()
  await expect(page.getByText('1 found: 1 needs you.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Alchemy (1 question)' }).selectOption('Add Alchemy')
  await expect(page.getByText('The subject Alchemy will also be added.')).toBeVisible()
  expect(await subjects()).toEqual(before)

  let lost = 0
  await page.route('**/rpc/school/addSubject', async (route) => {
    await route.fetch()
    lost += 1
    await route.abort()
  })
  const add = page.getByRole('button', { name: /[Aa]dd 1 question$/ })
  await add.click()
  await expect(page.getByText(/^No network/)).toBeVisible()
  await add.dblclick()
  await expect(page.getByText('1 question was added to the bank.')).toBeVisible()
  expect(lost).toBe(1)
  expect(await subjects()).toEqual([...before, 'Alchemy'].sort())
})
