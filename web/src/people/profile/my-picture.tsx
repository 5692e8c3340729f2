import { client } from '../../platform/client.ts'
import { PicturePicker } from '../../platform/picture/picture-picker.tsx'
import { meKey, queryClient } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { Card } from '../../platform/ui/card.tsx'

/** The own picture, of staff; a student's is set by the school. */
export function MyPicture() {
  const { name, avatar } = useMe()
  return (
    <Card title="Your picture">
      <PicturePicker
        kind="photo"
        noun="picture"
        alt={`Picture of ${name}`}
        src={avatar}
        hint="Only you and the staff of your school see it. It is cut to passport size."
        save={(data, pressed) => client.people.setMyPhoto({ data }, pressed)}
        onSaved={() => queryClient.invalidateQueries({ queryKey: meKey })}
      />
    </Card>
  )
}
