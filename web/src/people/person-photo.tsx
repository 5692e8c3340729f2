import { client } from '../platform/client.ts'
import { PicturePicker } from '../platform/picture/picture-picker.tsx'
import { readAgain } from '../platform/queries.ts'

type PersonPhotoProps = { personId: string; name: string; photoId: string | null }

/** The picture of a student or teacher, on their page alone: lists show initials, for fifty pictures cost data. */
export function PersonPhoto({ personId, name, photoId }: PersonPhotoProps) {
  return (
    <PicturePicker
      kind="photo"
      noun="picture"
      alt={`Picture of ${name}`}
      src={photoId && `/files/${photoId}`}
      hint="Only staff and the person see it. It is cut to passport size."
      save={(data) => client.people.setPhoto({ id: personId, data })}
      onSaved={readAgain}
    />
  )
}
