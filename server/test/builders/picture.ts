import { samplePictures } from '@sabimark/domain/words/picture/samples.ts'

/** Bytes as a picture is sent. */
export const asSent = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** A small PNG that anybody may send. */
export const aPicture = asSent(samplePictures.png)
