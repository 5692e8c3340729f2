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

/** A paper as JAMB sets one, small: four sections, of a picture and a formula, a passage, a blank and an essay. */
export async function questionsInSections(page: Page): Promise<Posed[]> {
  const blank = { kind: 'text', before: '', after: '', near: 'wrong', accepted: [{ text: 'Abuja', percent: 100 }] }
  const compare = { case: false, accents: false, punctuation: false, spaces: true }
  const written = { kind: 'essay', minWords: null, maxWords: 200, answerOn: 'screen', guide: '', rubric: [] }
  const typed = { options: [], correctAnswer: [] }
  return [
    ...(await pictureAndFormula(page)).map((one) => ({ ...one, section: 0 })),
    {
      ...{ question: 'Who came home?', options: ['right 3', 'wrong 3'], section: 1 },
      passage: { text: 'The harmattan was over when Ngozi came home.' },
    },
    { ...typed, question: 'The capital.', type: 'fill_blank', rules: { ...blank, compare }, section: 2 },
    { ...typed, question: 'Discuss the harmattan.', type: 'essay', rules: written, section: 3 },
  ]
}

export const fourSections = ['A', 'B', 'C', 'D'].map((letter) => ({
  ...{ title: `Section ${letter}`, instructions: `What ${letter} asks.` },
}))

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
  await expect(ready.getByText('Ready on this device.')).toBeVisible()
}

export async function typeCode(page: Page, typed: string): Promise<void> {
  for (const [place, four] of hallCodeText(typed).split(' ').entries()) {
    await page.getByRole('textbox', { name: `Digits ${4 * place + 1} to ${4 * place + 4}` }).fill(four)
  }
}
