import { client } from '../platform/client.ts'
import { useMay } from '../platform/may.ts'
import { PictureFrame } from '../platform/picture/picture-frame.tsx'
import { PicturePicker } from '../platform/picture/picture-picker.tsx'
import { readAgain } from '../platform/queries.ts'

type PersonPhotoProps = { personId: string; name: string; photoId: string | null }

/** The picture of a student or teacher, on their page alone: lists show initials, for fifty pictures cost data. */
export function PersonPhoto({ personId, name, photoId }: PersonPhotoProps) {
  const alt = `Picture of ${name}`
  const src = photoId && `/files/${photoId}`
  if (!useMay('people.setPhoto')) return src && <PictureFrame alt={alt} src={src} />
  return (
    <PicturePicker
      kind="photo"
      noun="picture"
      alt={alt}
      src={src}
      hint="Only staff and the person see it. It is cut to passport size."
      save={(data, pressed) => client.people.setPhoto({ id: personId, data }, pressed)}
      onSaved={readAgain}
    />
  )
}
