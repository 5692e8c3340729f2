import { z } from 'zod'

/** Half a character. By expression: the demo judges texts in browsers that know no `isWellFormed`. */
const half = /\p{Surrogate}/u

/**
 * Whether PostgreSQL can keep it (no NUL, no half character) and no letter carries more than thirty marks, the limit of
 * Unicode's stream-safe text: longer piles of them take a time to normalise that grows with their square.
 */
export const isStorable = (value: string) => !value.includes('\u0000') && !half.test(value) && !/\p{M}{31}/u.test(value)

/** Judged before anything is done with the text, and then nothing more is. */
const storable = { error: 'This text has a character that cannot be saved.', abort: true }

/** Text exactly as typed, judged later by the rules of its form; at most `max` characters. */
export const typedText = (max: number) => z.string().max(max).refine(isStorable, storable)

/** Text as a person typed it: NFC, trimmed, 1 to `max` characters, storable in PostgreSQL (see `isStorable`). */
export const text = (max: number) => z.string().refine(isStorable, storable).normalize('NFC').trim().min(1).max(max)

/** As `text`, but may be empty. */
export const optionalText = (max: number) =>
  z.string().refine(isStorable, storable).normalize('NFC').trim().max(max).default('')

/** A password is kept exactly as typed (no trimming); at most 200 characters so that hashing stays bounded. */
export const password = z.string().min(1).max(200)

/** An id of a row: UUID, made by the server. */
export const id = z.uuid()

/** A short random id of a question or an option inside a paper (16 characters of base32 without look-alikes). */
export const shortId = z.string().regex(/^[0-9a-z]{6,36}$/)

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** Marks in hundredths, as an integer: 250 is 2.5 marks. At most 1,000 marks. */
export const marksHundredths = z.int().min(0).max(100_000)

/** Marks an answer earned, in hundredths: a wrong one may cost some. */
export const earnedMarks = z.int().min(-100_000).max(100_000)

/** A list is paged by keyset, newest first: `cursor` is the id of the last row seen. */
export const page = z.object({ cursor: id.optional() })
