import { pictureAddress } from '../../platform/markdown/picture.tsx'

/** Held, so that the browser keeps what it has while the network is away. */
const held = new Map<string, HTMLImageElement>()

/** Fetches the pictures of a paper before they are turned to. One that does not come is asked for again where it is shown. */
export async function fetchPictures(ids: readonly string[]): Promise<void> {
  await Promise.all([...new Set(ids)].map(fetchPicture))
}

async function fetchPicture(id: string): Promise<void> {
  const picture = held.get(id) ?? new Image()
  held.set(id, picture)
  if (picture.src === '') picture.src = pictureAddress(id)
  await picture.decode().catch(() => held.delete(id))
}
