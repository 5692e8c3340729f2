import { pressOfImport } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { refusalCode, refusalText } from '../../platform/refusal.ts'
import { pictureNamesIn, withPictureNames } from '../files/picture-names.ts'
import type { Picture } from '../files/tasks.ts'

type Question = Parameters<typeof client.bank.addQuestion>[0]
type Names = Readonly<Record<string, string>>

/** What the call takes, in characters of base64. */
const mostSent = 1_000_000

/**
 * Hands the pictures of these questions to the bank, each once: their ids by their names in the file, and why others were
 * refused. They go as they are, and only the server looks into them: one that is made to harm is opened nowhere.
 */
export async function keepPictures(
  pictures: readonly Picture[],
  known: Names,
  questions: readonly { question: Question }[],
): Promise<{ pictureIds: Names; refused: Names }> {
  const pictureIds: Record<string, string> = { ...known }
  const refused: Record<string, string> = {}
  for (const name of pictureNamesIn(questions.flatMap(({ question }) => textsOf(question)))) {
    const picture = pictures.find((one) => one.name === name)
    if (!picture || pictureIds[name] !== undefined) continue
    try {
      const data = base64Of(picture.bytes)
      if (data.length > mostSent) refused[name] = 'At most 300 kB.'
      else pictureIds[name] = (await client.bank.addPicture({ data }, pressOfImport())).id
    } catch (error) {
      if (!['NOT_AN_IMAGE', 'PICTURE_TOO_LARGE'].includes(refusalCode(error) ?? '')) throw error
      refused[name] = refusalText(error)
    }
  }
  return { pictureIds, refused }
}

/** Why a question cannot be sent with its pictures. */
export function fieldsOf(question: Question, refused: Names): { field: string; message: string }[] {
  return pictureNamesIn(textsOf(question)).flatMap((name) => {
    const why = refused[name]
    return why === undefined ? [] : [{ field: 'question', message: `The picture “${name}” was refused. ${why}` }]
  })
}

/** The question with the ids of the bank in place of the names of the file. */
export function withIds(question: Question, ids: Names): Question {
  const renamed = (text: string) => withPictureNames(text, ids)
  return {
    ...question,
    question: renamed(question.question),
    ...(question.passage && 'text' in question.passage && { passage: { text: renamed(question.passage.text) } }),
    ...(question.options && { options: question.options.map((option = '') => renamed(option)) }),
    explanation: renamed(question.explanation ?? ''),
  }
}

function textsOf({ passage, question, options = [], explanation = '' }: Question): string[] {
  return [
    passage && 'text' in passage ? passage.text : '',
    question,
    explanation,
    ...options.map((option = '') => option),
  ]
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}
