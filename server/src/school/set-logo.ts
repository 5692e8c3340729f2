import { deleteFiles, insertFile } from '../platform/files/files.db.ts'
import { readPicture, readSmallLogo } from '../platform/files/read-picture.ts'
import { isRefused } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { selectLogo, updateLogo } from './logo.db.ts'
import { refuseLacking } from './plan-lacks.ts'
import { lockSchool } from './school.db.ts'

type Sent = { data: string | null; small?: string | null | undefined }

/** Puts another logo in the place of the one there is, or none; the old file is deleted. */
export async function setLogo({ tx, input, actor, note }: Ctx<Sent>) {
  const picture = input.data === null ? null : readPicture(input.data)
  if (isRefused(picture)) return picture
  const small = input.small ? readSmallLogo(input.small) : null
  if (isRefused(small)) return small
  const lacking = picture && (await refuseLacking(tx, 'branding'))
  if (lacking) return lacking
  await lockSchool(tx)
  const before = await selectLogo(tx)
  const logoId = picture && (await insertFile(tx, picture, actor.userId, small))
  await updateLogo(tx, logoId)
  if (before !== null) await deleteFiles(tx, [before])
  if (logoId !== before) await note(logoId ? 'school.logo_set' : 'school.logo_removed', tx.schoolId)
  return { logoId }
}
