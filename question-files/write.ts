import { formats } from './formats.ts'
import type { Picture } from './neutral/picture.ts'
import type { Question } from './neutral/question.ts'
import type { FormatId } from './neutral/result.ts'

/** Questions as a file. `pictures`: those the questions show; formats without pictures leave them out (`losses` says so). */
export async function writeQuestions(
  format: FormatId,
  questions: readonly Question[],
  pictures: readonly Picture[] = [],
): Promise<Uint8Array> {
  const written = await formats.find(({ id }) => id === format)?.write(questions, pictures)
  return typeof written === 'string' ? new TextEncoder().encode(written) : (written ?? new Uint8Array())
}
