// Addresses that name no school, of one that has all of them: logo, picture of a question, calendar, shared report.
import { contract } from '@sabimark/contract/contract.ts'
import { samplePictures } from '@sabimark/domain/words/picture/samples.ts'
import { call } from '../../kill/call.ts'
import { untilTrue } from '../../kill/patience.ts'
import { examOf } from '../../kill/school.ts'
import type { Seated } from './seat-two.ts'

/** What is asked for, and by what its answer is known to be this school's. */
export type Address = { what: string; path: string; form?: string; isRight(answer: Response): Promise<boolean> }

const dayMs = 86_400_000
/** What a school that is not there just now is answered with. */
export const unavailable = 503

/** Makes them by the product's calls; `picture` is another one for each school. */
export async function layAddresses(
  { school, subdomain }: Seated,
  picture: keyof typeof samplePictures,
): Promise<Address[]> {
  const { admin } = school
  const [pupil] = school.pupils
  if (!pupil) throw new Error(`There is nobody at ${subdomain}.`)
  const bytes = samplePictures[picture]
  const data = Buffer.from(bytes).toString('base64')
  const { logoId } = await call(admin, contract.school.setLogo, { data })
  const { id: pictureId } = await call(admin, contract.bank.addPicture, { data })
  const title = `Tomorrow at ${subdomain}`
  await scheduleExam(school, title)
  const feed = await call(pupil.browser, contract.exam.renewFeed, undefined)
  const { url, pin } = await shareReport(school)
  const isPicture = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))
  return [
    { what: 'the logo', path: `/files/${logoId}`, isRight: isPicture },
    { what: 'the picture of a question', path: `/files/${pictureId}`, isRight: isPicture },
    { what: 'the calendar', path: feed.path, isRight: async (answer) => unfolded(await answer.text()).includes(title) },
    {
      what: 'the shared report',
      path: new URL(url).pathname,
      form: `pin=${pin}`,
      // The file of the school stands behind the page that the PIN leads to.
      isRight: async (answer) => answer.redirected && (await answer.text()).includes(new URL(url).pathname),
    },
  ]
}

/** Tomorrow, so that the group can be moved today. */
async function scheduleExam(school: Seated['school'], title: string): Promise<void> {
  const written = examOf(school, { title, durationMinutes: 30, classId: school.classIds.candidates })
  const later = (date: string) => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)
  const { examId } = await call(school.admin, contract.exam.create, {
    ...written,
    scheduledDate: later(written.scheduledDate),
    closingDate: later(written.closingDate),
  })
  await call(school.admin, contract.exam.publish, { examId })
}

async function shareReport({ admin }: Seated['school']): Promise<{ url: string; pin: string }> {
  const { id } = await call(admin, contract.report.make, { type: 'performance', range: 'this_month', format: 'csv' })
  const isReady = async () => (await call(admin, contract.report.getMade, { id })).state === 'ready'
  await untilTrue('the report is made', 120_000, isReady, 250)
  return await call(admin, contract.report.share, { id, days: 7 })
}

/** Long lines of a calendar go on behind a blank. */
const unfolded = (text: string): string => text.replaceAll(/\r?\n /g, '')

/** `right`, `wrong`, or the status it was answered with. */
export async function askFor(url: string, { path, form, isRight }: Address): Promise<'right' | 'wrong' | number> {
  const answer = await fetch(`${url}${path}`, {
    ...(form === undefined
      ? {}
      : { method: 'POST', body: form, headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url } }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!answer.ok) return answer.status
  return (await isRight(answer)) ? 'right' : 'wrong'
}
