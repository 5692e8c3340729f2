// The door of an exam, when what stands before the server answers in its place.
import { signInStudent } from '../steps/site.ts'
import { expect, test } from '../test.ts'
import { openSchool } from './school.ts'

test.use({ installation: 'shut-door' })

test('a door that a broken proxy keeps shut can be tried again', async ({ page, server }) => {
  const { subdomain, examId, candidates } = await openSchool(server, 1)
  const [candidate] = candidates
  if (!candidate) throw new Error('The school has no candidate.')
  await signInStudent(page, { subdomain, ...candidate })
  await page.route('**/rpc/attempt/door*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  )
  await page.goto(`/dashboard/exam/${examId}`)
  await expect(page.getByText('The server is busy or restarting.')).toBeVisible()
  await page.unroute('**/rpc/attempt/door*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Start Exam' })).toBeVisible()
})
