import { pictureAddress } from '../../platform/markdown/picture.tsx'
import { isPictureId, pictureNamesIn } from '../files/picture-names.ts'
import type { NeutralQuestion, Picture } from '../files/tasks.ts'

type Fetched = { pictures: Picture[]; missingCount: number }

export const noPictures: Fetched = { pictures: [], missingCount: 0 }

/** The pictures questions show, for a file that holds them; `missingCount`: those that could not be had. */
export async function fetchPictures(questions: readonly NeutralQuestion[]): Promise<Fetched> {
  const texts = questions.flatMap(({ text, passage, explanation, options }) => [
    text,
    passage ?? '',
    explanation ?? '',
    ...options.map((option) => option.text),
  ])
  const ids = pictureNamesIn(texts).filter(isPictureId)
  const pictures: Picture[] = []
  for (const name of ids) {
    const picture = await fetchPicture(name).catch(() => null)
    if (picture) pictures.push(picture)
  }
  return { pictures, missingCount: ids.length - pictures.length }
}

async function fetchPicture(name: string): Promise<Picture | null> {
  const reply = await fetch(pictureAddress(name))
  const mediaType = mediaTypes.find((type) => reply.headers.get('content-type')?.startsWith(type))
  return reply.ok && mediaType ? { name, mediaType, bytes: new Uint8Array(await reply.arrayBuffer()) } : null
}

const mediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
