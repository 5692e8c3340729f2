// An exam that is offered without a network, by calls.
import { expect, type Page } from '@playwright/test'
import { hallCodeText } from '@sabimark/domain/exam/seal/hall-code.ts'
import { writePicture } from '@sabimark/domain/words/picture/picture-mark.ts'
import { samplePictures } from '@sabimark/domain/words/picture/samples.ts'
import { addStudent, call, type Hall, type Posed } from './by-call.ts'

/** One question with a picture and one with a formula: what a device needs beside the words. */
export async function pictureAndFormula(page: Page): Promise<Posed[]> {
  const data = Buffer.from(samplePictures.png).toString('base64')
  const { id } = await call<{ id: string }>(page, 'POST', '/questions/pictures', { data })
  const picture = writePicture({ id, alt: 'A cell', width: 60 })
  return [
    { question: `What is shown?\n\n${picture}`, options: ['right 1', 'wrong 1'] },
    { question: 'Which root, $\\sqrt{4}$?', options: ['right 2', 'wrong 2'] },
  ]
}

/** Returns the address of what is offered. */
export async function offerOffline(page: Page, examId: string): Promise<string> {
  const { sittingId } = await call<{ sittingId: string }>(page, 'GET', `/exams/${examId}`)
  const offline = `/exams/${examId}/sittings/${sittingId}/offline`
  await call(page, 'POST', offline, { isOffered: true })
  return offline
}

/** One more of the class that sits it. */
export async function addCandidate(page: Page, name: string, studentNumber: string): Promise<Hall['candidate']> {
  const { items } = await call<{ items: { id: string; name: string }[] }>(page, 'GET', '/classes')
  const classId = items.find((one) => one.name === 'SS1A')?.id
  const slip = await addStudent(page, { name, studentNumber, classId })
  return { studentNumber: slip.signInName, password: slip.firstPassword, name }
}

/** The student who is signed in has the sealed paper of the only exam on this device. */
export async function getReady(page: Page): Promise<void> {
  await page.goto('/dashboard/exams')
  const ready = page.getByRole('region', { name: 'Getting ready' })
  await ready.getByRole('button', { name: /^Get ready/ }).click()
  await ready.getByRole('button', { name: 'Get it now' }).click()
  await expect(ready.getByText('Ready on this device.')).toBeVisible()
}

export async function typeCode(page: Page, typed: string): Promise<void> {
  for (const [place, four] of hallCodeText(typed).split(' ').entries()) {
    await page.getByRole('textbox', { name: `Digits ${4 * place + 1} to ${4 * place + 4}` }).fill(four)
  }
}
